import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { describeRows } from './row-types.ts'
import { createTestDatabase } from './test-database.ts'

test('the row types are those of the migrated database (else: npm run schema)', async () => {
  const database = await createTestDatabase()
  const committed = await readFile('server/platform/database/schema.gen.ts', 'utf8')
  expect(await describeRows(database.db)).toBe(committed)
  await database.drop()
})
