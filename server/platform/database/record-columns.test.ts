import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'

// Contests have all traits, and their table is older than the function that adds the columns of traits.
const own = ['id']
const [columns, constraints] = [
  `SELECT column_name AS name, data_type AS type, is_nullable AS "mayBeNull", column_default AS "default"
   FROM information_schema.columns WHERE table_name = `,
  `SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE contype IN ('c', 'f') AND conrelid = `,
]

test('the columns and rules that a new kind gets are those of the kinds there are', async () => {
  const { db, drop } = await createTestDatabase()
  const run = async (statement: string) => (await sql.raw<{ name: string }>(statement).execute(db)).rows
  await run('CREATE TABLE tours (id integer)')
  await run(`SELECT record_columns('tours', 'translated', 'addressed', 'published')`)
  const made = await run(`${columns}'tours'`)
  const named = made.filter(({ name }) => !own.includes(name))
  expect(named).toHaveLength(13)
  const known = await run(`${columns}'contests'`)
  for (const column of named) expect(known).toContainEqual(column)
  const rules = await run(`${constraints}'tours'::regclass`)
  expect(rules).toHaveLength(5)
  const knownRules = await run(`${constraints}'contests'::regclass`)
  for (const rule of rules) expect(knownRules).toContainEqual(rule)
  await drop()
})

test('a kind gets the columns of its traits alone, and a trait that is none is refused', async () => {
  const { db, drop } = await createTestDatabase()
  const run = async (statement: string) => (await sql.raw<{ name: string }>(statement).execute(db)).rows
  await run('CREATE TABLE incidents_of_tours (id integer)')
  await expect(run(`SELECT record_columns('incidents_of_tours', 'public')`)).rejects.toThrow('unknown')
  await run(`SELECT record_columns('incidents_of_tours')`)
  const names = await run(`${columns}'incidents_of_tours'`)
  expect(names.map(({ name }) => name)).not.toContain('slug')
  expect(names).toHaveLength(9)
  await drop()
})
