import { randomBytes } from 'node:crypto'
import { contestPhase } from '#contract/contests/phase.ts'
import type { Raffle } from '#contract/contests/voting.ts'
import { fail } from '#contract/errors.ts'
import { inLanguage } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { audit } from '#server/platform/records/records.ts'
import { findAccepted, findArtists } from './contribution-queries.ts'
import { lockContest } from './queries.ts'
import { raffleOrder } from './raffle-order.ts'
import { personOf } from './ranking.ts'
import { addRaffle, findRaffle } from './result-queries.ts'
import { timesOf } from './times.ts'

/** Returns a random seed, so that nobody can choose it. */
export function newSeed(): string {
  return randomBytes(16).toString('hex')
}

/**
 * Draws the raffle of a contest among its artists, each once, however many of their works were accepted. The
 * seed is generated here, so that nobody can choose it. Throws `votingNotOver`, `raffleDrawn`,
 * `nobodyToDraw`.
 */
export async function drawRaffle(context: Context, contestId: number): Promise<void> {
  const { db, clock } = context
  const contest = await lockContest(db, contestId)
  if (!contest) throw fail('notFound')
  const phase = contestPhase(timesOf(contest), clock())
  if (phase !== 'counting' && phase !== 'ended') throw fail('votingNotOver')
  const contributionIds = await oneOfEachArtist(context, contestId)
  if (contributionIds.length === 0) throw fail('nobodyToDraw')
  const seed = newSeed()
  if (!(await addRaffle(db, { contestId, seed, contributionIds, drawnAt: clock() })))
    throw fail('raffleDrawn')
  await audit(context, { action: 'raffleDrawn', entity: 'contests', entityId: contestId, details: { seed } })
}

/** Returns the first submitted work of each artist, in the order of submission. */
export async function oneOfEachArtist({ db }: Pick<Context, 'db'>, contestId: number): Promise<number[]> {
  const ids = (await findAccepted(db, contestId)).map(({ id }) => id).sort((a, b) => a - b)
  const artists = await findArtists(db, ids)
  const persons = ids.map(id => personOf(artists, id))
  return ids.filter((_, n) => persons.indexOf(persons[n] ?? '') === n)
}

/**
 * Returns the raffle with all that is needed to repeat the draw, or null. It names artists: only for staff,
 * and for the public once the contest has ended.
 */
export async function raffleOf(
  { db, language }: Pick<Context, 'db' | 'language'>,
  contestId: number,
): Promise<Raffle | null> {
  const row = await findRaffle(db, contestId)
  if (!row) return null
  const works = await findAccepted(db, contestId)
  const artists = await findArtists(db, row.contributionIds)
  const entries = row.contributionIds.map((id, n) => {
    const work = works.find(one => one.id === id)
    const artist = artists.find(({ contributionId }) => contributionId === id)?.name ?? ''
    const shown = work && { title: inLanguage(work.title, language).value, slug: work.slug, artist }
    return { number: n + 1, work: shown ?? null }
  })
  const [winner = 1] = raffleOrder(row.seed, entries.length)
  return { seed: row.seed, entries, winner, drawnAt: row.drawnAt.toISOString() }
}
