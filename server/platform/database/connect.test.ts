import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { asJson } from './json-column.ts'
import { createTestDatabase } from './test-database.ts'

test('bigint, date and timestamp are read as number, text and Date', async () => {
  const { db } = await open()
  const { rows } = await sql`select 12::int8 as big, '2027-03-28'::date as day,
    '2027-03-28T01:00:00Z'::timestamptz as moment`.execute(db)
  expect(rows).toEqual([{ big: 12, day: '2027-03-28', moment: new Date('2027-03-28T01:00:00Z') }])
})

test('columns are camelCase, the contents of json columns stay as they are', async () => {
  const { db } = await open()
  const content = [{ snake_case: 1, camelCase: { inner_key: 2 } }]
  const { rows } = await sql`select ${asJson(content)}::jsonb as rich_text`.execute(db)
  expect(rows).toEqual([{ richText: content }])
})

test('a statement, a wait for a lock and an idle transaction each have their limit', async () => {
  const { db } = await open()
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const limits = names.map(async name => {
    const { rows } = await sql<{ limit: string }>`select current_setting(${name}) as limit`.execute(db)
    return rows[0]?.limit
  })
  expect(await Promise.all(limits)).toEqual(['10s', '3s', '30s'])
})

test('a request waits three seconds for a connection, not for ever', async () => {
  const { pool, db } = await open()
  const taken = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  await expect(sql`select 1`.execute(db)).rejects.toThrow('timeout')
  for (const client of taken) client.release()
  await sql`select 1`.execute(db)
})

async function open() {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  return database
}
