import { expect, test } from 'vitest'
import type { Failure } from '#contract/errors.ts'
import { blankNews } from '#contract/news/news.ts'
import type { RichText } from '#contract/richtext.ts'
import { inBothLanguages, inGerman, openTestNews } from './test-news.ts'

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    error => (error as Failure).code,
  )

test('an item without a translation is answered in its own language, with one slug for both', async () => {
  const { edit, read } = await openTestNews()
  await edit('create', { ...inGerman, isVisible: true })
  const item = await read('find', { slug: 'groessere-spule' }, 'en')
  expect(item).toMatchObject({
    title: 'Größere Spule',
    language: 'de',
    slugs: { de: 'groessere-spule', en: 'groessere-spule' },
    availableIn: ['de'],
  })
})

test('a translation has its own slug, and is still found by the one of the original', async () => {
  const { edit, read } = await openTestNews()
  const { id } = await edit('create', { ...inGerman, isVisible: true })
  await edit('change', { id, version: 1, title: inBothLanguages.title, content: inBothLanguages.content })
  const item = await read('find', { slug: 'groessere-spule' }, 'en')
  expect(item).toMatchObject({ title: 'A larger coil', slug: 'a-larger-coil', availableIn: ['de', 'en'] })
})

test('an English title without a text is not shown yet', async () => {
  const { edit, read } = await openTestNews()
  await edit('create', { ...inGerman, title: inBothLanguages.title, isVisible: true })
  expect(await read('find', { slug: 'groessere-spule' }, 'en')).toMatchObject({
    title: 'Größere Spule',
    availableIn: ['de'],
  })
})

test('an old slug still leads to its item, and cannot be used by another', async () => {
  const { edit, read } = await openTestNews()
  const { id } = await edit('create', { ...inGerman, isVisible: true })
  await edit('change', { id, version: 1, slug: { de: 'neue-spule', en: '' } })
  expect((await read('find', { slug: 'groessere-spule' })).slug).toBe('neue-spule')
  expect(await codeOf(edit('create', { ...inGerman, slug: { de: 'groessere-spule', en: '' } }))).toBe(
    'slugTaken',
  )
})

test('a slug used by two items leads to the one of the requested language', async () => {
  const { edit, read } = await openTestNews()
  const visible = { ...inBothLanguages, isVisible: true }
  await edit('create', { ...visible, slug: { de: 'mri', en: 'eins' } })
  await edit('create', { ...visible, slug: { de: 'zwei', en: 'mri' } })
  expect((await read('find', { slug: 'mri' }, 'de')).slugs).toEqual({ de: 'mri', en: 'eins' })
  expect((await read('find', { slug: 'mri' }, 'en')).slugs).toEqual({ de: 'zwei', en: 'mri' })
})

test('hidden, scheduled, expired and deleted items are neither listed nor found', async () => {
  const { edit, read } = await openTestNews()
  const later = { publishAt: '2027-03-13T00:00:00Z' }
  const over = { publishAt: '2027-03-01T00:00:00Z', unpublishAt: '2027-03-02T00:00:00Z' }
  await edit('create', { ...inGerman, tags: ['Geheim'] })
  await edit('create', { ...inGerman, isVisible: true, ...later, tags: ['Geheim'] })
  await edit('create', { ...inGerman, isVisible: true, ...over, tags: ['Geheim'] })
  const { id } = await edit('create', { ...inGerman, isVisible: true, tags: ['Geheim'] })
  await edit('remove', { id })
  expect(await read('latest', {})).toEqual({ count: 0, rows: [] })
  expect((await read('filters', {})).tags).toEqual([])
  for (const n of ['', '-2', '-3', '-4'])
    expect(await codeOf(read('find', { slug: `groessere-spule${n}` }))).toBe('notFound')
})

test('an item is shown and hidden at its dates', async () => {
  const { edit, read, time } = await openTestNews()
  const dates = { publishAt: '2027-03-13T00:00:00Z', unpublishAt: '2027-03-14T00:00:00Z' }
  const made = await edit('create', { ...inGerman, isVisible: true, ...dates })
  expect(made.isPublic).toBe(false)
  expect((await edit('list', { state: 'scheduled' })).count).toBe(1)
  time.now = new Date(dates.publishAt)
  expect((await read('latest', {})).count).toBe(1)
  time.now = new Date(dates.unpublishAt)
  expect((await read('latest', {})).count).toBe(0)
})

