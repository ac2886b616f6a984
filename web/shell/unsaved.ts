// Screens with words that are not saved yet; a kept view that is out of sight counts, too.
const unsaved = new Set<string>()

export function setUnsaved(screen: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(screen)
  else unsaved.delete(screen)
}

/** Nobody is asked any more: they have said that it may go. */
export function forgetUnsaved(): void {
  unsaved.clear()
}

/** Asks before the window is closed or left while anything is unsaved. */
export function warnBeforeLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (unsaved.size > 0) event.preventDefault()
  }
  addEventListener('beforeunload', warn)
  return () => removeEventListener('beforeunload', warn)
}
