import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '#server/platform/database/log.ts'
import { createTestDatabase } from '#server/platform/database/test-database.ts'
import { createOlderDatabase } from '#server/platform/database/test-older.ts'
import { findTraces } from '#server/platform/retention/traces.ts'
import { openAddressKey } from './address-key.ts'
import { hashOfAddress } from './seal-address.ts'
import { hasUnsealedAddresses, sealOlderAddresses } from './seal-older.ts'
import { withAddresses, withRecipients } from './test-addresses.ts'

const config = { poolKey: undefined, sendsLetters: true }
const secret = randomBytes(32)

async function openOlder() {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-older-'))
  const older = await createOlderDatabase('174-volunteers-who-left')
  onTestFinished(async () => {
    await older.drop()
    await rm(folder, { recursive: true })
  })
  const { db } = older
  const add = (email: string, state = 'confirmed') =>
    sql`insert into volunteers (email, language, state, created_at, confirmed_at, expires_at)
      values (${email}, 'de', ${state}, now(), ${state === 'pending' ? null : new Date()}, now() + interval '1 day')`.execute(
      db,
    )
  const write = (key: string, to: string, state: string, error: string | null = null) =>
    sql`insert into mails (purpose, language, recipient, subject, text, html, message_id, dedupe_key, state, last_error)
      values ('a letter', 'de', ${to}, 's', 't', 'h', ${`<${key}@x>`}, ${key}, ${state}, ${error})`.execute(
      db,
    )
  const start = async () => {
    await older.migrate()
    const addressKey = await openAddressKey({ db, dataFolder: folder, config })
    const given = { db, log: silentLog, secret, addressKey }
    return { given, seal: (portion?: number) => sealOlderAddresses(given, portion) }
  }
  return { db, add, write, start }
}

test('addresses and letters of the previous version are sealed, and no plain address is left', async () => {
  const { db, add, write, start } = await openOlder()
  for (const name of ['rosa', 'karl', 'ida']) await add(`${name}@planted.example`)
  await write('volunteer 1 a', 'rosa@planted.example', 'queued')
  await write('volunteer 1 b', 'rosa@planted.example', 'sent')
  await write(
    'volunteer 1 c',
    'rosa@planted.example',
    'failed',
    'refused: 550 <rosa@planted.example> unknown',
  )
  await write('contact 1', 'office@example.org', 'queued')
  const { given, seal } = await start()
  expect(await hasUnsealedAddresses(db)).toBe(true)
  await seal(2)
  expect(await hasUnsealedAddresses(db)).toBe(false)
  const rows = await withAddresses(
    given,
    await db.selectFrom('volunteers').selectAll().orderBy('id').execute(),
  )
  expect(rows.map(({ email, leftAt }) => [email, leftAt])).toEqual([
    ['rosa@planted.example', null],
    ['karl@planted.example', null],
    ['ida@planted.example', null],
  ])
  const mails = await withRecipients(given, await db.selectFrom('mails').selectAll().orderBy('id').execute())
  expect(mails.map(({ recipient, lastError, state }) => [recipient, state, lastError])).toEqual([
    ['rosa@planted.example', 'queued', null],
    ['', 'sent', null],
    ['rosa@planted.example', 'failed', 'refused'],
    ['office@example.org', 'queued', null],
  ])
  expect(await findTraces({ db, dataFolder: null }, 'planted.example')).toEqual([])
  expect(
    (await findTraces({ db, dataFolder: null, secret }, 'rosa@planted.example')).map(one => one.place),
  ).toEqual(['public.mails.recipient_hash', 'public.volunteers.address_hash'])
})

test('of two spellings of one mailbox one stays, the confirmed one, and the other ends', async () => {
  const { db, add, start } = await openOlder()
  await add('rosa@xn--bcher-kva.example', 'pending')
  await add('rosa@bücher.example')
  await (await start()).seal()
  const rows = await db
    .selectFrom('volunteers')
    .select(['state', 'leftAt', 'expiresAt'])
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { state: 'pending', leftAt: expect.any(Date) },
    { state: 'confirmed', leftAt: null },
  ])
  expect((rows[0]?.expiresAt ?? new Date()) <= new Date()).toBe(true)
})

test('sealing resumes after a crash, and two processes at once have the same result', async () => {
  const { db, add, start } = await openOlder()
  for (let n = 0; n < 5; n += 1) await add(`v${n}@planted.example`)
  const { given, seal } = await start()
  const { addressKey } = given
  let sealed = 0
  const dying = {
    ...addressKey,
    seal: (address: string) => {
      sealed += 1
      return sealed > 3 ? Promise.reject(new Error('killed')) : addressKey.seal(address)
    },
  }
  await expect(sealOlderAddresses({ ...given, addressKey: dying }, 2)).rejects.toThrow('killed')
  const done = await sql`select id from volunteers where address_hash is not null order by id`.execute(db)
  expect(done.rows).toEqual([{ id: 1 }, { id: 2 }])
  await Promise.all([seal(2), seal(2)])
  expect(await findTraces({ db, dataFolder: null }, 'planted.example')).toEqual([])
  const hashes = await db.selectFrom('volunteers').select('addressHash').orderBy('id').execute()
  expect(hashes.map(({ addressHash }) => addressHash)).toEqual(
    [0, 1, 2, 3, 4].map(n => hashOfAddress(secret, `v${n}@planted.example`)),
  )
})

test('a new database has nothing to seal', async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  expect(await hasUnsealedAddresses(db)).toBe(false)
})
