import type { Poll } from '#contract/polls/poll.ts'
import { voteFailure } from '#contract/voting/reasons.ts'
import { votingState } from '#contract/voting/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { change, find } from '#server/platform/records/records.ts'
import { pollKind } from './kind.ts'

/**
 * Closes a poll now; its history records the user. Throws `pollNotStarted` or `pollExpired` if it is not
 * open.
 */
export async function close(context: Context, id: number): Promise<Poll> {
  const poll = await find(pollKind, context, id)
  const now = context.clock()
  const state = votingState(poll, now)
  if (state === 'notStarted') throw voteFailure('pollNotStarted')
  if (state === 'closed') throw voteFailure('pollExpired')
  return change(pollKind, context, {
    ...{ id, version: poll.version, isSmallChange: true },
    closesAt: now.toISOString(),
  })
}
