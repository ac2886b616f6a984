import { expect, test } from 'vitest'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { recordLog } from '#server/platform/database/test-log.ts'
import { openFigures } from '#server/platform/figures/figures.ts'
import { securityRouter } from './router.ts'

type Metrics = Record<'byHour' | 'byDay', { at: string; counts: Record<string, number> }[]>

test('counts of two processes are added up by hour, and by day in Berlin', async () => {
  const { dependencies, figures, time, metrics } = await open()
  const other = openFigures(dependencies)
  for (let n = 0; n < 3; n += 1) figures.add('failedLogins')
  other.add('failedLogins')
  other.add('overLimit')
  await Promise.all([figures.flush(), other.flush()])
  time.now = new Date('2027-03-12T23:30:00Z')
  figures.add('failedLogins')
  await figures.flush()
  const { byHour, byDay } = await metrics()
  expect(byHour).toHaveLength(24)
  expect(byHour.at(-1)).toMatchObject({
    at: '2027-03-12T23:00:00.000Z',
    counts: { failedLogins: 1, overLimit: 0 },
  })
  expect(byHour.find(({ at }) => at === '2027-03-12T16:00:00.000Z')).toMatchObject({
    counts: { failedLogins: 4, overLimit: 1, logins: 0 },
  })
  expect(byDay).toHaveLength(30)
  expect(byDay.slice(-2)).toMatchObject([
    { at: '2027-03-11T23:00:00.000Z', counts: { failedLogins: 4 } },
    { at: '2027-03-12T23:00:00.000Z', counts: { failedLogins: 1 } },
  ])
})

test('the hour that comes twice in October is two, and a day of 25 hours is one', async () => {
  const { figures, time, metrics } = await open()
  for (const [n, at] of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T22:30:00Z'].entries()) {
    time.now = new Date(at)
    for (let count = 0; count <= n; count += 1) figures.add('logins')
    await figures.flush()
  }
  const { byHour, byDay } = await metrics()
  const logins = (list: Metrics['byHour']) =>
    list.filter(({ counts }) => counts.logins !== 0).map(({ at, counts }) => [at, counts.logins])
  expect([byHour.length, byDay.length]).toEqual([24, 30])
  expect(logins(byHour)).toEqual([
    ['2026-10-25T00:00:00.000Z', 1],
    ['2026-10-25T01:00:00.000Z', 2],
    ['2026-10-25T22:00:00.000Z', 3],
  ])
  expect(logins(byDay)).toEqual([['2026-10-24T22:00:00.000Z', 6]])
})

test('the figures include what was counted a moment ago', async () => {
  const { figures, metrics } = await open()
  figures.add('logins')
  expect((await metrics()).byHour.at(-1)?.counts).toMatchObject({ logins: 1 })
})

test('locks, blocked addresses and letters are counted from what is kept anyway', async () => {
  const { db, metrics, time } = await open()
  const createdAt = time.now
  const entry = { entity: 'people', entityId: 1, details: asJson({}), createdAt }
  await db
    .insertInto('audit')
    .values(['locked', 'locked', 'addressBlocked', 'changed'].map(action => ({ ...entry, action })))
    .execute()
  const letter = {
    purpose: 'a',
    language: 'de',
    recipient: 'x@example.org',
    subject: 's',
    text: 't',
    html: 'h',
  }
  const letters = ['sent', 'failed', 'uncertain', 'queued'].map(state => ({
    ...{ ...letter, state, createdAt, messageId: `<${state}@x>` },
    ...(state === 'sent' && { sentAt: createdAt }),
  }))
  for (const one of letters) await db.insertInto('mails').values(one).execute()
  expect((await metrics()).byHour.at(-1)?.counts).toEqual({
    ...{ logins: 0, failedLogins: 0, overLimit: 0, fromBlockedAddress: 0 },
    ...{ locks: 2, addressesBlocked: 1, mailsSent: 1, mailsFailed: 2 },
  })
})

test('figures that cannot be written are dropped and logged once, without an error for the caller', async () => {
  const { db, dependencies } = await open()
  const log = recordLog()
  const figures = openFigures({ ...dependencies, log })
  await db.schema.alterTable('hourly_figures').renameTo('away').execute()
  for (let n = 0; n < 2; n += 1) {
    figures.add('logins')
    await figures.flush()
  }
  expect(log.messages).toEqual(['the figures of the site could not be written'])
})

async function open() {
  const calls = await openTestCalls()
  const metrics = calls.call('security.metrics', securityRouter.metrics)
  return { ...calls, metrics: async () => (await metrics({}, { caller: staff(1, 'isAdmin') })) as Metrics }
}
