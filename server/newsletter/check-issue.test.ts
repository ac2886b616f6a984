import { expect, test } from 'vitest'
import { largestLetter } from '#contract/newsletter/check.ts'
import type { RichText } from '#contract/richtext.ts'
import { inBothLanguages, openTestNewsletters } from './test-newsletters.ts'

function linked(words: string, attrs: object): RichText {
  const text = { type: 'text', text: words, marks: [{ type: 'link', attrs }] }
  return { type: 'doc', content: [{ type: 'paragraph', content: [text] }] } as RichText
}

async function findingsOf(fields: object) {
  const { create, edit } = await openTestNewsletters()
  const { id } = await create(fields)
  return edit('check')({ id })
}

test('a complete issue in both languages without links has no findings', async () => {
  expect(await findingsOf({})).toEqual([])
})

test.each([
  [
    'a language that is missing',
    { subject: { de: 'Neues', en: '' } },
    [{ what: 'missingLanguage', language: 'en', detail: '' }],
  ],
  [
    'a long subject',
    { subject: { de: 'N'.repeat(61), en: 'News' } },
    [{ what: 'longSubject', language: 'de', detail: '61' }],
  ],
  [
    'placeholders of other programs',
    { subject: { de: 'Hallo {name}', en: 'Hello *|FNAME|*' }, plainText: { de: '', en: 'Dear {{first}}' } },
    [
      { what: 'unknownPlaceholder', language: 'de', detail: '{name}' },
      { what: 'unknownPlaceholder', language: 'en', detail: '*|FNAME|*' },
      { what: 'unknownPlaceholder', language: 'en', detail: '{{first}}' },
    ],
  ],
  [
    'a link to what is not there any more',
    { content: { ...inBothLanguages.content, de: linked('die Meldung', { kind: 'news', id: 99 }) } },
    [{ what: 'deadLink', language: 'de', detail: 'die Meldung' }],
  ],
  [
    'a link into an internal network, which is not asked',
    { content: { ...inBothLanguages.content, en: linked('intranet', { href: 'http://127.0.0.1:1/a' }) } },
    [{ what: 'internalLink', language: 'en', detail: 'http://127.0.0.1:1/a' }],
  ],
])('%s is reported', async (_, fields, findings) => {
  expect(await findingsOf(fields)).toEqual(findings)
})

test('a letter that Gmail would cut and a picture without a description are reported', async () => {
  const { create, edit, db } = await openTestNewsletters()
  const picture = { name: 'spule.webp', type: 'image/webp', sizeBytes: 1, hash: 'a'.repeat(64) }
  const [file] = await db
    .insertInto('files')
    .values({ ...picture, width: 10, height: 10 })
    .returning('id')
    .execute()
  const lines = Array.from({ length: 120 }, () => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'Feld '.repeat(200) }],
  }))
  const image = { type: 'image', attrs: { fileId: file?.id ?? 0 } }
  const de = { type: 'doc', content: [image, ...lines] } as RichText
  const { id } = await create({ content: { ...inBothLanguages.content, de } })
  const found = (await edit('check')({ id })) as { what: string; detail: string }[]
  expect(found).toMatchObject([
    { what: 'tooLarge', language: 'de' },
    { what: 'undescribedPicture', language: 'de', detail: expect.stringContaining('spule') },
  ])
  expect(Number(found[0]?.detail)).toBeGreaterThan(largestLetter / 1000)
  await edit('remove')({ id })
  await expect(edit('check')({ id })).rejects.toMatchObject({ code: 'notFound' })
})
