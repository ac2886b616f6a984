import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'

test('a repeated query keeps its plan, and is right after its table is altered', async () => {
  const { db, pool } = await open()
  const ask = () => sql<object>`select * from wavelengths where id > ${0} order by id`.execute(db)
  await sql`create table wavelengths (id int); insert into wavelengths values (1)`.execute(db)
  for (let time = 0; time < 3; time += 1) expect((await ask()).rows).toEqual([{ id: 1 }])
  const { rows } = await pool.query('select count(*) from pg_prepared_statements')
  expect(rows).toEqual([{ count: 1 }])
  await sql`alter table wavelengths add column metres int`.execute(db)
  expect((await ask()).rows).toEqual([{ id: 1, metres: null }])
  expect((await ask()).rows).toEqual([{ id: 1, metres: null }])
})

test('an outdated plan fails one transaction, and the next one succeeds', async () => {
  const { db } = await open()
  await sql`create table wavelengths (id int)`.execute(db)
  const ask = () =>
    db.transaction().execute(trx => sql`select * from wavelengths where id = ${1}`.execute(trx))
  await ask()
  await ask()
  await sql`alter table wavelengths add column metres int`.execute(db)
  await expect(ask()).rejects.toThrow('cached plan')
  expect((await ask()).rows).toEqual([])
})

test('a search is not prepared, so it is planned each time', async () => {
  const { db, pool } = await open()
  await sql`create table wavelengths (name text)`.execute(db)
  for (let time = 0; time < 3; time += 1)
    await sql`select * from wavelengths where name like ${'%radio%'}`.execute(db)
  expect((await pool.query('select count(*) from pg_prepared_statements')).rows).toEqual([{ count: 0 }])
})

async function open() {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  return database
}
