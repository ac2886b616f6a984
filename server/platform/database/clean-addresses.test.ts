import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { comparableAddress } from '#contract/mail-host.ts'
import { createOlderDatabase } from './test-older.ts'

const migration = new URL('./migrations/105-clean-addresses.sql', import.meta.url)

async function open() {
  const { db, drop } = await createOlderDatabase('174-volunteers-who-left')
  onTestFinished(drop)
  const later = '2999-01-01T00:00:00Z'
  const add = (email: string) =>
    sql`insert into volunteers (email, language, state, created_at, expires_at)
      values (${email}, 'de', 'pending', ${later}, ${later})`.execute(db)
  const migrate = async () => sql.raw(await readFile(migration, 'utf8')).execute(db)
  const emails = async () =>
    (await sql<{ email: string }>`select email from volunteers order by id`.execute(db)).rows.map(
      ({ email }) => email,
    )
  return { db, add, migrate, emails }
}

test('the migration normalises older addresses as new ones are', async () => {
  const { add, migrate, emails } = await open()
  const given = [
    ...[
      'bertha@mail.example.com\u200b',
      '\u200bgustav@mail.example.com',
      '\u202acarla@mail.example.com\u202c',
    ],
    ...['dora@mail.example\u00ad.com', 'emil@mail.example.com\u00a0', 'ｆｒｉｔｚ@mail.example.com'],
    ...['anna@bücher.example', 'ida@Straße-Ørsted.示例.пример.example', 'jo@Bu\u0308cher.Example'],
    ...[`karl@${'ü'.repeat(20)}${'漢'.repeat(10)}.example`, 'plain@mail.example.com'],
  ]
  for (const email of given) await add(email)
  await migrate()
  expect(await emails()).toEqual(given.map(comparableAddress))
})

test('of several addresses of one mailbox the migration normalises one, and keeps all rows', async () => {
  const { add, migrate, emails } = await open()
  const given = ['b@example.org\u200b', 'a@example.org', 'A@example.org\u200b', 'b@example.org\ufeff']
  for (const email of given) await add(email)
  await migrate()
  expect(await emails()).toEqual(['b@example.org', 'a@example.org', given[2], given[3]])
  await migrate()
  expect(await emails()).toEqual(['b@example.org', 'a@example.org', given[2], given[3]])
})
