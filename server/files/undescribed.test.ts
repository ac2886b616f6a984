import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import type { Failure } from '#contract/errors.ts'
import type { FileDetail } from '#contract/files/file.ts'
import { blankNews, type NewsFields, type NewsItem } from '#contract/news/news.ts'
import type { RichText } from '#contract/richtext.ts'
import { newsRouter } from '#server/news/router.ts'
import { staff } from '#server/platform/calls/test-calls.ts'
import { countMissingAlt } from './search.ts'
import { openTestManager, type TestManager } from './test-manager.ts'

let files: TestManager
beforeEach(async () => {
  files = await openTestManager()
})

async function upload(alt: object = {}) {
  const colour = `#${Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return files.send(`${colour.slice(1)}.jpg`, bytes, alt)
}

const text = (...content: RichText['content']): RichText => ({ type: 'doc', content })
const words = text({ type: 'paragraph', content: [{ type: 'text', text: 'Text' }] })
const german = {
  ...blankNews,
  title: { de: 'Neue Spule', en: '' },
  content: { de: words, en: null },
  isVisible: true,
}
const both = { ...german, title: { de: 'Neue Spule', en: 'New coil' }, content: { de: words, en: words } }

function edit(name: keyof typeof newsRouter.backstage, input: object): Promise<NewsItem> {
  const { caller } = files
  return files.call(`news.backstage.${name}`, newsRouter.backstage[name] as never)(input, {
    caller,
  }) as Promise<NewsItem>
}

const create = (fields: NewsFields) => edit('create', fields)
const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Failure) => ({ code: error.code, pictures: error.details.pictures }),
  )
const lacking = (...pictures: number[]) => ({ code: 'picturesUndescribed', pictures })

test('a record is published only in languages in which its picture has a description', async () => {
  const { id: imageId } = await upload({ altDe: 'Eine Spule' })
  expect(await refused(create({ ...both, imageId }))).toEqual(lacking(imageId))
  expect((await create({ ...german, imageId })).isPublic).toBe(true)
  const own = { de: 'Die Spule', en: 'The coil' }
  expect((await create({ ...both, imageId, imageAlt: own })).isPublic).toBe(true)
  expect((await create({ ...both, imageId, imageAlt: { de: '', en: '' } })).isPublic).toBe(true)
})

test('a record is published once its pictures have a description, or a reason for having none', async () => {
  const [one, other] = [await upload(), await upload()]
  const picture = { type: 'image' as const, attrs: { fileId: other.id, src: other.src } }
  const item = { ...german, imageId: one.id, content: { de: text(picture), en: null } }
  expect(await refused(create(item))).toEqual(lacking(other.id, one.id))
  await files.ask<FileDetail>('describe', { id: one.id, alt: { de: 'Eine Spule', en: '' } })
  expect(await refused(create(item))).toEqual(lacking(other.id))
  expect(await countMissingAlt(files.db)).toBe(2)
  const undescribedReason = 'Die Künstlerin möchte es nicht.'
  const detail = await files.ask<FileDetail>('describe', { id: other.id, undescribedReason })
  expect(detail).toMatchObject({ undescribedReason, alt: null, version: 2 })
  expect((await create(item)).isPublic).toBe(true)
  // The file is still in the list, and is no longer counted as work.
  expect((await files.ask<{ rows: { id: number }[] }>('list', { missing: 'alt' })).rows).toHaveLength(2)
  expect(await countMissingAlt(files.db)).toBe(1)
})

test('showing a record requires descriptions, and a record that is public already can still be edited', async () => {
  const { id: imageId } = await upload()
  const { id } = await create({ ...german, imageId, isVisible: false })
  expect(await refused(edit('setVisibility', { id, isVisible: true }))).toEqual(lacking(imageId))
  expect(await edit('bulk', { ids: [id], action: 'show' })).toMatchObject({
    done: [],
    failed: [{ id, code: 'picturesUndescribed' }],
  })
  await files.ask('describe', { id: imageId, undescribedReason: 'Noch offen' })
  await edit('setVisibility', { id, isVisible: true })
  await files.ask('describe', { id: imageId, undescribedReason: '' })
  const title = { de: 'Eine neue Spule', en: '' }
  expect(await edit('change', { id, version: 2, title })).toMatchObject({ isPublic: true, title })
  const added = await upload()
  expect(await refused(edit('change', { id, version: 3, imageId: added.id }))).toEqual(lacking(added.id))
})

test('staff who choose pictures may describe them; a deleted or unknown file is not found', async () => {
  const { id } = await upload()
  const caller = staff(files.caller?.id ?? 0, 'canEditUser')
  const alt = { de: 'Eine Spule', en: 'A coil' }
  expect(await files.ask('describe', { id, alt }, { caller })).toMatchObject({ alt })
  for (const missing of [id, 9999]) {
    if (missing === id) await files.db.updateTable('files').set({ deletedAt: new Date() }).execute()
    expect(await refused(files.ask('describe', { id: missing, alt }))).toMatchObject({ code: 'notFound' })
  }
})
