import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { countIn, filesOf } from '../../../bench/attacks/bytes.ts'
import { vacuumDeletedRows } from './database.ts'
import { createTestDatabase } from './test-database.ts'

test('deleted rows are left on disk neither in their table nor in the statistics', async () => {
  const { db } = await createTestDatabase()
  const rows = async (query: string) =>
    (await sql<Record<string, unknown>>`${sql.raw(query)}`.execute(db)).rows
  const timesOnDisk = async (word: string) => {
    await sql`checkpoint`.execute(db)
    const files = await Promise.all(
      ['known_words', 'pg_statistic'].map(table => filesOf(inject('cluster').folder, rows, table)),
    )
    return countIn(files.flat(), [Buffer.from(word)])[0]
  }
  let attempt = 0
  // A new word on each attempt, because a background process of the database may have been reading the rows.
  const afterDeleting = async () => {
    attempt += 1
    const word = `gone-${process.pid}-${attempt}-word`
    await sql`insert into known_words (word) select ${word} || n from generate_series(1, 20) n`.execute(db)
    await sql`analyze known_words`.execute(db)
    expect(await timesOnDisk(word)).toBeGreaterThan(20)
    await sql`delete from known_words where word like ${word} || '%'`.execute(db)
    await vacuumDeletedRows(db, ['known_words'])
    return timesOnDisk(word)
  }
  await expect.poll(afterDeleting, { timeout: 20_000, interval: 500 }).toBe(0)
}, 30_000)
