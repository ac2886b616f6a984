/** The same things, the one with this id at another place. */
export function moved<Thing extends { id: string }>(
  things: readonly Thing[],
  id: string,
  to: number,
): Thing[] {
  const thing = things.find(one => one.id === id)
  if (!thing || to < 0 || to >= things.length) return [...things]
  const others = things.filter(one => one !== thing)
  return [...others.slice(0, to), thing, ...others.slice(to)]
}
