import { expect, test } from 'vitest'
import { fillFromOtherLanguage, hasTextsToFill } from './fill-texts.ts'
import { paragraphs } from './richtext.ts'

const empty = { type: 'doc', content: [{ type: 'paragraph' }] } as const
const german = paragraphs('Die Spule.')

test('empty rich texts are filled from the other language, also in parts and entries', () => {
  const fields = {
    content: { de: german, en: null },
    items: [{ id: 'a', content: { text: { de: german, en: empty } }, order: 1 }],
  }
  expect(hasTextsToFill(fields, 'en')).toBe(true)
  expect(fillFromOtherLanguage(fields, 'en')).toEqual({
    content: { de: german, en: german },
    items: [{ id: 'a', content: { text: { de: german, en: german } }, order: 1 }],
  })
})

test('existing texts, single lines, files and the other language are not changed', () => {
  const fields = {
    title: { de: 'Spule', en: '' },
    slug: { de: 'spule', en: '' },
    captions: { de: 7, en: null },
    content: { de: german, en: paragraphs('The coil.') },
    teaser: { de: empty, en: null },
  }
  expect(hasTextsToFill(fields, 'en')).toBe(false)
  expect(fillFromOtherLanguage(fields, 'en')).toEqual(fields)
})
