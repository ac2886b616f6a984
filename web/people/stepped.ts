/** The same things, the one at this place a step further up or down. */
export function stepped<Thing>(things: readonly Thing[], at: number, step: -1 | 1): Thing[] {
  const thing = things[at]
  if (thing === undefined) return [...things]
  return things.toSpliced(at, 1).toSpliced(at + step, 0, thing)
}
