/** A file let go where nothing takes it would be opened in place of the page, and what was typed would be gone. */
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
