import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#server/platform/database/test-database.ts'

const migration = 'server/platform/database/migrations/110-composed-folders.sql'
const decomposed = 'Gro\u0308ße'

test('folders that differ only in Unicode composition are merged, and files of the same name are numbered', async () => {
  const { db, drop } = await createTestDatabase()
  const now = new Date('2027-03-12T16:00:00Z')
  await db
    .insertInto('folders')
    .values(['Größe', decomposed, `${decomposed}/a`].map(path => ({ path, createdAt: now })))
    .execute()
  for (const folder of ['Größe', decomposed, `${decomposed}/a`])
    await sql`insert into files (folder, name, type, size_bytes, hash) values (${folder}, 'Bild.alt.pdf', 'application/pdf', 1, ${'a'.repeat(64)})`.execute(
      db,
    )
  await sql.raw(await readFile(migration, 'utf8')).execute(db)
  const folders = await db.selectFrom('folders').select('path').orderBy('path').execute()
  expect(folders.map(({ path }) => path)).toEqual(['Größe', 'Größe/a'])
  const files = await db.selectFrom('files').select(['folder', 'name']).orderBy('id').execute()
  expect(files.map(({ folder, name }) => `${folder}/${name}`)).toEqual([
    'Größe/Bild.alt.pdf',
    'Größe/Bild.alt-2.pdf',
    'Größe/a/Bild.alt.pdf',
  ])
  await drop()
})
