import { expect, test } from 'vitest'
import { paragraphs } from '#contract/richtext.ts'
import { filesRouter } from '#server/files/router.ts'
import { newsKind } from '#server/news/news.ts'
import { inGerman, openTestNews } from '#server/news/test-news.ts'
import { staff } from '#server/platform/calls/test-calls.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { refillSearch, searchIndexOf, trashForgets, unfinishedIndexes } from './records.ts'

const picture = (fileId: number) =>
  ({ type: 'doc', content: [{ type: 'image', attrs: { fileId } }] }) as const

test('a save stores what a record refers to, and the next save replaces it', async () => {
  const { edit, insertFile, usesOfFile } = await prepare()
  const file = await insertFile()
  const { id, version } = await edit('create', {
    ...inGerman,
    imageId: file,
    content: { de: picture(file), en: null },
  })
  expect(await usesOfFile(file)).toEqual({
    count: 1,
    rows: [{ kind: 'news', id, title: inGerman.title, isPublic: false, fields: ['content.de', 'imageId'] }],
  })
  await edit('change', { id, version, imageId: null, content: { de: paragraphs('Nichts'), en: null } })
  expect(await usesOfFile(file)).toEqual({ count: 0, rows: [] })
})

test.each([{ href: null }, {}])('a record knows which others link to it, in a text with %o', async href => {
  const { edit } = await prepare()
  const { id } = await edit('create', inGerman)
  const link = { type: 'link', attrs: { kind: 'news', id, ...href } }
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'mehr', marks: [link] }] }
  const content = { de: { type: 'doc', content: [words] }, en: null }
  const linking = await edit('create', { ...inGerman, content, isVisible: true })
  const { count, rows } = await edit('uses', { id })
  expect([count, rows]).toEqual([
    1,
    [expect.objectContaining({ id: linking.id, isPublic: true, fields: ['content.de'] })],
  ])
})

test('hidden records are counted as uses, but not named to callers who may not edit them', async () => {
  const { edit, insertFile, usesOfFile } = await prepare()
  const file = await insertFile()
  await edit('create', { ...inGerman, imageId: file })
  const shown = await edit('create', { ...inGerman, imageId: file, isVisible: true })
  const { count, rows } = await usesOfFile(file, { caller: staff(1, 'canEditContent') })
  expect([count, rows.map(({ id }) => id)]).toEqual([2, [shown.id]])
})

test('a record in the trash uses nothing until it is restored, and its deletion leaves no reference', async () => {
  const { edit, insertFile, usesOfFile, db, time, dependencies } = await prepare()
  const file = await insertFile()
  const { id } = await edit('create', { ...inGerman, imageId: file })
  await edit('remove', { id })
  expect((await usesOfFile(file)).count).toBe(0)
  await edit('putBack', { id })
  expect((await usesOfFile(file)).count).toBe(1)
  await edit('remove', { id })
  time.now = new Date(time.now.getTime() + 31 * 24 * 3600 * 1000)
  await forget(dependencies, trashForgets(dependencies.kinds))
  expect(await db.selectFrom('recordReferences').selectAll().where('kind', '=', 'news').execute()).toEqual([])
})

test('after an upgrade the references of older records are made, too', async () => {
  const { edit, insertFile, usesOfFile, db, dependencies } = await prepare()
  const file = await insertFile()
  await edit('create', { ...inGerman, imageId: file })
  await db.deleteFrom('recordReferences').execute()
  const indexes = [searchIndexOf(newsKind)]
  expect(await unfinishedIndexes(dependencies, indexes)).toHaveLength(1)
  await refillSearch(dependencies, indexes)
  expect((await usesOfFile(file)).count).toBe(1)
})

async function prepare() {
  const news = await openTestNews()
  const call = news.call('files.uses', filesRouter.uses)
  return {
    ...news,
    usesOfFile: (id: number, asking: object = {}) =>
      call({ id: String(id) }, { caller: news.jonas, ...asking }) as ReturnType<typeof filesRouter.uses>,
    insertFile: async () => {
      const facts = { name: 'bild.webp', type: 'image/webp', sizeBytes: 1, hash: 'a'.repeat(64) }
      const row = await news.db.insertInto('files').values(facts).returning('id').executeTakeFirstOrThrow()
      return row.id
    },
  }
}
