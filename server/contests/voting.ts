import type { ContestFields } from '#contract/contests/contest.ts'
import { contestVotingRules } from '#contract/contests/voting.ts'
import type { Acting } from '#server/platform/records/records.ts'
import { saveVoting } from '#server/voting/voting.ts'

/** The face that contests are of the engine of votes. */
export const face = 'contests'

/** After a save: the engine learns when this contest is voted on. A jury needs none, nor does what never stops submitting. */
export async function putVoting(
  context: Acting,
  { id, fields }: { id: number; fields: ContestFields },
): Promise<void> {
  const { judging, submissionEnd, votingStart, votingEnd } = fields
  const opensAt = votingStart ?? submissionEnd
  if (judging !== 'public' || opensAt === null) return
  await saveVoting(context, { face, faceId: id, rules: contestVotingRules, opensAt, closesAt: votingEnd })
}
