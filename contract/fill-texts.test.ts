import { expect, test } from 'vitest'
import { filledFrom, hasTextsToFill } from './fill-texts.ts'
import { paragraphs } from './richtext.ts'

const empty = { type: 'doc', content: [{ type: 'paragraph' }] } as const
const german = paragraphs('Die Spule.')

test('empty texts are filled with those of the other language, in parts and entries, too', () => {
  const fields = {
    content: { de: german, en: null },
    items: [{ id: 'a', content: { text: { de: german, en: empty } }, order: 1 }],
  }
  expect(hasTextsToFill(fields, 'en')).toBe(true)
  expect(filledFrom(fields, 'en')).toEqual({
    content: { de: german, en: german },
    items: [{ id: 'a', content: { text: { de: german, en: german } }, order: 1 }],
  })
})

test('words that are there, lines, files and the other language stay', () => {
  const fields = {
    title: { de: 'Spule', en: '' },
    slug: { de: 'spule', en: '' },
    captions: { de: 7, en: null },
    content: { de: german, en: paragraphs('The coil.') },
    teaser: { de: empty, en: null },
  }
  expect(hasTextsToFill(fields, 'en')).toBe(false)
  expect(filledFrom(fields, 'en')).toEqual(fields)
})
