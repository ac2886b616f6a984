const guard = 60_000 // milliseconds: prevents a reload loop on a page that stays broken
const key = 'reloaded-at'
const reloadDelay = 50 // milliseconds: lets a pending navigation set the address that is then reloaded

/**
 * A chunk that fails to load usually belongs to an older version: reloads the page, at most once a minute.
 */
export function reloadOnLostChunks(): void {
  addEventListener('vite:preloadError', event => {
    if (reloadOnce()) event.preventDefault()
  })
}

/** Address of the link that is being followed; a reload in the meantime goes there. */
export const followedLink = { to: '' }

/**
 * Reloads the page unless that was done within the last minute; after that, links load documents. Returns
 * whether it reloads.
 */
export function reloadOnce(): boolean {
  const may = claimReload(Date.now())
  if (may)
    setTimeout(() => (followedLink.to ? location.assign(followedLink.to) : location.reload()), reloadDelay)
  else leaveToBrowser()
  return may
}

// From now on every link loads a document, which is readable even if chunks fail to load.
function leaveToBrowser(): void {
  document.documentElement.dataset.outdated = ''
}

function claimReload(now: number): boolean {
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (now - last < guard) return false
  sessionStorage.setItem(key, String(now))
  return true
}
