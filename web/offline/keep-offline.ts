/** Has the worker keep visited pages; a new version shows itself as soon as nothing typed would be lost. */
export function keepOffline(): void {
  const { serviceWorker } = navigator
  if (!serviceWorker || import.meta.env.DEV) return
  const isUpdate = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => isUpdate && showNewVersion())
  // Without a worker everything works but without a network.
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
}

/** The worker, as soon as there is one, keeps a page that it has not seen, and where asked the files loaded so far. */
export async function tellVisited(address: string, withFiles: boolean): Promise<void> {
  const worker = await navigator.serviceWorker?.ready
  const files = withFiles ? performance.getEntriesByType('resource').map(({ name }) => name) : []
  worker?.active?.postMessage({ visited: address, files })
}

// Where something typed would be lost, the next link loads its page whole, and with it the new version.
function showNewVersion(): void {
  document.documentElement.dataset.outdated = ''
  if (!hasTypedText(document)) location.reload()
}

/** Whether a form, shown or kept out of sight, holds something that was typed or chosen. */
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
