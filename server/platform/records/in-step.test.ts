import { expect, test } from 'vitest'
import { paragraphs, plainText, type RichText } from '#contract/richtext.ts'
import { inBothLanguages, inGerman, openTestNews } from '#server/news/test-news.ts'

const title = (de: string, en = 'A larger coil') => ({ title: { de, en } })
type News = Awaited<ReturnType<typeof openTestNews>>

/** Returns field, text before and text after of each change. */
async function changes({ edit }: News, id: number, language: 'de' | 'en') {
  const { since, differences } = await edit('changedSince', { id, language })
  const words = (value: unknown) =>
    typeof value === 'object' && value ? plainText(value as RichText) : (value ?? null)
  return {
    since,
    differences: differences.map(({ field, before, after }) => [field, words(before), words(after)]),
  }
}

test('changes since a translation was current are shown against the state that it matched', async () => {
  const news = await openTestNews()
  const { edit, time } = news
  const { id } = await edit('create', inBothLanguages)
  time.now = new Date('2027-04-01T08:00:00Z')
  await edit('change', { id, version: 1, isSmallChange: true, ...title('Größere Spule!') })
  time.now = new Date('2027-04-02T08:00:00Z')
  await edit('change', { id, version: 2, ...title('Größte Spule') })
  const content = { de: paragraphs('Sie misst am schnellsten.'), en: inBothLanguages.content.en }
  const item = await edit('change', { id, version: 3, content })
  expect(item.translation).toEqual({ de: 'current', en: 'outdated' })
  expect(await changes(news, id, 'en')).toEqual({
    since: '2027-04-01T08:00:00.000Z',
    differences: [
      ['title.de', 'Größere Spule!', 'Größte Spule'],
      ['content.de', 'Sie misst schneller.', 'Sie misst am schnellsten.'],
    ],
  })
  expect((await changes(news, id, 'de')).differences).toEqual([])
})

test('a change in one language makes the other outdated, also in a record with parts', async () => {
  const news = await openTestNews()
  const quote = {
    ...{ id: 'part-1', isVisible: true, type: 'quote', contentType: 'json', mediaType: 'none' },
    ...{ title: { de: 'Stimme', en: 'Voice' }, imageId: null, imageAlt: null, videoId: null },
    ...{ caption: { de: 'Bild', en: 'Picture' }, isCaptionVisible: true },
    content: {
      text: { de: 'Leise', en: 'Quiet' },
      ...{ name: 'Ada', role: { de: 'Physik', en: 'Physics' }, image: null },
    },
  }
  const { id } = await news.edit('create', { ...inBothLanguages, items: [quote] })
  const item = await news.edit('change', { id, version: 1, ...title('Größte Spule') })
  expect(item.translation).toEqual({ de: 'current', en: 'outdated' })
  expect((await changes(news, id, 'en')).differences).toEqual([['title.de', 'Größere Spule', 'Größte Spule']])
})

test('a change that was reverted is no difference', async () => {
  const news = await openTestNews()
  const { id } = await news.edit('create', inBothLanguages)
  await news.edit('change', { id, version: 1, ...title('Größte Spule') })
  await news.edit('change', { id, version: 2, ...title('Größere Spule') })
  expect((await changes(news, id, 'en')).differences).toEqual([])
})

test('a matching state beyond the first page of the history is found', async () => {
  const news = await openTestNews()
  const { id } = await news.edit('create', inBothLanguages)
  for (let version = 1; version <= 45; version += 1)
    await news.edit('change', { id, version, ...title(`Spule ${version}`) })
  expect((await changes(news, id, 'en')).differences).toEqual([['title.de', 'Größere Spule', 'Spule 45']])
})

test('without a matching state in the history the whole text is shown as changed', async () => {
  const news = await openTestNews()
  const { id } = await news.edit('create', inGerman)
  const whole = [
    ['title.de', null, 'Größere Spule'],
    ['content.de', null, 'Sie misst schneller.'],
  ]
  const result = await changes(news, id, 'en')
  expect(result.since).toBeNull()
  expect(result.differences).toEqual(expect.arrayContaining(whole))
  const both = await news.edit('create', inBothLanguages)
  await news.edit('change', { id: both.id, version: 1, ...title('Spule') })
  await news.db.deleteFrom('revisions').where('recordId', '=', both.id).where('n', '=', 1).execute()
  expect((await changes(news, both.id, 'en')).since).toBeNull()
})

test('a language marked as current stays so until the other changes, and the history names the editor', async () => {
  const news = await openTestNews()
  const { edit } = news
  const { id } = await edit('create', inBothLanguages)
  await edit('change', { id, version: 1, ...title('Größte Spule') })
  const marked = await edit('markCurrent', { id, language: 'en', version: 2 })
  expect(marked).toMatchObject({ version: 3, translation: { de: 'current', en: 'current' } })
  const [latest] = (await edit('revisions', { id })).rows
  expect(latest).toMatchObject({ action: 'markedCurrent', by: 'Jonas Weiß', changed: [] })
  expect((await changes(news, id, 'en')).differences).toEqual([])
  const again = await edit('change', { id, version: 3, ...title('Spule') })
  expect(again.translation.en).toBe('outdated')
  expect((await changes(news, id, 'en')).differences).toEqual([['title.de', 'Größte Spule', 'Spule']])
})

test('a stale version cannot be marked as current, and a current language stays as it is', async () => {
  const { edit } = await openTestNews()
  const { id } = await edit('create', inBothLanguages)
  await edit('change', { id, version: 1, ...title('Größte Spule') })
  await expect(edit('markCurrent', { id, language: 'en', version: 1 })).rejects.toMatchObject({
    code: 'staleVersion',
  })
  expect((await edit('markCurrent', { id, language: 'de', version: 2 })).version).toBe(2)
  await expect(edit('markCurrent', { id: 4711, language: 'en', version: 1 })).rejects.toMatchObject({
    code: 'notFound',
  })
  await expect(edit('changedSince', { id: 4711, language: 'en' })).rejects.toMatchObject({ code: 'notFound' })
})
