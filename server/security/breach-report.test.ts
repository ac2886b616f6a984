import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hour } from '#contract/durations.ts'
import type { BreachReport } from '#contract/security/api.ts'
import type { SentFile } from '#server/platform/calls/calls.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { visitorOf } from '#server/platform/calls/test-context.ts'
import { printBreachReport } from './breach-report.ts'
import { securityRouter } from './router.ts'
import { report } from './security.ts'

const hanna = staff(1, 'isAdmin')

test('a report has the incidents, the 72 hours, the stored data by category and number, and the measures', async () => {
  const { ask, db, time, resolve } = await open()
  await sql`insert into contact_messages (name, email, message, language, created_at) values
    ('A', 'x@example.org', 'm', 'de', now()), ('B', 'X@example.org', 'm', 'de', now()),
    ('C', 'y@example.org', 'm', 'de', now())`.execute(db)
  await sql`insert into newsletter_subscribers (email, mark, language, state, created_at, activated_at)
    values ('x@example.org', ${Buffer.alloc(32)}, 'de', 'active', now(), now())`.execute(db)
  await resolve({ id: '1', notes: 'Das Passwort ist gewechselt.' })
  time.now = new Date(time.now.getTime() + 70 * hour + 1)
  const breach = await ask({ ids: '2,1' }, { language: 'en' })
  expect(breach).toMatchObject({
    title: 'Notification of a personal data breach (Art. 33 GDPR)',
    isDrill: false,
    clock: {
      noticedAt: '2027-03-12T15:00:00.000Z',
      dueAt: '2027-03-15T15:00:00.000Z',
      hoursLeft: 0,
    },
    incidents: [{ id: 1, what: 'Login after many wrong passwords', severity: 'High' }, { id: 2 }],
    accounts: 1,
    measures: [
      { by: 'Website', what: 'Login locked' },
      { by: 'Administrators', what: 'Marked as resolved' },
    ],
    notes: ['Das Passwort ist gewechselt.'],
  })
  expect(breach.data).toContainEqual({
    what: 'Contact messages (name, e-mail address, text)',
    records: 3,
    people: 2,
  })
  expect(breach.data).toContainEqual({
    what: expect.stringMatching(/^Accounts and profiles of staff /),
    records: 2,
    people: 2,
  })
  expect(breach.data).toContainEqual({
    what: 'Security events (IP address, browser identifier)',
    records: 2,
    people: 2,
  })
  expect(breach.data).toHaveLength(4)
  // The report contains no names and no addresses.
  expect(JSON.stringify(breach)).not.toMatch(/Jonas|example\.org|192\.0\.2/)
  time.now = new Date(time.now.getTime() + 5 * hour)
  expect((await ask({ ids: '1' })).clock.hoursLeft).toBe(-4)
})

test('a report is in the audit log, and is refused for missing incidents and for others than administrators', async () => {
  const { ask, db } = await open()
  await ask({ ids: '1,2' })
  await expect(ask({ ids: '1,7' })).rejects.toMatchObject({ code: 'notFound' })
  await expect(ask({ ids: '1' }, { caller: staff(2, 'canEditUser') })).rejects.toMatchObject({
    code: 'notAllowed',
  })
  const entries = db.selectFrom('audit').where('action', '=', 'breachReported').select(['entityId', 'userId'])
  expect(await entries.where('entityId', 'in', [1, 2]).execute()).toEqual([
    { entityId: 1, userId: 1 },
    { entityId: 2, userId: 1 },
  ])
})

test.each(['de', 'en'] as const)(
  'a report is printed in %s, also with long notes and unusual characters',
  async language => {
    const { dependencies, resolve, db } = await open()
    await resolve({ id: '1', notes: `${'Lang '.repeat(300)}\n<script> 日本 \u202e x` })
    const sends: { file: SentFile | null } = { file: null }
    await printBreachReport({ ...visitorOf(dependencies), caller: hanna, language, sends }, [1, 2])
    const chunks = []
    for await (const chunk of sends.file?.bytes ?? []) chunks.push(chunk)
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-')
    expect(sends.file?.name).toMatch(/^[a-z0-9-]+-2027-03-12\.pdf$/)
    const { details } = await db
      .selectFrom('audit')
      .where('action', '=', 'breachReported')
      .select('details')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(details).toEqual({ format: 'pdf' })
  },
)

async function open() {
  const calls = await openTestCalls()
  const { db, dependencies, time } = calls
  const people = ['hanna', 'jonas'].map(username => ({
    ...{ username, email: `${username}@example.org`, firstName: 'Jonas', lastName: 'Beck' },
    ...{ roleId: 1, statusId: 1 },
  }))
  await db.insertInto('users').values(people).execute()
  const at = (moment: string) => ({
    ...{ ...dependencies, pool: db, ip: '192.0.2.17' },
    clock: () => new Date(moment),
  })
  await report(at('2027-03-12T15:00:00Z'), {
    ...{ cause: 'loginAfterWrongPasswords', userId: 2, groupKey: 'a' },
    done: [{ step: 'accountLocked' }],
  })
  await report(at('2027-03-12T15:30:00Z'), { cause: 'tooManyLogins', groupKey: 'b', done: [] })
  const ask = calls.call('security.breachReport', securityRouter.breachReport)
  const resolve = calls.call('security.resolve', securityRouter.resolve)
  return {
    ...{ db, dependencies, time },
    ask: async (input: object, asking: Parameters<typeof ask>[1] = {}) =>
      (await ask(input, { caller: hanna, ...asking })) as BreachReport,
    resolve: (input: object) => resolve(input, { caller: hanna }),
  }
}
