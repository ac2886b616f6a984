import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { scansDuring } from '#server/platform/database/test-indexes.ts'
import { countInTrash, countMissingAlt, type FileSearch, searchFiles } from './search.ts'
import { openTestManager, type TestManager } from './test-manager.ts'

let files: TestManager
beforeEach(async () => {
  files = await openTestManager()
})

test('every page tells how many files there are: full, the last one, and beyond it', async () => {
  for (const name of ['a', 'b', 'c']) await files.send(`${name}.txt`, name)
  const found = async (page: number) => {
    const { count, rows } = await searchFiles(files.db, { folder: '', page, limit: 2 })
    return [rows.length, count]
  }
  expect(await Promise.all([1, 2, 3].map(found))).toEqual([
    [2, 3],
    [1, 3],
    [0, 3],
  ])
})

test('a search without hits has the count 0', async () => {
  await files.send('a.txt', 'a')
  const search = { folder: '', q: 'nirgendwo', page: 1, limit: 2 }
  expect(await searchFiles(files.db, search)).toEqual({ count: 0, rows: [] })
})

test('among thousands, searches and the few to be described or in the trash are found by an index', async () => {
  await files.db.connection().execute(async db => {
    await grow(db)
    const search = (more: Partial<FileSearch>) => searchFiles(db, { folder: '', page: 1, limit: 48, ...more })
    const names = ['files_in_trash', 'files_undescribed', 'files_words']
    const scans = await scansDuring(db, names, async () => {
      expect((await search({ q: 'aufnahme-1234' })).count).toBe(1)
      expect((await search({ missing: 'alt' })).count).toBe(1)
      expect((await search({ trash: '1' })).count).toBe(1)
      expect([await countMissingAlt(db), await countInTrash(db)]).toEqual([1, 1])
    })
    expect(scans).toEqual({ files_in_trash: 2, files_undescribed: 2, files_words: 1 })
  })
})

/**
 * Five thousand files in rows of usual width: one picture without a description, and one file in the trash.
 */
async function grow(db: Kysely<Database>): Promise<void> {
  await sql`
    insert into files (folder, name, type, size_bytes, hash, search_text, width, height, alt, deleted_at, variants)
    select 'archiv', 'aufnahme-' || n, 'image/webp', 1, repeat('a', 64), 'aufnahme-' || n, 1, 1,
      case when n > 1 then '{"de": "Spule", "en": "Coil"}'::jsonb end, case when n = 2 then now() end, to_jsonb(array[repeat('v', 600)])
    from generate_series(1, 5000) as n`.execute(db)
  await sql`vacuum analyze files`.execute(db)
}
