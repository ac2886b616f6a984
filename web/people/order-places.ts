/** A person in the manual order. */
export interface Placed {
  id: number
  name: string
}

export type Part = 'investigators' | 'others'
export type Places = Record<Part, readonly Placed[]>

/** Moves a person to another index, in the same or the other part. */
export function placedAt(places: Places, person: Placed, part: Part, at: number): Places {
  const rest = withoutPerson(places, person.id)
  const place = Math.max(0, Math.min(at, rest[part].length))
  return { ...rest, [part]: rest[part].toSpliced(place, 0, person) }
}

/** Removes a person from the manual order; they are then sorted alphabetically. */
export function withoutPerson({ investigators, others }: Places, id: number): Places {
  const isAnother = (one: Placed) => one.id !== id
  return { investigators: investigators.filter(isAnother), others: others.filter(isAnother) }
}

/**
 * Returns the target of an arrow key: up or down, also across the border between the parts; null at the ends.
 */
export function placeAfterStep(places: Places, { id }: Placed, by: -1 | 1): [part: Part, at: number] | null {
  const part: Part = places.investigators.some(one => one.id === id) ? 'investigators' : 'others'
  const at = places[part].findIndex(one => one.id === id) + by
  if (at >= 0 && at < places[part].length) return [part, at]
  if (part === 'investigators' && by === 1) return ['others', 0]
  if (part === 'others' && by === -1) return ['investigators', places.investigators.length]
  return null
}

/** Returns the target of a person dropped on another row (before or behind it), or on an empty part. */
export function placeOfDrop(places: Places, { id }: Placed, over: string, isBehind: boolean): [Part, number] {
  if (over === 'investigators' || over === 'others') return [over, 0]
  const isOver = (one: Placed) => String(one.id) === over
  const part: Part = places.investigators.some(isOver) ? 'investigators' : 'others'
  const at = places[part].findIndex(isOver)
  const isOwnPart = places[part].some(one => one.id === id)
  return [part, !isOwnPart && isBehind ? at + 1 : at]
}

/** Returns the ids of people who are no longer in the manual order. */
export function removedIds(before: Places, now: Places): number[] {
  const placed = new Set([...now.investigators, ...now.others].map(({ id }) => id))
  return [...before.investigators, ...before.others].map(({ id }) => id).filter(id => !placed.has(id))
}

export function isSameOrder(before: Places, now: Places): boolean {
  const idsOf = ({ investigators, others }: Places) =>
    [investigators, others].map(part => part.map(({ id }) => id).join()).join(';')
  return idsOf(before) === idsOf(now)
}
