/**
 * Registers the service worker, which caches visited pages. Reloads for a new version unless typed text would
 * be lost.
 */
export function registerWorker(): void {
  const { serviceWorker } = navigator
  if (!serviceWorker || import.meta.env.DEV) return
  const isUpdate = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => isUpdate && showNewVersion())
  // Errors are ignored: without a service worker only the offline mode is missing.
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
}

/**
 * Asks the service worker, once it is active, to cache a page that it has not seen, and with `withFiles` the
 * files loaded so far.
 */
export async function requestCaching(address: string, withFiles: boolean): Promise<void> {
  const worker = await navigator.serviceWorker?.ready
  const files = withFiles ? performance.getEntriesByType('resource').map(({ name }) => name) : []
  worker?.active?.postMessage({ visited: address, files })
}

// If typed text would be lost, the next link loads its page in full, and with it the new version.
function showNewVersion(): void {
  document.documentElement.dataset.outdated = ''
  if (!hasTypedText(document)) location.reload()
}

/** Whether a form, visible or hidden, contains a changed value. */
export function hasTypedText(root: ParentNode): boolean {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  )
  return [...fields].some(isTouched)
}

function isTouched(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(one => one.selected !== one.defaultSelected)
  if (field.type === 'hidden') return false
  const isTick = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
  return isTick ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
