import type { BallotProblem } from '#contract/voting/judge.ts'
import { voteFailure } from '#contract/voting/reasons.ts'
import { voteReasons } from '#messages/polls.ts'
import type { Context } from '#server/platform/calls/calls.ts'

/**
 * Returns the failure with the first problem as its reason, and with all problems by field, so that they can
 * be corrected at once.
 */
export function refuseBallot(problems: readonly BallotProblem[], { language }: Pick<Context, 'language'>) {
  const [{ reason } = { reason: 'invalidRequest' as const }] = problems
  const errors = problems.flatMap(({ field, reason: code }) =>
    field ? [{ field, code, message: voteReasons[code][language] }] : [],
  )
  return voteFailure(reason, errors.length > 0 ? { errors } : {})
}
