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

/** What a voter gives to the works. After a refusal of a form that was sent as a document it is what was sent. */
export function usePoints(ids: readonly number[]): Points {
  const refusal = useActionData() as Partial<Refusal> | undefined
  const [isLive, setLive] = useState(false)
  const [points, setPoints] = useState(() => pointsIn(refusal, ids))
  useEffect(() => setLive(true), [])
  const of = (id: number) => points[id] ?? 0
  const left = pointsEach - ids.reduce((sum, id) => sum + of(id), 0)
  const change = (id: number, by: number) => setPoints(now => ({ ...now, [id]: (now[id] ?? 0) + by }))
  return {
    ...{ isLive, of, left, all: pointsEach },
    give: id => left > 0 && change(id, 1),
    takeBack: id => of(id) > 0 && change(id, -1),
  }
}

function pointsIn(refusal: Partial<Refusal> | undefined, ids: readonly number[]): Record<number, number> {
  const sent = ids.map(id => [id, Number(refusal?.values?.[pointsField(id)]?.[0] ?? 0)] as const)
  return Object.fromEntries(sent.filter(([, value]) => Number.isInteger(value) && value > 0))
}
