import { expect, test } from 'vitest'
import { day } from '#contract/durations.ts'
import { blankNews } from '#contract/news/news.ts'
import { openTestNews } from '#server/news/test-news.ts'
import { linkForgets } from '#server/platform/links/forgets.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { auditForgets, trashForgets } from './records.ts'

test('after thirty days in the trash only the audit entries of a record are left', async () => {
  const { edit, db, dependencies, time } = await openTestNews()
  const title = { de: 'Weg', en: '' }
  const { id } = await edit('create', { ...blankNews, title, tags: ['Spulen'] })
  const kept = await edit('create', { ...blankNews, title })
  await edit('preview', { id })
  await edit('remove', { id })
  time.now = new Date(time.now.getTime() + 30 * day)
  await forget(dependencies, trashForgets(dependencies.kinds))
  expect(await db.selectFrom('news').select('id').execute()).toHaveLength(2)
  time.now = new Date(time.now.getTime() + 1)
  await forget(dependencies, trashForgets(dependencies.kinds))
  for (const table of ['slugs', 'revisions', 'recordTags'] as const)
    expect(
      await db.selectFrom(table).selectAll().where('kind', '=', 'news').where('recordId', '=', id).execute(),
      table,
    ).toEqual([])
  expect(await db.selectFrom('links').selectAll().where('subject', '=', id).execute()).toEqual([])
  expect(await db.selectFrom('news').select('id').execute()).toEqual([{ id: kept.id }])
  const written = db.selectFrom('audit').where('entity', '=', 'news').where('entityId', '=', id)
  expect(await written.select('action').execute()).toHaveLength(2)
})

test('audit entries go after two years, preview links a week after they expire', async () => {
  const { edit, db, dependencies, time } = await openTestNews()
  const { id } = await edit('create', blankNews)
  await edit('preview', { id })
  time.now = new Date(time.now.getTime() + 15 * day)
  await forget(dependencies, linkForgets)
  expect(await db.selectFrom('links').selectAll().execute()).toEqual([])
  time.now = new Date(time.now.getTime() + 730 * day)
  await forget(dependencies, auditForgets)
  expect(await db.selectFrom('audit').selectAll().execute()).toEqual([])
})
