import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { day, minute } from '#contract/durations.ts'
import { embedHosts } from '#contract/embed.ts'
import type { RetentionBoard } from '#contract/privacy/retention-board.ts'
import { retention } from '#contract/retention.ts'
import { consents } from '#messages/consents.ts'
import { contactRouter } from '#server/contact/router.ts'
import { erasePerson } from '#server/personal-data.ts'
import { visitorOf } from '#server/platform/calls/test-context.ts'
import { retentionJobs } from '#server/retention.ts'
import { nextRun } from './board.ts'
import { sendRecord } from './record.tsx'
import { openTestPrivacy } from './test-privacy.ts'

const mia = 'mia@example.org'

async function withMessages() {
  const opened = await openTestPrivacy()
  const write = opened.call('contact.send', contactRouter.send as never)
  for (const email of [mia, 'otto@example.org'])
    await write({ name: 'Name', email, message: 'Hallo', consent: true })
  const { db, time, dependencies, backstage } = opened
  return {
    ...opened,
    later: (days: number) => {
      time.now = new Date(time.now.getTime() + days * day)
    },
    night: () => retentionJobs.forget(dependencies),
    messages: async () =>
      (await db.selectFrom('contactMessages').select('email').orderBy('email').execute()).map(
        ({ email }) => email,
      ),
    board: async () => {
      const board = (await (backstage('board')({}) as Promise<unknown>)) as RetentionBoard
      return { ...board, message: board.kinds.find(({ name }) => name === 'contactMessage') }
    },
    hold: (days: number) =>
      backstage('hold')({
        table: 'contactMessages',
        rowId: 1,
        reason: 'Anspruch',
        endsAt: new Date(time.now.getTime() + days * day).toISOString(),
      }),
  }
}

test('the board tells what the next run deletes, what the last ones did, and what is past its period', async () => {
  const { board, later, night, db } = await withMessages()
  expect((await board()).message).toMatchObject({ due: 0, erased: 0, overdue: 0 })
  later(31)
  expect((await board()).message).toMatchObject({ due: 2, erased: 0, overdue: 0 })
  await night()
  expect((await board()).message).toMatchObject({ due: 0, erased: 2, overdue: 0 })
  expect(await board()).toMatchObject({ overdue: 0, lastRun: expect.any(String) })
  // A row that was due before the last run, inserted after it.
  await sql`insert into contact_messages (name, email, message, language, created_at)
    values ('Name', ${mia}, 'Hallo', 'de', '2027-01-01')`.execute(db)
  expect((await board()).message).toMatchObject({ due: 1, overdue: 1 })
  expect((await board()).overdue).toBe(1)
})

test('the public promise shows the last run, and that no row is past its period', async () => {
  const { privacyCall, later, night, time } = await withMessages()
  expect(await privacyCall('promise')({})).toEqual({ lastRun: null, overdue: 0, isCopy: false })
  later(31)
  await night()
  expect(await privacyCall('promise')({})).toEqual({
    lastRun: time.now.toISOString(),
    overdue: 0,
    isCopy: false,
  })
})

test('a row that is held outlives its period and goes with the first night after the hold', async () => {
  const { hold, later, night, messages, board, backstage } = await withMessages()
  await hold(40)
  later(31)
  await night()
  expect(await messages()).toEqual([mia])
  expect((await board()).message).toMatchObject({ due: 0, overdue: 0 })
  expect(await backstage('holds')({})).toMatchObject({ count: 1, rows: [{ reason: 'Anspruch', rowId: 1 }] })
  later(10)
  await night()
  expect(await messages()).toEqual([])
  expect(await backstage('holds')({})).toMatchObject({ count: 0 })
})

test('erasure of a held row is remembered and finished when the hold is released', async () => {
  const { hold, messages, backstage, dependencies, linkFor, erase } = await withMessages()
  await hold(40)
  const answer = await erase(await linkFor(mia), 'contactMessage')
  expect(answer).toMatchObject({
    erased: [],
    stays: [{ because: expect.stringContaining('21. April 2027') }],
  })
  await erasePerson(dependencies, mia)
  expect(await messages()).toEqual([mia, 'otto@example.org'])
  await backstage('releaseHold')({ id: 1 })
  expect(await messages()).toEqual(['otto@example.org'])
  await expect(backstage('releaseHold')({ id: 1 })).rejects.toMatchObject({ code: 'notFound' })
})

test('only existing rows can be held, for at most three years', async () => {
  const { hold, backstage } = await withMessages()
  const endsAt = '2027-04-01T00:00:00Z'
  for (const row of [
    { table: 'users', rowId: 1 },
    { table: 'contactMessages', rowId: 99 },
    { table: 'pg_class', rowId: 1 },
  ])
    await expect(backstage('hold')({ ...row, reason: 'x', endsAt })).rejects.toMatchObject({
      code: 'notFound',
    })
  await expect(hold(-1)).rejects.toMatchObject({ code: 'invalid' })
  await expect(hold(3 * 365 + 1)).rejects.toMatchObject({ code: 'invalid' })
})

test('the record of processing lists each kind, each provider and each version of a consent', async () => {
  const { dependencies } = await openTestPrivacy()
  const context = visitorOf(dependencies)
  await sendRecord(context)
  const text = (await buffer(Readable.from(context.sends.file?.bytes ?? []))).toString()
  const isListed = (words: string) => text.includes(words.replaceAll('&', '&amp;'))
  const wanted = [
    ...Object.values(retention).map(({ what }) => what.de),
    ...embedHosts,
    ...Object.values(consents).flatMap(texts => texts.flatMap(({ de, en }) => [de, en])),
  ]
  expect(wanted.filter(words => !isListed(words))).toEqual([])
})

test('the next run is calculated in Berlin time, in winter and in summer', () => {
  expect(nextRun('5 3 * * *', new Date('2027-01-10T12:00:00Z'))).toEqual(new Date('2027-01-11T02:05:00Z'))
  expect(nextRun('5 3 * * *', new Date('2027-07-10T01:04:59Z'))).toEqual(new Date('2027-07-10T01:05:00Z'))
  const at = new Date('2027-07-10T01:25:00Z')
  expect(nextRun('25 * * * *', at).getTime() - at.getTime()).toBe(60 * minute)
})
