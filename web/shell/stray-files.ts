/**
 * Prevents the browser from opening a file dropped outside of an upload area, which would discard the input.
 * Returns the clean-up function.
 */
export function refuseStrayFiles(): () => void {
  addEventListener('dragover', refuse)
  addEventListener('drop', refuse)
  return () => {
    removeEventListener('dragover', refuse)
    removeEventListener('drop', refuse)
  }
}

function refuse(event: DragEvent): void {
  const isTaken = event.defaultPrevented || (event.target as Element).matches('input[type="file"]')
  if (isTaken || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}
