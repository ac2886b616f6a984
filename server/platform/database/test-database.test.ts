import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'

test('every test database is separate', async () => {
  const one = await createTestDatabase()
  const other = await createTestDatabase()
  await sql`create table only_here (id int)`.execute(one.db)
  await expect(sql`select * from only_here`.execute(other.db)).rejects.toThrow('does not exist')
  await one.drop()
  await other.drop()
})
