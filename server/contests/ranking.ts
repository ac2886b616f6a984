import type { ContestFields } from '#contract/contests/contest.ts'
import { contestPhase } from '#contract/contests/phase.ts'
import { placesOf } from '#contract/contests/places.ts'
import { asksForTicket } from '#contract/voting/rules.ts'
import { fewestShown } from '#contract/voting/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Acting } from '#server/platform/records/records.ts'
import { countBallots, countVoting, findVotings, type Voting } from '#server/voting/voting.ts'
import { type ArtistRow, findAccepted, findArtists } from './contribution-queries.ts'
import type { ContestRow } from './queries.ts'
import { findResults, putResults } from './result-queries.ts'
import { timesOf } from './times.ts'
import { face } from './voting.ts'

type Needs = Pick<Context, 'db' | 'clock'>

/**
 * Result of a contest. With few public ballots it lists no works, because they could reveal a person's vote.
 * Juries are accountable for their decision: with few ballots the places are given, but no points.
 */
export interface Ranking {
  ballots: number
  /** The most points first, or the winners if points are withheld. */
  works: { id: number; value: number | null; place: number | null }[]
}

/**
 * Returns the announced result, or the one that would be announced; null until the voting is over, and if
 * there was no voting.
 */
export async function rankingOf(context: Needs, contest: ContestRow): Promise<Ranking | null> {
  const phase = contestPhase(timesOf(contest), context.clock())
  const voting = phase === 'counting' || phase === 'ended' ? await votingOf(context, contest) : null
  if (!voting) return null
  return phase === 'ended'
    ? announcedRanking(context, contest.id, voting)
    : countedRanking(context, contest.id, voting)
}

/** Returns the number of voters; null if there was no voting. */
export async function ballotsOf(context: Needs, contest: ContestRow): Promise<number | null> {
  const voting = await votingOf(context, contest)
  return voting ? ((await countBallots(context.db, [voting.id])).get(voting.id) ?? 0) : null
}

async function votingOf({ db }: Needs, { id }: Pick<ContestRow, 'id'>) {
  const [voting] = await findVotings(db, face, [id])
  return voting && !voting.annulledAt ? voting : null // an annulled one has no result
}

async function countedRanking({ db, clock }: Needs, contestId: number, voting: Voting): Promise<Ranking> {
  const ids = (await findAccepted(db, contestId)).map(({ id }) => id)
  const { ballots, options } = await countVoting({ db, clock }, voting, ids.map(String))
  const isJury = asksForTicket(voting.rules)
  if (ballots === 0 || (ballots < fewestShown && !isJury)) return { ballots, works: [] }
  const artists = await findArtists(db, ids)
  const rated = options.map(option => ({
    ...{ id: Number(option.id), value: option.value, ballots: option.ballots },
    artist: personOf(artists, Number(option.id)),
  }))
  const places = placesOf(rated)
  const works = rated.map(({ id, value }) => ({
    ...{ id, place: places.get(id) ?? null },
    value: ballots < fewestShown ? null : value,
  }))
  return { ballots, works: inOrder(works) }
}

// After the third place, which is the last.
const afterPlaces = 4

/** By points; without points by place. */
function inOrder(works: Ranking['works']): Ranking['works'] {
  return works.toSorted(
    (a, b) =>
      (b.value ?? 0) - (a.value ?? 0) || (a.place ?? afterPlaces) - (b.place ?? afterPlaces) || a.id - b.id,
  )
}

async function announcedRanking({ db }: Needs, contestId: number, voting: Voting): Promise<Ranking> {
  const ids = (await findAccepted(db, contestId)).map(({ id }) => id)
  const ballots = (await countBallots(db, [voting.id])).get(voting.id) ?? 0
  const works = (await findResults(db, ids)).map(({ contributionId, rating, place }) => ({
    ...{ id: contributionId, value: rating, place },
  }))
  return { ballots, works: inOrder(works) }
}

/** Identifies the artist of a work: by their mailbox, or by their name once the address is deleted. */
export function personOf(artists: readonly ArtistRow[], contributionId: number): string {
  const artist = artists.find(one => one.contributionId === contributionId)
  return artist?.emailKey ?? artist?.name.toLowerCase() ?? String(contributionId)
}

/**
 * Runs after a save: counts the result when it is published, and keeps it as announced, whatever is deleted
 * later. If it is withdrawn and published again, it is counted again.
 */
export async function keepResults(
  context: Acting,
  { id, fields, before }: { id: number; fields: ContestFields; before: ContestFields | null },
): Promise<void> {
  if (fields.areResultsPublished === (before?.areResultsPublished ?? false)) return
  const voting = fields.areResultsPublished ? await votingOf(context, { id }) : null
  const works = voting ? (await countedRanking(context, id, voting)).works : []
  const rows = works.map(({ id: contributionId, value, place }) => ({ contributionId, rating: value, place }))
  await putResults(context.db, id, rows)
}
