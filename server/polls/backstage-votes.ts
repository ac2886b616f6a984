import { fail } from '#contract/errors.ts'
import type { Bilingual } from '#contract/language.ts'
import type { Poll } from '#contract/polls/poll.ts'
import type { pollVotesApi } from '#contract/polls/votes-api.ts'
import type { CountedResults } from '#contract/voting/rules.ts'
import { parseVotingId } from '#contract/voting/voting-id.ts'
import { contestFace } from '#server/contests/contests.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { QueryOf } from '#server/platform/lists/lists.ts'
import { find } from '#server/platform/records/records.ts'
import {
  annulVoting,
  attemptFiguresOf,
  countForStaff,
  countVoting,
  excludeBallot,
  findVotings,
  listAttempts,
  listVotes,
  turnoutOf,
  type Voting,
} from '#server/voting/voting.ts'
import { idsOf } from './detail.ts'
import { face } from './guard.ts'
import { pollKind } from './kind.ts'
import { findPoll, type PollRow } from './queries.ts'

/** The votes of a poll or a contest. Throws `notFound`, as everything here. */
export async function votes(context: Context, { id, ...query }: QueryOf<typeof pollVotesApi.votes>) {
  return listVotes(context, await findVotedOnById(context, id), query)
}

export async function turnout(context: Context, id: string) {
  return turnoutOf(context, (await findVotedOnById(context, id)).voting)
}

export async function failedAttempts(
  context: Context,
  { id, ...query }: QueryOf<typeof pollVotesApi.failedAttempts>,
) {
  const { voting } = await findVotedOnById(context, id)
  return listAttempts(context, { votingId: voting.id }, query)
}

/** Returns the failed attempts on all polls and contests, including ones that do not exist. */
export async function allFailedAttempts(
  context: Context,
  query: QueryOf<typeof pollVotesApi.allFailedAttempts>,
) {
  return listAttempts(context, { votingId: null }, query)
}

type Since = Omit<Parameters<typeof attemptFiguresOf>[1], 'votingId'>

export async function attemptFigures(context: Context, { id, ...since }: Since & { id: string }) {
  return attemptFiguresOf(context, { ...since, votingId: (await findVotedOnById(context, id)).voting.id })
}

export async function allAttemptFigures(context: Context, since: Since) {
  return attemptFiguresOf(context, { ...since, votingId: null })
}

/**
 * Counts the ballots again and returns the result with the number of ballots by outcome, limited to what
 * staff may see.
 */
export async function recount(context: Context, id: string): Promise<CountedResults> {
  const { options, voting } = await findVotedOnById(context, id)
  return countForStaff(
    context,
    voting,
    options.map(option => option.id),
  )
}

/** Returns the complete recount, for the command line. */
export async function recountWhole(
  context: Pick<Context, 'db' | 'clock'>,
  id: number,
): Promise<CountedResults> {
  const { poll, voting } = await findVotedPoll(context, id)
  return countVoting(context, voting, idsOf(poll))
}

/** Excludes a ballot of a named poll from the count; `reason: null` includes it again. */
export async function exclude(
  context: Context,
  { id, ballotId, reason }: { id: number; ballotId: string; reason: string | null },
): Promise<void> {
  const { voting } = await findVotedPoll(context, id)
  await excludeBallot(context, voting, ballotId, reason)
}

/** Annuls a poll; `reason: null` makes it valid again. */
export async function annul(
  context: Context,
  { id, reason }: { id: number; reason: Bilingual<string> | null },
): Promise<Poll> {
  const { voting } = await findVotedPoll(context, id)
  await annulVoting(context, voting, reason)
  return find(pollKind, context, id)
}

/** Returns the voting and the options of a poll or a contest by its voting id. */
async function findVotedOnById(context: Pick<Context, 'db'>, votingId: string) {
  const named = parseVotingId(votingId)
  if (!named) throw fail('notFound')
  if (named.kind === 'polls') {
    const { poll, voting } = await findVotedPoll(context, named.id)
    return { voting, options: poll.options }
  }
  const [contest] = await contestFace.find(context.db, [named.id])
  const [voting] = await findVotings(context.db, contestFace.name, [named.id])
  if (!contest || !voting) throw fail('notFound')
  return { voting, options: await contestFace.optionsOf(context.db, contest) }
}

async function findVotedPoll(
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<{ poll: PollRow; voting: Voting }> {
  const [poll, [voting]] = [await findPoll(db, id), await findVotings(db, face, [id])]
  if (!poll || !voting) throw fail('notFound')
  return { poll, voting }
}
