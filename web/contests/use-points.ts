import { useEffect, useState } from 'react'
import { useActionData } from 'react-router'
import { pointsEach } from '#contract/contests/voting.ts'
import type { Refusal } from '#web/forms/sending.ts'

/** The field of a work for which votes are given, see `sendBallot`. */
export const pointsField = (id: number) => `value_${id}`

export interface Points {
  /** True once buttons work: before, and without JavaScript, numbers are typed. */
  isLive: boolean
  of(id: number): number
  left: number
  /** How many there are to give. */
  all: number
  give(id: number): void
  takeBack(id: number): void
}

/**
 * What a voter gives to the works: after a refusal of a form that was sent as a document what was sent, and what was
 * typed before buttons worked. The focus goes over to the button that takes the place of a title or a field.
 */
export function usePoints(ids: readonly number[]): Points {
  const refusal = useActionData() as Partial<Refusal> | undefined
  const [points, setPoints] = useState(() => pointsIn(ids, name => refusal?.values?.[name]?.[0]))
  const [live, setLive] = useState<{ focused: () => HTMLElement | null | undefined } | null>(null)
  useEffect(() => {
    setPoints(pointsIn(ids, name => fieldOf(name)?.value))
    const name = ids.map(pointsField).find(one => workOf(one)?.contains(document.activeElement)) ?? ''
    const button = document.activeElement?.closest('h3') ? 'h3 button' : 'fieldset button:last-of-type'
    setLive({ focused: () => workOf(name)?.querySelector<HTMLElement>(button) })
  }, [ids])
  useEffect(() => {
    if (document.activeElement === document.body) live?.focused()?.focus()
  }, [live])
  const of = (id: number) => points[id] ?? 0
  const left = pointsEach - ids.reduce((sum, id) => sum + of(id), 0)
  const change = (id: number, by: number) => setPoints(now => ({ ...now, [id]: (now[id] ?? 0) + by }))
  return {
    ...{ isLive: live !== null, of, left, all: pointsEach },
    give: id => left > 0 && change(id, 1),
    takeBack: id => of(id) > 0 && change(id, -1),
  }
}

const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
const workOf = (name: string) => fieldOf(name)?.closest('li')

/** As many as there are to give. */
function pointsIn(ids: readonly number[], typedIn: (name: string) => string | undefined) {
  const points: Record<number, number> = {}
  let left = pointsEach
  for (const id of ids) {
    const typed = Number(typedIn(pointsField(id)) ?? 0)
    points[id] = Number.isInteger(typed) && typed > 0 ? Math.min(left, typed) : 0
    left -= points[id]
  }
  return points
}