test('a preview link shows a hidden item for seven days', async () => {
  const { edit, read, time } = await openTestNews()
  const { id } = await edit('create', inGerman)
  const { address, expiresAt } = await edit('preview', { id })
  const token = address.de.split('/').at(-1) ?? ''
  expect(address).toEqual({ de: `/de/vorschau/news/${token}`, en: `/en/preview/news/${token}` })
  expect(await read('preview', { token })).toMatchObject({ title: 'Größere Spule' })
  expect(await codeOf(read('preview', { token: 'x'.repeat(43) }))).toBe('linkInvalid')
  time.now = new Date(expiresAt)
  expect(await codeOf(read('preview', { token }))).toBe('linkExpired')
})

test('thirty wrong preview tokens block further wrong ones from the IP address, but not the right one', async () => {
  const { edit, read } = await openTestNews()
  const { id } = await edit('create', inGerman)
  const { address } = await edit('preview', { id })
  const token = address.de.split('/').at(-1) ?? ''
  for (let n = 0; n < 30; n += 1) {
    expect(await codeOf(read('preview', { token }))).toBeNull()
    expect(await codeOf(read('preview', { token: 'nothing' }))).toBe('linkInvalid')
  }
  expect(await codeOf(read('preview', { token: 'nothing' }))).toBe('tooMany')
  expect(await codeOf(read('preview', { token }))).toBeNull()
})

test('a preview of an item in the trash is not found', async () => {
  const { edit, read } = await openTestNews()
  const { id } = await edit('create', inGerman)
  const { address } = await edit('preview', { id })
  await edit('remove', { id })
  const token = address.de.split('/').at(-1) ?? ''
  expect(await codeOf(read('preview', { token }))).toBe('notFound')
})

test('a link to another item bears the address it has now, and none while that is hidden', async () => {
  const { edit, read } = await openTestNews()
  const target = await edit('create', { ...inBothLanguages, isVisible: true })
  const link = { type: 'link', attrs: { kind: 'news', id: target.id } }
  const text = { type: 'text', text: 'Mehr', marks: [link] }
  const content = { de: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }, en: null }
  await edit('create', { ...blankNews, title: { de: 'Hinweis', en: '' }, content, isVisible: true })
  const shown = async (language: 'de' | 'en') =>
    hrefIn((await read('find', { slug: 'hinweis' }, language)).content as RichText)
  expect(await shown('de')).toBe('/de/info/neuigkeiten/groessere-spule')
  expect(await shown('en')).toBe('/en/info/news/a-larger-coil')
  await edit('setVisibility', { id: target.id, isVisible: false })
  expect(await shown('de')).toBeNull()
})

test('a link to a page is translated into the reader’s language', async () => {
  const { edit, read } = await openTestNews()
  const href = '/kontakt?form=1#wege'
  const text = { type: 'text', text: 'Mehr', marks: [{ type: 'link', attrs: { href } }] }
  const content = { de: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }, en: null }
  await edit('create', { ...blankNews, title: { de: 'Hinweis', en: '' }, content, isVisible: true })
  for (const [language, path] of [['de', '/de/kontakt'] as const, ['en', '/en/contact'] as const]) {
    const shown = (await read('find', { slug: 'hinweis' }, language)).content as RichText
    expect(hrefIn(shown)).toBe(`${path}?form=1#wege`)
  }
})

test('the list can be narrowed by tag and category', async () => {
  const { edit, read } = await openTestNews()
  const [category] = (await edit('categories', {})).rows
  await edit('create', { ...inGerman, isVisible: true, tags: ['Spulen'], categoryId: category?.id })
  await edit('create', { ...inGerman, isVisible: true, tags: ['k-Raum'] })
  const { tags, categories } = await read('filters', {})
  expect(tags.map(({ label }) => label).sort()).toEqual(['Spulen', 'k-Raum'])
  expect(categories[0]?.label).toBe('Forschung')
  const tag = tags.find(({ label }) => label === 'k-Raum')
  expect((await read('latest', { tag: tag?.id })).count).toBe(1)
  expect((await read('latest', { category: category?.id })).rows[0]?.tags[0]?.label).toBe('Spulen')
})

function hrefIn(document: RichText | null): unknown {
  const [block] = document?.content ?? []
  const [words] = block && 'content' in block ? (block.content ?? []) : []
  const [mark] = words && 'marks' in words ? (words.marks ?? []) : []
  return mark?.type === 'link' ? mark.attrs.href : undefined
}
