import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { retention } from '#contract/retention.ts'
import { silentLog } from '#server/platform/database/log.ts'
import { createTestDatabase } from '#server/platform/database/test-database.ts'
import { recordLog } from '#server/platform/database/test-log.ts'
import { type AllJobs, createJobs, type Job, jobsOf } from './jobs.ts'
import { recurringNames, schedule } from './schedule.ts'

const patient = { timeout: 120_000 }

type Notes = { entries: unknown[] }

test('a job runs once its transaction has committed, and never if it did not', async () => {
  const { db, jobs, notes } = await prepare({ say })
  jobs.work(notes)
  await db.transaction().execute(trx => jobs.enqueue(trx, 'say', { word: 'kept' }))
  const undone = db.transaction().execute(async trx => {
    await jobs.enqueue(trx, 'say', { word: 'undone' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await jobs.enqueue(db, 'say', { word: 'last' })
  await vi.waitFor(() => expect(notes.entries).toHaveLength(2), patient)
  expect(notes.entries).toEqual(expect.arrayContaining([{ word: 'kept' }, { word: 'last' }]))
})

test('a job is enqueued for many at once, in their transaction', async () => {
  const { db, jobs, notes } = await prepare({ say })
  const words = Array.from({ length: 50 }, (_, n) => ({ word: `word ${n}` }))
  await db.transaction().execute(trx => jobs.enqueueAll(trx, 'say', words))
  const undone = db.transaction().execute(async trx => {
    await jobs.enqueueAll(trx, 'say', [{ word: 'undone' }])
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await jobs.enqueueAll(db, 'say', [])
  jobs.work(notes)
  await vi.waitFor(() => expect(notes.entries).toHaveLength(50), patient)
  expect(notes.entries).toEqual(expect.arrayContaining(words))
})

test('an enqueued job wakes its worker instead of waiting for the next poll, a scheduled one too', async () => {
  const { db, jobs, notes } = await prepare({
    say,
    forget: async ({ entries }) => void entries.push('night'),
  })
  jobs.work(notes)
  await jobs.enqueue(db, 'say', { word: 'quick' })
  await vi.waitFor(() => expect(notes.entries).toHaveLength(1), patient)
  // The worker of scheduled jobs polls as it begins, and then every 30 seconds.
  for (let runs = 2; runs <= 3; runs += 1) {
    await jobs.enqueue(db, 'forget')
    await vi.waitFor(() => expect(notes.entries).toHaveLength(runs), patient)
  }
})

test('a job enqueued before the worker starts is run', async () => {
  const { db, jobs, notes } = await prepare({ say })
  await db.transaction().execute(trx => jobs.enqueue(trx, 'say', { word: 'early' }))
  jobs.work(notes)
  await vi.waitFor(() => expect(notes.entries).toEqual([{ word: 'early' }]), patient)
})

test('a job that fails is logged and waits for its next attempt', async () => {
  const log = recordLog()
  const { db, jobs, notes } = await prepare({ stumble: () => Promise.reject(new Error('no such file')) }, log)
  jobs.work(notes)
  await jobs.enqueue(db, 'stumble')
  await vi.waitFor(() => expect(log.messages).toContain('a job failed'), patient)
  await vi.waitFor(async () => {
    const { rows } = await sql<{
      state: string
    }>`select state from pgboss.job where name = 'stumble'`.execute(db)
    expect(rows).toEqual([{ state: 'retry' }])
  }, patient)
})

test('an unknown job cannot be enqueued', async () => {
  const { db, jobs } = await prepare({})
  await expect(jobs.enqueue(db, 'unheardOf')).rejects.toThrow('There is no job unheardOf')
})

test('scheduled jobs are stored with their time and time zone, and run', async () => {
  const { db, jobs, notes } = await prepare({ forget: async ({ entries }) => void entries.push('night') })
  await jobs.enqueue(db, 'forget')
  jobs.work(notes)
  await vi.waitFor(() => expect(notes.entries).toEqual(['night']), patient)
  const { rows } = await sql<{ key: string; cron: string; timezone: string }>`
    select key, cron, timezone from pgboss.schedule`.execute(db)
  expect(rows).toContainEqual({
    key: 'forget',
    cron: schedule.forget.at,
    timezone: 'Europe/Berlin',
  })
  expect(rows).toHaveLength(recurringNames.length)
})

test('scheduled jobs that are due together all run, and only a failed one is retried', async () => {
  const noted = (name: string): [string, Job<Notes>] => [name, async ({ entries }) => void entries.push(name)]
  const own = Object.fromEntries(recurringNames.map(noted))
  const { db, jobs, notes } = await prepare({
    ...own,
    expireSeats: () => Promise.reject(new Error('no such seat')),
  })
  for (const name of recurringNames) await jobs.enqueue(db, name)
  jobs.work(notes)
  const others = recurringNames.filter(name => name !== 'expireSeats')
  await vi.waitFor(() => expect(new Set(notes.entries)).toEqual(new Set(others)), patient)
  await vi.waitFor(async () => {
    const { rows } = await sql<{ name: string }>`select distinct data ->> 'name' as name from pgboss.job
      where name = 'recurring' and state <> 'completed'`.execute(db)
    expect(rows).toEqual([{ name: 'expireSeats' }])
  }, patient)
})

test('the queue keeps to three connections', async () => {
  const { db, jobs, notes } = await prepare({ say })
  jobs.work(notes)
  await Promise.all(Array.from({ length: 20 }, (_, n) => jobs.enqueue(db, 'say', { n })))
  await vi.waitFor(() => expect(notes.entries).toHaveLength(20), patient)
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name in ('larmor jobs', 'pgboss')`.execute(db)
  expect(rows[0]?.count).toBeLessThanOrEqual(3)
})

test('stopping waits for the job in hand', async () => {
  const begun = Promise.withResolvers<void>()
  const { db, jobs, notes } = await prepare({
    async slow({ entries }) {
      begun.resolve()
      await new Promise(resolve => setTimeout(resolve, 700))
      entries.push('finished')
    },
  })
  jobs.work(notes)
  await jobs.enqueue(db, 'slow')
  await begun.promise
  await jobs.stop()
  expect(notes.entries).toEqual(['finished'])
})

test('docs/privacy.md lists every kind of data with its retention period', async () => {
  const document = await readFile('docs/privacy.md', 'utf8')
  const rows = document
    .split('\n')
    .filter(line => line.startsWith('| '))
    .slice(1)
  expect(rows).toEqual(Object.values(retention).map(({ what, period }) => `| ${what.en} | ${period.en} |`))
})

test('no scheduled job is due in the hour of the clock change', () => {
  for (const name of recurringNames) expect(schedule[name].at).not.toMatch(/^\S+ 2 /)
})

const say: Job<Notes> = async ({ entries }, data) => void entries.push(data)

async function prepare(own: Record<string, Job<Notes>>, log = silentLog) {
  const database = await createTestDatabase()
  const nothing: Job<Notes> = async () => undefined
  const all = Object.fromEntries(recurringNames.map(name => [name, nothing]))
  const jobs = createJobs<Notes>({
    connection: database.connection,
    log,
    jobs: { ...all, ...own } as AllJobs<Notes>,
  })
  onTestFinished(async () => {
    await jobs.stop()
    await database.drop()
  })
  return { db: database.db, jobs, notes: { entries: [] } as Notes }
}

test('two jobs of the same name, and scheduled jobs without a handler, are refused at the start', () => {
  const scheduled = Object.fromEntries(recurringNames.map(name => [name, say]))
  expect(Object.keys(jobsOf([{ jobs: scheduled }, {}, { jobs: { say } }]))).toContain('say')
  expect(() => jobsOf([{ jobs: scheduled }, { jobs: { sweepFiles: say } }])).toThrow('sweepFiles')
  expect(() => jobsOf([{ jobs: { say } }])).toThrow('schedule')
})
