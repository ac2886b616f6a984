import type { ContestFields } from '#contract/contests/contest.ts'
import { contestVotingRules, juryVotingRules } from '#contract/contests/voting.ts'
import type { Acting } from '#server/platform/records/records.ts'
import { saveVoting } from '#server/voting/voting.ts'

/** Name of contests as a face of votings. */
export const face = 'contests'

/**
 * Runs after a save: saves when and by whom this contest is voted on. A contest whose submission never ends
 * has no voting.
 */
export async function putVoting(
  context: Acting,
  { id, fields }: { id: number; fields: ContestFields },
): Promise<void> {
  const { judging, submissionEnd, votingStart, votingEnd } = fields
  const opensAt = votingStart ?? submissionEnd
  if (opensAt === null) return
  const rules = judging === 'jury' ? juryVotingRules : contestVotingRules
  const times = { opensAt, closesAt: votingEnd, endField: 'votingEnd' } as const
  await saveVoting(context, { face, faceId: id, rules, ...times })
}
