import { expect, test } from 'vitest'
import type { Failure } from '#contract/errors.ts'
import type { NewsFields } from '#contract/news/news.ts'
import { paragraphs } from '#contract/richtext.ts'
import { inBothLanguages, openTestNews } from './test-news.ts'

const visible = { ...inBothLanguages, isVisible: true }
const part = {
  isVisible: true,
  title: { de: 'Dazu gesagt', en: 'In their words' },
  mediaType: 'none' as const,
  imageId: null,
  imageAlt: null,
  videoId: null,
  videoCaptions: { de: null, en: null },
  caption: { de: '', en: '' },
  isCaptionVisible: true,
}
const quote: NewsFields['items'][number] = {
  ...part,
  id: 'quote',
  type: 'quote',
  contentType: 'json',
  content: {
    text: { de: 'Das Feld ist gleichmäßig.', en: 'The field is even.' },
    name: 'Mira Lang',
    role: { de: 'Physikerin', en: 'physicist' },
    image: null,
  },
}
const text: NewsFields['items'][number] = {
  ...part,
  id: 'text',
  type: 'text',
  contentType: 'richText',
  content: { de: paragraphs('Larmorfrequenz'), en: null },
}

test('a teaser missing in one language is shown in the other and listed in inOtherLanguage', async () => {
  const { edit, read } = await openTestNews()
  await edit('create', { ...visible, teaser: { de: 'Kurz gesagt.', en: '' } })
  const item = await read('find', { slug: 'a-larger-coil' }, 'en')
  expect(item).toMatchObject({ language: 'en', teaser: 'Kurz gesagt.', inOtherLanguage: ['teaser'] })
})

test('the parts of an item are told in the language asked for, hidden ones not at all', async () => {
  const { edit, read } = await openTestNews()
  await edit('create', { ...visible, items: [quote, { ...text, isVisible: false }] })
  const { items } = await read('find', { slug: 'a-larger-coil' }, 'en')
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    title: 'In their words',
    content: { text: 'The field is even.', name: 'Mira Lang', role: 'physicist' },
  })
})

test('an item has no parts by default, and a change without parts keeps them', async () => {
  const { edit, read } = await openTestNews()
  const { items: _, ...older } = visible
  const { id } = await edit('create', older)
  expect((await read('find', { slug: 'groessere-spule' })).items).toEqual([])
  await edit('change', { id, version: 1, items: [quote] })
  await edit('change', { id, version: 2, teaser: { de: 'Kürzer', en: 'Shorter' } })
  expect((await read('find', { slug: 'groessere-spule' })).items).toHaveLength(1)
})

test('staff find an item by the words of its parts', async () => {
  const { edit } = await openTestNews()
  await edit('create', { ...visible, items: [text] })
  await edit('create', visible)
  expect((await edit('list', { q: 'Larmorfrequenz' })).count).toBe(1)
})

test('a part changed in one language marks the other as outdated', async () => {
  const { edit } = await openTestNews()
  const { id, translation } = await edit('create', { ...visible, items: [quote] })
  expect(translation).toEqual({ de: 'current', en: 'current' })
  const changed = { ...quote, title: { ...quote.title, de: 'Neu' } }
  const after = await edit('change', { id, version: 1, items: [changed] })
  expect(after.translation).toEqual({ de: 'current', en: 'outdated' })
})

test('a part with an unknown film is refused', async () => {
  const { edit } = await openTestNews()
  const film = { ...text, mediaType: 'video' as const, videoId: 4711 }
  const refused = await edit('create', { ...visible, items: [film] }).catch(error => error as Failure)
  expect(refused).toMatchObject({ code: 'invalid' })
})

test('related items are public ones with common tags, most of them first, then those of the same topic', async () => {
  const { edit, read } = await openTestNews()
  const write = (word: string, facts: Partial<NewsFields>) =>
    edit('create', { ...visible, title: { de: word, en: word }, ...facts })
  await write('one-tag', { tags: ['Spulen'] })
  await write('topic', { categoryId: 1 })
  await write('two-tags', { tags: ['Spulen', 'Gehirn'] })
  await write('nothing', { tags: ['Schule'], categoryId: 2 })
  await write('hidden', { tags: ['Spulen', 'Gehirn'], isVisible: false })
  await write('read', { tags: ['Spulen', 'Gehirn'], categoryId: 1 })
  const related = async (slug: string) =>
    (await read('find', { slug })).related.map(({ slug: other }) => other)
  expect(await related('read')).toEqual(['two-tags', 'one-tag', 'topic'])
  expect(await related('nothing')).toEqual([])
})

test('the QR code of an item differs by language', async () => {
  const { edit, read } = await openTestNews()
  await edit('create', visible)
  const german = await read('find', { slug: 'groessere-spule' })
  const english = await read('find', { slug: 'a-larger-coil' }, 'en')
  expect(german.qr.size).toBeGreaterThan(20)
  expect(german.qr.path).not.toBe(english.qr.path)
})
