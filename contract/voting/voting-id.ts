import { z } from 'zod'
import { isId, key } from '../fields.ts'

export const votedKinds = ['polls', 'contests'] as const
export type VotedKind = (typeof votedKinds)[number]

/**
 * Returns the id of a poll or contest for the voting calls, an alternative to its slug; no slug contains a
 * dot.
 */
export function votingIdOf(kind: VotedKind, id: number): string {
  return kind === 'polls' ? String(id) : `contest.${id}`
}

const shape = /^(contest\.)?(\d{1,10})$/

/** A voting id in a path: `5`, or `contest.5`. */
export const votingIdInPath = z.coerce.string().pipe(
  key(20)
    .regex(shape)
    .refine(text => parseVotingId(text) !== null),
)

/** Returns the poll or contest of a voting id; null for anything else, such as a slug. */
export function parseVotingId(text: string): { kind: VotedKind; id: number } | null {
  const [, contest, id = ''] = shape.exec(text) ?? []
  if (!isId(Number(id))) return null
  return { kind: contest ? 'contests' : 'polls', id: Number(id) }
}
