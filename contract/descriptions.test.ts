import { expect, test } from 'vitest'
import { lacksDescription, picturesIn } from './descriptions.ts'
import { blankNews, newsFields } from './news/news.ts'
import { blankPage, pageFields } from './pages/page.ts'
import type { RichText } from './richtext.ts'

const noText = { de: '', en: '' }
const text: RichText = {
  type: 'doc',
  content: [
    { type: 'image', attrs: { fileId: 7, alt: 'Eine Spule' } },
    { type: 'image', attrs: { fileId: 8, isDecorative: true } },
  ],
}
const part = {
  id: 'part-one',
  type: 'gallery',
  contentType: 'json',
  isVisible: true,
  title: noText,
  mediaType: 'none',
  imageId: 4,
  imageAlt: null,
  videoId: null,
  videoCaptions: { de: null, en: null },
  caption: noText,
  isCaptionVisible: false,
  content: { pictures: [{ image: 5, caption: noText }] },
} as const

test('pictures are found in the picture field, in rich texts and in visible parts of a record', () => {
  const own = { de: 'Ein Magnet', en: '' }
  const news = { ...blankNews, imageId: 1, imageAlt: own, content: { de: text, en: null }, authorId: 3 }
  expect(picturesIn(newsFields, news)).toEqual([
    {
      fileId: 7,
      field: 'content.de',
      language: 'de',
      alt: { de: 'Eine Spule', en: 'Eine Spule' },
      isDecorative: false,
    },
    { fileId: 8, field: 'content.de', language: 'de', alt: null, isDecorative: true },
    { fileId: 1, field: 'imageId', language: null, alt: own, isDecorative: false },
  ])
  const page = { ...blankPage, items: [part, { ...part, id: 'part-two', isVisible: false }] }
  expect(picturesIn(pageFields, page)).toEqual([
    {
      fileId: 5,
      field: 'items.0.content.pictures.0.image',
      language: null,
      alt: null,
      isDecorative: false,
    },
  ])
})

test('files to download, and the still of a film, need no description', () => {
  const film = { ...part, type: 'downloads', mediaType: 'video' } as const
  const page = {
    ...blankPage,
    items: [{ ...film, content: { files: [{ label: noText, file: 9 }] } }],
  }
  expect(picturesIn(pageFields, page).map(({ fileId }) => fileId)).toEqual([])
})

test('a picture needs a description in each language, its own or that of its file, unless it is decorative', () => {
  const picture = { fileId: 1, field: 'imageId', language: null, alt: null, isDecorative: false }
  const file = { alt: { de: 'Ein Magnet', en: '' }, isDecorative: false }
  const lacks = (own: Partial<typeof picture> | { alt: { de: string; en: string } }, of = file) =>
    (['de', 'en'] as const).filter(language => lacksDescription({ ...picture, ...own }, of, language))
  expect(lacks({})).toEqual(['en'])
  expect(lacks({ alt: { de: '', en: 'A magnet' } })).toEqual([])
  expect(lacks({ isDecorative: true })).toEqual([])
  expect(lacks({}, { ...file, isDecorative: true })).toEqual([])
})
