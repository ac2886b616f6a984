import type { BallotProblem } from '#contract/voting/judge.ts'
import { refuse } from '#contract/voting/reasons.ts'
import { voteReasons } from '#messages/polls.ts'
import type { Context } from '#server/platform/calls/calls.ts'

/** The first problem is the reason; each field is told its own, so that all can be mended at once. */
export function refuseBallot(problems: readonly BallotProblem[], { language }: Pick<Context, 'language'>) {
  const [{ reason } = { reason: 'invalidRequest' as const }] = problems
  const errors = problems.flatMap(({ field, reason: code }) =>
    field ? [{ field, code, message: voteReasons[code][language] }] : [],
  )
  return refuse(reason, errors.length > 0 ? { errors } : {})
}
