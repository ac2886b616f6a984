import { asJson } from '#server/platform/database/database.ts'
import { findVotings } from '#server/voting/voting.ts'
import { keepDemoContribution } from './demo-contribution.ts'
import { openTestContests } from './test-contests.ts'

interface Entry {
  name: string
  title: string
}

/** A contest whose voting has just begun, with these works; `echos-in-farbe` is its slug. */
export async function openTestVote(entries: readonly Entry[] = fourWorks, given: object = {}) {
  const site = await openTestContests()
  const { open, move, ask, dependencies } = site
  const contest = await open(given)
  /** Adds works and returns the ids of all works. */
  const addWorks = async (more: readonly Entry[]) => {
    for (const { name, title } of more)
      await keepDemoContribution(dependencies, {
        ...{ contestId: contest.id, state: 'accepted', kind: 'picture', fileId: null },
        ...{ title: { de: title, en: '' }, text: noText, altText: noText },
        artist: { name, email: addressOf(name), language: 'de' },
      })
    const { db } = dependencies
    const made = await db.selectFrom('contestContributions').select('id').orderBy('id').execute()
    return made.map(({ id }) => id)
  }
  const works = await addWorks(entries)
  await move(2)
  const vote = async (points: Record<number, number>, voter: object = { email: 'anna@example.org' }) => {
    const votes = Object.entries(points).map(([id, value]) => ({ id, value }))
    const payload = { votes, terms: true, ...voter }
    return ask({ method: 'PUT', path: '/artifact-voting/echos-in-farbe', payload })
  }
  const confirm = (token: string) =>
    ask({ method: 'PATCH', path: `/artifact-ballot/${token}`, payload: { confirm: true } })
  const voting = async () => {
    const [found] = await findVotings(dependencies.db, 'contests', [contest.id])
    if (!found) throw new Error('The contest has no voting.')
    return found
  }
  const stored = async () => {
    const rows = await dependencies.db.selectFrom('ballots').select('value').execute()
    return rows.map(({ value }) => value)
  }
  /** Stores confirmed ballots, each as points by the position of a work in `works`. */
  const cast = async (...ballots: Record<number, number>[]) => {
    const { id } = await voting()
    const rows = ballots.map(points => ({
      votingId: id,
      value: asJson(Object.entries(points).map(([n, value]) => ({ id: String(works[Number(n)]), value }))),
    }))
    await dependencies.db.insertInto('ballots').values(rows).execute()
  }
  return { ...site, contest, works, addWorks, vote, confirm, voting, stored, cast }
}

const noText = { de: '', en: '' }

const addressOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.org`

export const fourWorks: readonly Entry[] = [
  { name: 'Ada Berg', title: 'Erstes' },
  { name: 'Bela Tal', title: 'Zweites' },
  { name: 'Cleo Feld', title: 'Drittes' },
  { name: 'Dora Hain', title: 'Viertes' },
]
