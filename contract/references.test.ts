import { expect, test } from 'vitest'
import { blankNews, newsFields } from './news/news.ts'
import { blankPage, pageFields } from './pages/page.ts'
import { referencesIn } from './references.ts'
import type { RichText } from './richtext.ts'

const document: RichText = {
  type: 'doc',
  content: [
    { type: 'image', attrs: { fileId: 7 } },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'more',
                  marks: [{ type: 'link', attrs: { kind: 'pages', id: 3, href: null } }],
                },
                { type: 'text', text: 'elsewhere', marks: [{ type: 'link', attrs: { href: '/de' } }] },
              ],
            },
          ],
        },
      ],
    },
  ],
}

const part = {
  isVisible: true,
  title: { de: '', en: '' },
  mediaType: 'none',
  imageId: null,
  imageAlt: null,
  videoId: null,
  videoCaptions: { de: null, en: null },
  caption: { de: '', en: '' },
  isCaptionVisible: false,
  contentType: 'json',
} as const

/** Error of a field whose target is missing; links have none. */
const chosen = { error: 'value' }

test('references of news are found in picture, author and rich texts', () => {
  const item = { ...blankNews, imageId: 1, authorId: 2, content: { de: null, en: document } }
  expect(referencesIn(newsFields, item)).toEqual([
    { to: 'files', id: 7, field: 'content.en', inside: 'content.0', language: 'en', takes: 'picture' },
    {
      ...{ to: 'pages', id: 3, field: 'content.en', language: 'en' },
      inside: 'content.1.content.0.content.0.content.0',
    },
    { to: 'files', id: 1, field: 'imageId', language: null, takes: 'picture', ...chosen },
    { to: 'people', id: 2, field: 'authorId', language: null, ...chosen },
  ])
})

test('references of page parts are found: pictures, films, captions, files and records', () => {
  const text = { de: '', en: '' }
  const link = { kind: 'news', id: 9 } as const
  const items = [
    { ...part, id: 'film', type: 'text', contentType: 'richText', imageId: 4, videoId: 5 },
    { ...part, id: 'cards', type: 'cards', content: { cards: [{ title: text, text, image: 6, link }] } },
    { ...part, id: 'files', type: 'downloads', content: { files: [{ label: text, file: 8 }] } },
  ]
  Object.assign(items[0] ?? {}, { content: { de: null, en: null }, videoCaptions: { de: 10, en: null } })
  expect(referencesIn(pageFields, { ...blankPage, items })).toEqual([
    { to: 'files', id: 4, field: 'items.0.imageId', language: null, takes: 'picture', ...chosen },
    { to: 'files', id: 5, field: 'items.0.videoId', language: null, error: 'validFilm' },
    { to: 'files', id: 10, field: 'items.0.videoCaptions.de', language: 'de', error: 'validCaptions' },
    {
      to: 'files',
      id: 6,
      field: 'items.1.content.cards.0.image',
      language: null,
      takes: 'picture',
      ...chosen,
    },
    { to: 'news', id: 9, field: 'items.1.content.cards.0.link', language: null },
    { to: 'files', id: 8, field: 'items.2.content.files.0.file', language: null, ...chosen },
  ])
})

test('blank records have no references', () => {
  expect(referencesIn(newsFields, blankNews)).toEqual([])
  expect(referencesIn(pageFields, blankPage)).toEqual([])
})
