import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createUser } from '#server/people/people.ts'
import { borrowTestDatabase } from './reused-database.ts'
import type { DB } from './schema.gen.ts'
import { createTestDatabase } from './test-database.ts'

test('a database that was used comes back with the rows and sequences of a new one, and without statistics', async () => {
  const fresh = await createTestDatabase()
  onTestFinished(fresh.drop)
  const used = await borrowTestDatabase()
  const kim = { username: 'kim', email: 'kim@example.org', firstName: 'Kim', lastName: 'Beck', role: 'admin' }
  await createUser({ db: used.db, clock: () => new Date() }, kim)
  await sql`update statuses set position = position + 10`.execute(used.db)
  await sql`delete from lookups`.execute(used.db)
  await sql`
    insert into redirects (from_path, to_path, created_at)
    select '/a' || n, '/b', now() from generate_series(1, 20000) n`.execute(used.db)
  await sql`analyze redirects`.execute(used.db)
  expect(await statisticsOf(used.db)).toContain('redirects')
  await used.drop()

  const again = await borrowTestDatabase()
  expect(again.name).toBe(used.name)
  expect(await contentsOf(again.db)).toEqual(await contentsOf(fresh.db))
  expect(await statisticsOf(again.db)).toEqual([])
  await again.drop()
})

test('rows of a database that was used are read in the order of their insertion', async () => {
  const insert = (db: Kysely<DB>, from: number, to: number) =>
    sql`
    insert into redirects (from_path, to_path, created_at)
    select '/' || n, '/b', now() from generate_series(${from}::int, ${to}::int) n`.execute(db)
  const used = await borrowTestDatabase()
  await insert(used.db, 1, 40)
  await used.drop()
  const again = await borrowTestDatabase()
  for (const n of [1, 2, 3]) await insert(again.db, n, n)
  const places = await sql<{ ctid: string }>`select ctid from redirects order by id`.execute(again.db)
  expect(places.rows).toEqual([{ ctid: '(0,1)' }, { ctid: '(0,2)' }, { ctid: '(0,3)' }])
  await again.drop()
})

test.for([
  'alter table hourly_figures rename to away',
  'drop table hourly_figures',
  'create table more ()',
  'alter table news alter column title drop not null',
  'alter table users disable trigger users_note_role',
])('a database is not lent again after: %s', async change => {
  const used = await borrowTestDatabase()
  await sql.raw(change).execute(used.db)
  await used.drop()
  await expectDropped(used.name)
})

test('a database with an open transaction is not lent again', async () => {
  const used = await borrowTestDatabase()
  const client = await used.pool.connect()
  client.on('error', () => undefined)
  await client.query('begin')
  const dropping = used.drop()
  client.release()
  await dropping
  await expectDropped(used.name)
})

test('what is asked of a database after it was given back is refused', async () => {
  const used = await borrowTestDatabase()
  await used.drop()
  await expect(sql`select 1`.execute(used.db)).rejects.toThrow('The test has ended')
})

async function expectDropped(name: string): Promise<void> {
  const other = await borrowTestDatabase()
  const { rows } = await sql`select from pg_database where datname = ${name}`.execute(other.db)
  await other.drop()
  expect(rows).toEqual([])
}

/** Returns the rows of all tables that have any, and where all sequences stand. */
async function contentsOf(db: Kysely<DB>) {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const filled: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.id(name)} order by 1`.execute(db)
    if (rows.length > 0) filled[name] = rows
  }
  const { rows: sequences } = await sql`
    select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1`.execute(db)
  return { filled, sequences }
}

/** Returns the tables of which the query planner keeps values. */
async function statisticsOf(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct tablename as name from pg_stats where schemaname = 'public'`.execute(db)
  return rows.map(({ name }) => name)
}
