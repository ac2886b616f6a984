/** Somebody in the order that was made by hand. */
export interface Placed {
  id: number
  name: string
  position: string
}

export type Part = 'investigators' | 'others'
export type Places = Record<Part, readonly Placed[]>

/** The same people, this one at another place: of the same part or of the other one. */
export function placedAt(places: Places, person: Placed, part: Part, at: number): Places {
  const rest = without(places, person.id)
  const place = Math.max(0, Math.min(at, rest[part].length))
  return { ...rest, [part]: rest[part].toSpliced(place, 0, person) }
}

/** Without this person, who is in the alphabet then. */
export function without({ investigators, others }: Places, id: number): Places {
  const isAnother = (one: Placed) => one.id !== id
  return { investigators: investigators.filter(isAnother), others: others.filter(isAnother) }
}

/** Where arrow keys lead: up and down, and over the border between the parts. */
export function step(places: Places, { id }: Placed, by: -1 | 1): [part: Part, at: number] | null {
  const part: Part = places.investigators.some(one => one.id === id) ? 'investigators' : 'others'
  const at = places[part].findIndex(one => one.id === id) + by
  if (at >= 0 && at < places[part].length) return [part, at]
  if (part === 'investigators' && by === 1) return ['others', 0]
  if (part === 'others' && by === -1) return ['investigators', places.investigators.length]
  return null
}

/** Where somebody stands who is dropped on another row, before or behind it, or on a part without anybody. */
export function droppedOn(places: Places, { id }: Placed, over: string, isBehind: boolean): [Part, number] {
  if (over === 'investigators' || over === 'others') return [over, 0]
  const isOver = (one: Placed) => String(one.id) === over
  const part: Part = places.investigators.some(isOver) ? 'investigators' : 'others'
  const at = places[part].findIndex(isOver)
  const isOwnPart = places[part].some(one => one.id === id)
  return [part, !isOwnPart && isBehind ? at + 1 : at]
}

/** Who was placed before and is not any more. */
export function leftOut(before: Places, now: Places): number[] {
  const placed = new Set([...now.investigators, ...now.others].map(({ id }) => id))
  return [...before.investigators, ...before.others].map(({ id }) => id).filter(id => !placed.has(id))
}

export function isSame(before: Places, now: Places): boolean {
  const idsOf = ({ investigators, others }: Places) =>
    [investigators, others].map(part => part.map(({ id }) => id).join()).join(';')
  return idsOf(before) === idsOf(now)
}
