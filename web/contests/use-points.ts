import { useEffect, useState } from 'react'
import { useActionData } from 'react-router'
import { pointsEach } from '#contract/contests/voting.ts'
import type { Refusal } from '#web/forms/sending.ts'

/** Returns the name of the votes field of a work, see `sendBallot`. */
export const pointsField = (id: number) => `value_${id}`

export interface BallotPoints {
  /** True after hydration: before that, and without JavaScript, votes are typed into number fields. */
  isLive: boolean
  of(id: number): number
  left: number
  /** Number of votes each voter can give. */
  all: number
  give(id: number): void
  takeBack(id: number): void
}

/**
 * Votes of a voter for the works. Starts with the values of a refused form that was submitted as a document,
 * and with those typed before hydration. If the focused title or field is replaced by a button, that button
 * gets the focus.
 */
export function useBallotPoints(ids: readonly number[]): BallotPoints {
  const refusal = useActionData() as Partial<Refusal> | undefined
  const [points, setPoints] = useState(() => clampPoints(ids, name => refusal?.values?.[name]?.[0]))
  const [live, setLive] = useState<{ focused: () => HTMLElement | null | undefined } | null>(null)
  useEffect(() => {
    setPoints(clampPoints(ids, name => fieldOf(name)?.value))
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

/** Reads the typed votes, capped at the number of votes available. */
function clampPoints(ids: readonly number[], typedIn: (name: string) => string | undefined) {
  const points: Record<number, number> = {}
  let left = pointsEach
  for (const id of ids) {
    const typed = Number(typedIn(pointsField(id)) ?? 0)
    points[id] = Number.isInteger(typed) && typed > 0 ? Math.min(left, typed) : 0
    left -= points[id]
  }
  return points
}
