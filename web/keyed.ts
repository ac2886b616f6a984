/** Things that are shown in one order as long as they are shown: the key of each is its place. */
export function keyed<Thing>(things: readonly Thing[]): { key: string; place: number; thing: Thing }[] {
  return things.map((thing, place) => ({ key: String(place), place, thing }))
}
