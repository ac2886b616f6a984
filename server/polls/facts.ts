import type { Context } from '#server/platform/calls/calls.ts'
import { begunOf, countBallots, findVotings, stateOf } from '#server/voting/voting.ts'
import { face } from './guard.ts'
import { findMoments } from './queries.ts'

/** Returns, by poll id, what staff see of a poll in addition to its fields: the state of its voting. */
export async function factsOf({ db, clock }: Pick<Context, 'db' | 'clock'>, ids: readonly number[]) {
  const now = clock()
  const [polls, votings] = [await findMoments(db, ids), await findVotings(db, face, ids)]
  const votingIds = votings.map(({ id }) => id)
  const ballots = await countBallots(db, votingIds)
  const begun = await begunOf({ db, clock }, votingIds)
  return new Map(
    polls.map(poll => {
      const voting = votings.find(({ faceId }) => faceId === poll.id)
      const facts = {
        votingState: stateOf({ ...poll, annulledAt: voting?.annulledAt ?? null }, now),
        ballots: ballots.get(voting?.id ?? 0) ?? 0,
        begun: begun.get(voting?.id ?? 0) ?? { question: false, rules: false },
        isAnnulled: voting !== undefined && voting.annulledAt !== null,
      }
      return [poll.id, facts]
    }),
  )
}
