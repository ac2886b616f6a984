import { sql } from 'kysely'
import { countVotes } from '#contract/voting/count.ts'
import type { CountedResults, VotingResults } from '#contract/voting/rules.ts'
import { areResultsShown, fewestShown, type VotingState, votingState } from '#contract/voting/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { isConcealed } from './concealed.ts'
import { findNumbers } from './numbers.ts'
import { findVotes, type Voting, waitForBallots } from './queries.ts'
import { type Sharing, sharing } from './sharing.ts'

type Needs = Pick<Context, 'db' | 'clock'>

// Shares counts: in a hall many people vote at once, and each response contains the result.
const counts = new WeakMap<Needs['db'], Sharing<CountedResults>>()

/** The result as a visitor may see it, or null. */
export async function shownResults(
  { db, clock }: Needs,
  voting: Voting,
  options: readonly string[],
  hasVoted: boolean,
): Promise<VotingResults | null> {
  if (voting.annulledAt) return null
  const { results } = voting.rules
  const state = votingState(votingMomentsOf(voting), clock())
  // With infinitely many ballots: if the result is hidden for another reason, it need not be counted.
  if (!areResultsShown({ state, results, hasVoted, ballots: Number.POSITIVE_INFINITY })) return null
  const share = counts.get(db) ?? sharing()
  counts.set(db, share)
  const counted = await share(voting.id, () => countVoting({ db, clock }, voting, options))
  if (!areResultsShown({ state, results, hasVoted, ballots: counted.ballots })) return null
  const shown = state === 'closed' ? counted : await updateShownResults(db, voting.id, counted)
  return shown && withoutStaffNumbers(shown)
}

/** Removes the outcome of the other ballots, which is only for staff (decision 346). */
function withoutStaffNumbers({ numbers, ...shown }: CountedResults): VotingResults {
  return { ...shown, excluded: numbers.excluded }
}

/**
 * Returns the result to show while others still vote. It is updated only once at least `fewestShown` further
 * ballots were counted.
 */
async function updateShownResults(
  db: Needs['db'],
  id: number,
  counted: CountedResults,
): Promise<CountedResults | null> {
  await db
    .updateTable('votings')
    .set({ shownResults: asJson(counted) })
    .where('id', '=', id)
    .where(
      sql<boolean>`coalesce((shown_results ->> 'ballots')::int, 0) + ${fewestShown} <= ${counted.ballots}::int`,
    )
    .execute()
  const row = await db.selectFrom('votings').select('shownResults').where('id', '=', id).executeTakeFirst()
  return row?.shownResults ?? null
}

/** Counts all valid ballots, after waiting for those that are being stored. */
export async function countVoting(
  { db, clock }: Needs,
  voting: Pick<Voting, 'id' | 'rules'>,
  options: readonly string[],
): Promise<CountedResults> {
  await waitForBallots(db, voting.id)
  const ballots = await findVotes(db, voting)
  const numbers = await findNumbers(db, voting.id)
  return { ...countVotes(voting.rules, options, ballots), numbers, countedAt: clock().toISOString() }
}

/** Returns the count for staff; for a secret voting without the options while its ballots are concealed. */
export async function countForStaff(
  needs: Needs,
  voting: Voting,
  options: readonly string[],
): Promise<CountedResults> {
  const isNone = await isConcealed(needs, voting)
  const counted = await countVoting(needs, voting, options)
  return isNone ? { ...counted, options: [] } : counted
}

/** Times of a voting in the form that the contract's functions take. */
export function votingMomentsOf({ opensAt, closesAt }: Pick<Voting, 'opensAt' | 'closesAt'>) {
  return { opensAt: opensAt?.toISOString() ?? null, closesAt: closesAt?.toISOString() ?? null }
}

/** State of a voting; an annulled one is closed. */
export function stateOf(voting: Pick<Voting, 'opensAt' | 'closesAt' | 'annulledAt'>, now: Date): VotingState {
  return voting.annulledAt ? 'closed' : votingState(votingMomentsOf(voting), now)
}
