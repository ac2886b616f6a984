import { expect, test } from 'vitest'
import type { ContentItem } from '#contract/pages/items.ts'
import { partName } from './part-label.ts'

const items = [{ id: 'coils' }, { id: 'brain' }] as ContentItem[]
const named = (field: string) => partName(field, { items })

test.each([
  ['items.brain', 'Abschnitt 2', 'Part 2'],
  ['items.brain.title.de', 'Abschnitt 2, Überschrift (Deutsch)', 'Part 2, Heading (German)'],
  ['items.brain.isVisible', 'Abschnitt 2, Sichtbar', 'Part 2, Visible'],
  ['items.brain.content.en', 'Abschnitt 2 (Englisch)', 'Part 2 (English)'],
  ['items.coils.content.entries.3.answer.de', 'Abschnitt 1, Antwort (Deutsch)', 'Part 1, Answer (German)'],
  ['items.heart.mediaType', 'Entfernter Abschnitt, Medium des Abschnitts', 'Removed part, Media of the part'],
  ['items.0.content.address', 'Abschnitt 1', 'Part 1'],
])('the field %s has its name in both languages', (field, de, en) => {
  expect(named(field)).toEqual({ de, en })
})

test('fields outside of parts, and the order of parts, have no name here', () => {
  expect([named('title.de'), named('items.order')]).toEqual([null, null])
})
