import { expect, test } from 'vitest'
import { choicesBetween, settled } from './choices.ts'

const base = {
  title: { de: 'Spulen', en: 'Coils' },
  tags: [1, 2],
  items: [
    { id: 'a', kind: 'text', content: { de: 'Anfang', en: 'Start' } },
    { id: 'b', kind: 'text', content: { de: 'Ende', en: 'End' } },
  ],
  isVisible: false,
}
const mine = {
  ...base,
  title: { de: 'Neue Spulen', en: 'Coils' },
  items: [{ ...base.items[0], content: { de: 'Mein Anfang', en: 'Start' } }, base.items[1]],
  isVisible: true,
} as typeof base
const theirs = {
  ...base,
  title: { de: 'Acht Spulen', en: 'Eight coils' },
  tags: [1, 2, 3],
  items: [base.items[0], { ...base.items[1], content: { de: 'Ihr Ende', en: 'End' } }],
} as typeof base

const choices = choicesBetween(base, mine, theirs)

test('what two people left different is told field by field and language by language, with who changed it', () =>
  expect(choices.map(({ field, changedBy }) => `${field} ${changedBy}`)).toEqual([
    'title.de both',
    'title.en them',
    'tags them',
    'items both',
    'isVisible me',
  ]))

test('parts that each changed elsewhere go together', () =>
  expect(choices.find(({ field }) => field === 'items')?.mine).toEqual([mine.items[0], theirs.items[1]]))

test('what is decided as mine bears my value, everything else theirs', () =>
  expect(settled(theirs, choices, ({ field }) => ['title.de', 'isVisible'].includes(field))).toEqual({
    ...theirs,
    title: { de: 'Neue Spulen', en: 'Eight coils' },
    isVisible: true,
  }))

test('two people who typed the same have nothing to decide', () =>
  expect(choicesBetween(base, theirs, theirs)).toEqual([]))
