import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { blankNews } from '#contract/news/news.ts'
import { writePassword } from '#server/account/queries.ts'
import { goodPassword } from '#server/account/test-account.ts'
import { transact } from '#server/platform/database/database.ts'
import { hashPassword } from '#server/platform/sessions/sessions.ts'
import { openTestSite } from './test-site.ts'

const title = { de: 'Kaltes Helium', en: 'Cold helium' }
const contact = { name: 'Ada', email: 'ada@example.org', message: 'Hallo', consent: true }

/** A site whose database aborts writes to a table, as it does with one of two deadlocked transactions. */
async function openGivingUp() {
  const site = await openTestSite()
  const { db } = site.dependencies
  const { headers, ...editor } = await site.staff('admin')
  await writePassword(db, editor.id, await hashPassword(goodPassword), new Date())
  await sql`create sequence tries`.execute(db)
  /** Aborts the first `times` statements; the sequence is not rolled back with them. */
  const giveUp = async (table: string, times: number, code = '40P01') => {
    await sql`alter sequence tries restart`.execute(db)
    await sql
      .raw(
        `create or replace function give_up() returns trigger language plpgsql as $$ begin
        if nextval('tries') <= ${times} then raise exception 'given up' using errcode = '${code}'; end if;
        return null; end $$;
        create or replace trigger given_up after insert or update or delete on ${table}
        for each statement execute function give_up()`,
      )
      .execute(db)
  }
  const send = (method: 'POST' | 'PUT' | 'PATCH', path: string, payload: object) =>
    site.ask({ method, path, payload, headers })
  const calls: Record<string, { table: string; send: () => ReturnType<typeof send> }> = {
    'a form of visitors': { table: 'contact_messages', send: () => send('PUT', '/info/contact', contact) },
    'a new record': {
      table: 'revisions',
      send: () => send('POST', '/backstage/info/news', { ...blankNews, title }),
    },
    'a login': {
      table: 'sessions',
      send: () => send('POST', '/auth/login', { username: 'admin', password: goodPassword }),
    },
    'a refreshed session': {
      table: 'session_tokens',
      send: () =>
        site.ask({
          ...{ method: 'POST', path: '/auth/refresh', payload: {} },
          cookies: { '__Secure-refresh': editor.refreshToken },
        }),
    },
    'another password': {
      table: 'users',
      send: () =>
        send('PATCH', '/backstage/user-group/me', {
          ...{ oldPassword: goodPassword, newPassword: `${goodPassword} zwei` },
        }),
    },
    'a draft': {
      table: 'revisions',
      send: () => send('POST', '/backstage/info/news/draft', { ...blankNews, title, language: 'de' }),
    },
  }
  return { ...site, giveUp, send, calls, db }
}

const names = [
  'a form of visitors',
  'a new record',
  'a login',
  'a refreshed session',
  'another password',
  'a draft',
]

test.each(names)(
  '%s is retried after a deadlock, and answered 503 with Retry-After when deadlocks go on',
  async name => {
    const { calls, giveUp } = await openGivingUp()
    const { table, send } = calls[name] as (typeof calls)[string]
    await giveUp(table, 1000)
    const busy = await send()
    expect([busy.statusCode, busy.json().code, busy.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '10',
    ])
    await giveUp(table, 1, '40001')
    expect((await send()).statusCode).toBeLessThan(300)
  },
)

test.each(['23505', '23503'])('a save that violates a unique or foreign key is retried (%s)', async code => {
  const { calls, giveUp } = await openGivingUp()
  await giveUp('revisions', 1, code)
  expect((await calls['a new record']?.send())?.statusCode).toBe(201)
})

test('a bulk action is retried after a deadlock', async () => {
  const { send, giveUp } = await openGivingUp()
  const { id } = (await send('POST', '/backstage/info/news', { ...blankNews, title })).json()
  const bulk = () => send('POST', '/backstage/info/news/bulk', { ids: [id], action: 'delete' })
  await giveUp('revisions', 1)
  expect((await bulk()).json()).toEqual({ done: [id], failed: [] })
})

test('a retried request counts once towards the rate limit', async () => {
  const { giveUp, send } = await openGivingUp()
  for (let n = 0; n < 3; n += 1) {
    await giveUp('contact_messages', 1)
    const answer = await send('PUT', '/info/contact', { ...contact, message: `Hallo ${n}` })
    expect(answer.statusCode).toBe(202)
  }
  const last = await send('PUT', '/info/contact', { ...contact, message: 'Hallo!' })
  expect(last.json().code).toBe('tooMany')
})

test('two transactions in a deadlock are both completed', async () => {
  const { db, dependencies } = await openGivingUp()
  await sql`create table rows_in_turn (id int primary key, n int not null)`.execute(db)
  await sql`insert into rows_in_turn values (1, 0), (2, 0)`.execute(db)
  let met = 0
  const both = Promise.withResolvers<void>()
  const raise = (first: number, second: number) =>
    transact(dependencies.db, async trx => {
      await sql`update rows_in_turn set n = n + 1 where id = ${first}`.execute(trx)
      met += 1
      if (met >= 2) both.resolve()
      await both.promise
      await sql`update rows_in_turn set n = n + 1 where id = ${second}`.execute(trx)
    })
  await Promise.all([raise(1, 2), raise(2, 1)])
  const { rows } = await sql<{ n: number }>`select n from rows_in_turn`.execute(db)
  expect(rows).toEqual([{ n: 2 }, { n: 2 }])
})
