import { sql } from 'kysely'
import { count } from '#contract/voting/count.ts'
import type { CountedResults, VotingResults } from '#contract/voting/rules.ts'
import { areResultsShown, fewestShown, type VotingState, votingState } from '#contract/voting/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { isConcealed } from './concealed.ts'
import { findNumbers } from './numbers.ts'
import { findVotes, type Voting, waitForBallots } from './queries.ts'
import { type Sharing, sharing } from './sharing.ts'

type Needs = Pick<Context, 'db' | 'clock'>

// A hall votes at once, and each ballot is answered with all of them.
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
  const state = votingState(openingOf(voting), clock())
  // Enough of them: what is hidden for another reason need not be counted.
  if (!areResultsShown({ state, results, hasVoted, ballots: Number.POSITIVE_INFINITY })) return null
  const share = counts.get(db) ?? sharing()
  counts.set(db, share)
  const counted = await share(voting.id, () => countVoting({ db, clock }, voting, options))
  if (!areResultsShown({ state, results, hasVoted, ballots: counted.ballots })) return null
  const shown = state === 'closed' ? counted : await stepOf(db, voting.id, counted)
  return shown && published(shown)
}

/** Without what became of the other ballots, which is for staff (decision 346). */
function published({ numbers, ...shown }: CountedResults): VotingResults {
  return { ...shown, excluded: numbers.excluded }
}

/** What voters are shown while others still vote: as many more ballots each time as are shown at all. */
async function stepOf(db: Needs['db'], id: number, counted: CountedResults): Promise<CountedResults | null> {
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

/** The count of all ballots that count now; those that are being written are waited for. */
export async function countVoting(
  { db, clock }: Needs,
  voting: Pick<Voting, 'id' | 'rules'>,
  options: readonly string[],
): Promise<CountedResults> {
  await waitForBallots(db, voting.id)
  const ballots = await findVotes(db, voting)
  const numbers = await findNumbers(db, voting.id)
  return { ...count(voting.rules, options, ballots), numbers, countedAt: clock().toISOString() }
}

/** The count for staff: of a secret voting numbers alone, as long as its ballots are concealed from them. */
export async function countForStaff(
  needs: Needs,
  voting: Voting,
  options: readonly string[],
): Promise<CountedResults> {
  const isNone = await isConcealed(needs, voting)
  const counted = await countVoting(needs, voting, options)
  return isNone ? { ...counted, options: [] } : counted
}

/** A voting with its moments as the questions of the contract take them. */
export function openingOf({ opensAt, closesAt }: Pick<Voting, 'opensAt' | 'closesAt'>) {
  return { opensAt: opensAt?.toISOString() ?? null, closesAt: closesAt?.toISOString() ?? null }
}

/** How it stands with a voting; one that was annulled is over. */
export function stateOf(voting: Pick<Voting, 'opensAt' | 'closesAt' | 'annulledAt'>, now: Date): VotingState {
  return voting.annulledAt ? 'closed' : votingState(openingOf(voting), now)
}
