import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mailStates } from '#contract/mail/api.ts'
import { sourcesOf } from '#contract/states.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { queueMail } from '#server/platform/mail/mail.ts'
import { move, type Stateful } from './states.ts'

const letters: Stateful<typeof mailStates> = { states: mailStates, table: 'mails', entity: 'mail' }

test('only allowed state changes are made, each with user, time and reason in the audit log', async () => {
  const { db, acting, put, state, audit } = await prepare()
  for (const from of mailStates.names) {
    await put(from)
    const isDrawn = sourcesOf(mailStates, 'queued').some(name => name === from)
    const before = await move(acting, letters, { id: 1, to: 'queued', action: 'again', reason: 'by phone' })
    expect(before, from).toBe(isDrawn ? from : null)
    expect(await state(), from).toBe(isDrawn ? 'queued' : from)
  }
  const details = { after: 'queued', reason: 'by phone' }
  const entry = { userId: 1, action: 'again', entity: 'mail', entityId: 1, createdAt: acting.clock() }
  expect(await audit()).toMatchObject(
    sourcesOf(mailStates, 'queued').map(before => ({ ...entry, details: { ...details, before } })),
  )
  expect(await move({ ...acting, db }, letters, { id: 99, to: 'queued', action: 'again' })).toBeNull()
})

test('a state change limited to source states or a condition leaves other rows unchanged', async () => {
  const { acting, put, state, audit } = await prepare()
  await put('failed')
  expect(await move(acting, letters, { id: 1, to: 'queued', from: ['retry'], action: 'again' })).toBeNull()
  const where = sql<boolean>`attempts > 5`
  expect(await move(acting, letters, { id: 1, to: 'queued', where, action: 'again' })).toBeNull()
  expect([await state(), await audit()]).toEqual(['failed', []])
  expect(await move(acting, letters, { id: 1, to: 'queued', set: { attempts: 0 }, action: 'again' })).toBe(
    'failed',
  )
})

test('of concurrent state changes of one row only one succeeds', async () => {
  const { acting, db, put, audit } = await prepare()
  await put('failed')
  const moves = Array.from({ length: 20 }, () =>
    db
      .transaction()
      .execute(trx => move({ ...acting, db: trx }, letters, { id: 1, to: 'queued', action: 'again' })),
  )
  expect((await Promise.all(moves)).filter(Boolean)).toEqual(['failed'])
  expect(await audit()).toHaveLength(1)
})

async function prepare() {
  const { dependencies, db } = await openTestCalls()
  await db
    .insertInto('users')
    .values({ username: 'hanna', email: 'hanna@example.org', roleId: 1, statusId: 1 })
    .execute()
  const letter = { language: 'de' as const, subject: 'Guten Tag', text: 'Guten Tag', html: 'Guten Tag' }
  await queueMail(dependencies, { purpose: 'greeting', to: { address: 'kim@example.org' }, letter })
  return {
    db,
    acting: { ...dependencies, caller: staff(1, 'isAdmin'), requestId: 'request-1' },
    put: (state: string) =>
      db.updateTable('mails').set({ state, claimedBy: 'worker', claimedAt: new Date() }).execute(),
    state: async () => (await db.selectFrom('mails').select('state').executeTakeFirstOrThrow()).state,
    audit: () => db.selectFrom('audit').selectAll().orderBy('id').execute(),
  }
}
