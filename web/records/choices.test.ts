import { expect, test } from 'vitest'
import { choicesBetween, decidedFields } from './choices.ts'

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

test('differing changes are listed by field and language, with who made them', () =>
  expect(choices.map(({ field, changedBy }) => `${field} ${changedBy}`)).toEqual([
    'title.de both',
    'title.en them',
    'tags them',
    'items both',
    'isVisible me',
  ]))

test('changes of both sides to different parts are combined', () =>
  expect(choices.find(({ field }) => field === 'items')?.mine).toEqual([mine.items[0], theirs.items[1]]))

test('a field decided as mine gets my value, all others theirs', () =>
  expect(decidedFields(theirs, choices, ({ field }) => ['title.de', 'isVisible'].includes(field))).toEqual({
    ...theirs,
    title: { de: 'Neue Spulen', en: 'Eight coils' },
    isVisible: true,
  }))

test('two people who typed the same have nothing to decide', () =>
  expect(choicesBetween(base, theirs, theirs)).toEqual([]))
