// For data that changes while no component shows it, such as files by an upload that continues on another screen.
const listeners = new Set<(area: string) => void>()

/** Loads the data of this area again. */
export function notifyChanged(area: string): void {
  for (const listener of listeners) listener(area)
}

export function onChanged(listener: (area: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
