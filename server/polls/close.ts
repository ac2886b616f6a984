import type { Poll } from '#contract/polls/poll.ts'
import { refuse } from '#contract/voting/reasons.ts'
import { votingState } from '#contract/voting/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { change, find } from '#server/platform/records/records.ts'
import { pollKind } from './kind.ts'

/** Ends a poll now; the history says who did. Throws `pollNotStarted` and `pollExpired` where it is not open. */
export async function close(context: Context, id: number): Promise<Poll> {
  const poll = await find(pollKind, context, id)
  const now = context.clock()
  const state = votingState(poll, now)
  if (state === 'notStarted') throw refuse('pollNotStarted')
  if (state === 'closed') throw refuse('pollExpired')
  return change(pollKind, context, {
    ...{ id, version: poll.version, isSmallChange: true },
    closesAt: now.toISOString(),
  })
}
