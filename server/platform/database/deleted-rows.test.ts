import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { countIn, filesOf } from '../../../bench/attacks/bytes.ts'
import { forgetDeletedRows } from './database.ts'
import { createTestDatabase } from './test-database.ts'

test('what was deleted stands neither in the file of its table nor in that of the statistics', async () => {
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
  // Another word each time: a connection of the database itself may have been reading the rows just then.
  const afterDeleting = async () => {
    attempt += 1
    const word = `gone-${process.pid}-${attempt}-word`
    await sql`insert into known_words (word) select ${word} || n from generate_series(1, 20) n`.execute(db)
    await sql`analyze known_words`.execute(db)
    expect(await timesOnDisk(word)).toBeGreaterThan(20)
    await sql`delete from known_words where word like ${word} || '%'`.execute(db)
    await forgetDeletedRows(db, ['known_words'])
    return timesOnDisk(word)
  }
  await expect.poll(afterDeleting, { timeout: 20_000, interval: 500 }).toBe(0)
}, 30_000)
