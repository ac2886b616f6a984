const guard = 60_000 // milliseconds: a page that stays broken must not reload for ever
const key = 'reloaded-at'
const reloadDelay = 50 // milliseconds: a screen that is being opened first gets its address, which is then what is reloaded

/** A part of the app that can't be loaded is usually one of an older version: the page is loaded anew, once a minute. */
export function reloadOnLostChunks(): void {
  addEventListener('vite:preloadError', event => {
    if (reloadOnce()) event.preventDefault()
  })
}

/** The link that somebody is following: a reload meanwhile leads there. */
export const following = { to: '' }

/** Loads the page anew unless that was done within the last minute; then links load their documents from here on. */
export function reloadOnce(): boolean {
  const may = mayReload(Date.now())
  if (may) setTimeout(() => (following.to ? location.assign(following.to) : location.reload()), reloadDelay)
  else leaveToBrowser()
  return may
}

// From here on every link loads its document, which can be read whatever becomes of its parts.
function leaveToBrowser(): void {
  document.documentElement.dataset.outdated = ''
}

function mayReload(now: number): boolean {
  const last = Number(sessionStorage.getItem(key) ?? 0)
  if (now - last < guard) return false
  sessionStorage.setItem(key, String(now))
  return true
}
