import { z } from 'zod'
import { isId, key } from '../fields.ts'

export const votedKinds = ['polls', 'contests'] as const
export type VotedKind = (typeof votedKinds)[number]

/** What the calls of votes name a poll or a contest by, beside its slug; no slug has a dot. */
export function votingIdOf(kind: VotedKind, id: number): string {
  return kind === 'polls' ? String(id) : `contest.${id}`
}

const shape = /^(contest\.)?(\d{1,10})$/

/** A voting id in a path: `5`, or `contest.5`. */
export const votingIdInPath = z.coerce.string().pipe(
  key(20)
    .regex(shape)
    .refine(text => namedBy(text) !== null),
)

/** The poll or contest that a voting id names; null for anything else, such as a slug. */
export function namedBy(text: string): { kind: VotedKind; id: number } | null {
  const [, contest, id = ''] = shape.exec(text) ?? []
  if (!isId(Number(id))) return null
  return { kind: contest ? 'contests' : 'polls', id: Number(id) }
}
