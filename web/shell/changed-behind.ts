// What changes while no component shows it, such as the files by an upload that goes on behind another screen.
const listeners = new Set<(area: string) => void>()

/** Whatever is of this area is asked for anew. */
export function tellChanged(area: string): void {
  for (const listener of listeners) listener(area)
}

export function onChanged(listener: (area: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
