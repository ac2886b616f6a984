// Screens with unsaved input, hidden views included.
const unsaved = new Set<string>()

export function setUnsaved(screen: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(screen)
  else unsaved.delete(screen)
}

/** Called when the user has agreed to discard the input. */
export function forgetUnsaved(): void {
  unsaved.clear()
}

/** Lets the browser ask before the window is closed while input is unsaved. Returns the clean-up function. */
export function warnBeforeLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if (unsaved.size > 0) event.preventDefault()
  }
  addEventListener('beforeunload', warn)
  return () => removeEventListener('beforeunload', warn)
}
