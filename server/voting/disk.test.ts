import { sql } from 'kysely'
import { expect, inject, test, vi } from 'vitest'
import { day } from '#contract/durations.ts'
import { ballot, choice, openTestPolls } from '#server/polls/test-polls.ts'
import { reportAttack } from '../../bench/attacks/attack-results.ts'
import { allFilesOf, countIn, filesBelow, filesOf, readLog } from '../../bench/attacks/bytes.ts'
import { destroyVotingKeys, shuffleClosedBallots } from './jobs.ts'
import { markOfAddress } from './marks.ts'

// Other tests write to the database's write-ahead log as well, and its old content is removed with a delay.
vi.setConfig({ testTimeout: 150_000 })

const cluster = inject('cluster').folder
const voters = 6
const addressOf = (n: number) => `disk-${n}@example.org`
// The chosen option, as a word that occurs nowhere else on the disk.
const chosenBy = (n: number) => `diskchoice${n}zx${process.pid}`

/** A secret poll with several votes, one after the other, and the bytes to search for. */
async function openVoted() {
  const site = await openTestPolls()
  const options = Array.from({ length: voters }, (_, n) => ({
    ...{ id: chosenBy(n), label: { de: `Antwort ${n}`, en: `Answer ${n}` } },
    ...{ text: { de: '', en: '' }, imageId: null, audioId: null },
  }))
  const poll = await site.make({}, { options })
  const { key } = await site.votingOf(poll)
  if (!key) throw new Error('The poll has no key.')
  const marks: Buffer[] = []
  for (let n = 0; n < voters; n += 1) {
    const votes = choice([chosenBy(n), 1])
    expect((await site.vote(poll.id, { ...ballot(addressOf(n)), votes })).status).toBe(200)
    marks.push(markOfAddress(key, addressOf(n), { way: 'confirmed' }))
  }
  const { db } = site.dependencies
  const rows = async (query: string) =>
    (await sql<Record<string, unknown>>`${sql.raw(query)}`.execute(db)).rows
  const fileOf = async (table: string) => Buffer.concat(await filesOf(cluster, rows, table))
  const everything = async () => {
    await sql`checkpoint`.execute(db)
    const { dataDir } = site.dependencies.config
    return [...(await allFilesOf(cluster, rows)), ...(await filesBelow(dataDir)), ...(await readLog(cluster))]
  }
  return { ...site, everything, key, marks, chosen: marks.map((_, n) => Buffer.from(chosenBy(n))), fileOf }
}

const each = (times: number, of = voters) => Array.from({ length: of }, () => times)

test('after a poll has closed, each mark and vote is on the disk once, from one transaction, and not in the log', async () => {
  const { dependencies, marks, chosen, move, fileOf } = await openVoted()
  const { db } = dependencies
  const both = [...marks, ...chosen]
  // As a control: marks and votes are in the write-ahead log.
  await sql`checkpoint`.execute(db)
  expect(Math.min(...countIn(await readLog(cluster), both))).toBeGreaterThan(0)
  move(25)
  await shuffleClosedBallots(dependencies)
  const log = async () => {
    await sql`checkpoint`.execute(db)
    return countIn(await readLog(cluster), both)
  }
  await expect.poll(log, { timeout: 120_000 }).toEqual(each(0, 2 * voters))
  expect(countIn([await fileOf('participations')], marks)).toEqual(each(2)) // in the table and in its index
  expect(countIn([await fileOf('ballots')], chosen)).toEqual(each(1))
  const { rows } = await sql<{ transactions: number }>`select count(distinct xmin::text)::int as transactions
    from (select xmin from ballots union all select xmin from participations) as written`.execute(db)
  expect(rows).toEqual([{ transactions: 1 }])
  reportAttack('the bytes on the disk after the end', both.length, [])
})

test('after the nights in which its key is destroyed, neither key nor mark is on the disk', async () => {
  const { dependencies, marks, key, time, everything } = await openVoted()
  const wanted = [...marks, key]
  await sql`analyze`.execute(dependencies.db)
  // As a control: all are on the disk, including in the planner's statistics.
  expect(Math.min(...countIn(await everything(), wanted))).toBeGreaterThan(0)
  await shuffleClosedBallots(dependencies)
  time.now = new Date(time.now.getTime() + 32 * day)
  // Deleted rows that another connection may still read are removed the next time.
  const night = async () => {
    await destroyVotingKeys(dependencies)
    return countIn(await everything(), wanted)
  }
  await expect.poll(night, { timeout: 120_000, interval: 500 }).toEqual(each(0, wanted.length))
  reportAttack('the bytes on the disk after the end of the key', wanted.length, [])
})
