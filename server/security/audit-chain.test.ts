import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { day } from '#contract/durations.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { visitorOf } from '#server/platform/calls/test-context.ts'
import { transact } from '#server/platform/database/database.ts'
import { audit, auditForgets } from '#server/platform/records/records.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { sealAudit, verifyAudit } from './audit-chain.ts'
import { sendAuditHead } from './audit-head.ts'
import { securityRouter } from './router.ts'

test('sealed entries are verified, in any number of seals', async () => {
  const { write, seal, verify } = await open()
  expect(await verify()).toMatchObject({ seals: 0, entries: 0, head: null, problems: [] })
  await write('created', 1)
  await write('changed', 1, { title: { de: 'Ä “x”', en: null }, n: 1.5 })
  await seal()
  await write('deleted', 1)
  await seal()
  await seal()
  await write('putBack', 1)
  expect(await verify()).toMatchObject({ seals: 2, entries: 3, waiting: 1, problems: [] })
})

test.each([
  ['whose action was changed', `update audit set action = 'shown' where id = 2`, 'Entry 2 was changed.'],
  [
    'whose details were changed',
    `update audit set details = '{"a": 1}' where id = 2`,
    'Entry 2 was changed.',
  ],
  ['whose details were emptied', `update audit set details = '{}' where id = 2`, 'Entry 2 was changed.'],
  ['that somebody else did', 'update audit set user_id = 2 where id = 2', 'Entry 2 was changed.'],
  ['whose author was taken out', 'update audit set user_id = null where id = 2', 'Entry 2 was changed.'],
  ['that was taken out', 'delete from audit where id = 2', 'Of seal 1 1 entries are missing.'],
  [
    'that was put in',
    `insert into audit (action, entity, created_at, seal_id, details_digest) values ('a', 'news', now(), 1, '\\x00')`,
    'Entry 4 was changed.',
  ],
  [
    'that was sealed anew',
    `update audit set action = 'shown', details_digest = sha256('{}') where id = 2`,
    'Entry 2 was changed.',
  ],
])('an entry %s is reported', async (_, change, problem) => {
  const { db, write, seal, verify } = await open()
  for (const action of ['created', 'changed', 'deleted']) await write(action, 1, { n: 1 })
  await seal()
  await sql.raw(change).execute(db)
  expect((await verify()).problems).toContain(problem)
})

test('a removed or changed seal is reported, and removed newest seals only with an earlier head', async () => {
  const { db, write, seal, verify } = await open()
  for (let n = 0; n < 3; n += 1) {
    await write('changed', n)
    await seal()
  }
  const { head } = await verify()
  expect(await verify(head ?? '')).toMatchObject({ isKnownHead: true, problems: [] })
  await sql`delete from audit where seal_id = 3`.execute(db)
  await sql`delete from audit_seals where id = 3`.execute(db)
  expect(await verify()).toMatchObject({ isKnownHead: null, problems: [] })
  expect((await verify(head ?? '')).problems).toEqual([
    'The chain does not hold the head that was asked for.',
  ])
  await sql`update audit_seals set head = sha256('a') where id = 1`.execute(db)
  expect((await verify()).problems).toContain('Seal 1 does not follow from the one before.')
  await sql`update audit set seal_id = null where seal_id = 1`.execute(db)
  await sql`delete from audit_seals where id = 1`.execute(db)
  expect((await verify()).problems).toContain('Seal 2 does not follow from the one before.')
})

test('entries of longer transactions are sealed later, and other writers do not wait', async () => {
  const { db, context, write, seal, verify } = await open()
  await transact(db, async slow => {
    await audit({ ...context, db: slow }, { action: 'changed', entity: 'news', entityId: 1 })
    await Promise.all(Array.from({ length: 20 }, (_, n) => write('created', n)))
    await Promise.all([seal(), seal()])
    expect(await verify()).toMatchObject({ entries: 20, waiting: 0 })
  })
  await seal()
  expect(await verify()).toMatchObject({ entries: 21, problems: [] })
})

test('expired entries, a deleted account and an erased record leave the chain intact', async () => {
  const { db, time, write, seal, verify, context } = await open()
  await write('created', 1, { n: 1 })
  await write('changed', 7, { email: 'x@example.org' })
  await seal()
  time.now = new Date(time.now.getTime() + 10 * day)
  await write('changed', 2, { n: 2 })
  await seal()
  await sql`update audit set details = '{}' where entity_id = 7`.execute(db)
  await audit(context, { action: 'erased', entity: 'news', entityId: 7 })
  await db.deleteFrom('users').where('id', '=', 1).execute()
  await seal()
  expect(await verify()).toMatchObject({ entries: 4, emptied: 1, problems: [] })
  time.now = new Date(time.now.getTime() + 725 * day)
  await forget({ db, clock: () => time.now }, auditForgets)
  expect(await verify()).toMatchObject({ seals: 3, entries: 2, forgotten: 2, problems: [] })
})

test('an entry not sealed for ten minutes is reported', async () => {
  const { time, write, verify } = await open()
  await write('created', 1)
  time.now = new Date(time.now.getTime() + 601_000)
  expect((await verify()).problems).toEqual([
    'Not sealed for ten minutes: 1. A site seals what is new each minute while it runs.',
  ])
})

test('the head goes every day to the administrators who want it, once, in their language', async () => {
  const { db, call, dependencies, verify } = await open()
  const ask = { caller: staff(1, 'isAdmin') }
  const want = call('security.wantAuditHead', securityRouter.wantAuditHead)
  expect(await want({ isWanted: true }, ask)).toMatchObject({ head: null, isWanted: true })
  await want({ isWanted: true }, { caller: staff(2, 'isAdmin') })
  await sendAuditHead(dependencies)
  await sendAuditHead(dependencies)
  const { head } = await verify()
  const mails = await db.selectFrom('mails').selectAll().execute()
  // The second subscriber is no administrator.
  expect(mails).toMatchObject([{ recipient: 'hanna@example.org', language: 'en', purpose: 'audit head' }])
  expect(mails[0]?.text).toContain(head)
  const show = call('security.auditHead', securityRouter.auditHead)
  expect(await show({}, ask)).toMatchObject({ head, isWanted: true })
  expect(await want({ isWanted: false }, ask)).toMatchObject({ isWanted: false })
  await expect(show({}, { caller: staff(2, 'canEditUser') })).rejects.toMatchObject({ code: 'notAllowed' })
})

async function open() {
  const calls = await openTestCalls()
  const { db, time, dependencies } = calls
  const roles = await db.selectFrom('roles').select(['id', 'name']).execute()
  const role = (name: string) => roles.find(one => one.name === name)?.id ?? 0
  const people = [
    { username: 'hanna', roleId: role('admin'), locale: 'en' as const },
    { username: 'jonas', roleId: role('member'), locale: 'de' as const },
  ].map(person => ({
    ...{ ...person, email: `${person.username}@example.org`, firstName: 'Kim', lastName: 'Beck' },
    statusId: 1,
  }))
  await db.insertInto('users').values(people).execute()
  const context = { ...visitorOf(dependencies), caller: staff(1, 'isAdmin') }
  return {
    ...calls,
    context,
    write: (action: string, entityId: number, details: object = {}) =>
      audit({ ...context, clock: () => time.now }, { action, entity: 'news', entityId, details }),
    seal: () => sealAudit({ db, clock: () => time.now }),
    verify: (head?: string) => verifyAudit({ db, clock: () => time.now }, head),
  }
}
