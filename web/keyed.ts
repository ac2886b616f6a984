/** Adds index keys to items whose order does not change while they are shown. */
export function keyed<Thing>(things: readonly Thing[]): { key: string; place: number; thing: Thing }[] {
  return things.map((thing, place) => ({ key: String(place), place, thing }))
}
