import { expect, test } from 'vitest'
import type { PollOption } from '#contract/polls/poll.ts'
import { linesIn, newOption, withLines } from './pasted-options.ts'

const optionsOf = (...labels: [de: string, en: string][]) =>
  labels.map(([de, en], n) => ({ ...newOption([]), id: `o${n + 1}`, label: { de, en } }))
const labels = (options: readonly PollOption[]) => options.map(({ label: { de, en } }) => `${de}|${en}`)
const [one] = optionsOf(['', ''])

test('each line that is pasted into an empty option is an option, the first this one', () => {
  const pasted = withLines(optionsOf(['', '']), one?.id ?? '', 'de', ['Kopf', 'Knie', 'Herz'])
  expect(labels(pasted)).toEqual(['Kopf|', 'Knie|', 'Herz|'])
  expect(new Set(pasted.map(({ id }) => id)).size).toBe(3)
})

test('lines pasted in the other language fill the existing options', () => {
  const pasted = withLines(optionsOf(['Kopf', ''], ['Knie', '']), one?.id ?? '', 'en', [
    'Head',
    'Knee',
    'Heart',
  ])
  expect(labels(pasted)).toEqual(['Kopf|Head', 'Knie|Knee', '|Heart'])
})

test('existing labels are not overwritten', () => {
  const pasted = withLines(optionsOf(['', ''], ['Herz', 'Heart']), one?.id ?? '', 'de', ['Kopf', 'Knie'])
  expect(labels(pasted)).toEqual(['Kopf|', 'Knie|', 'Herz|Heart'])
})

test('empty lines are none, and one line is pasted as ever', () => {
  expect(linesIn(' Kopf \r\n\r\nKnie\n', [])).toEqual(['Kopf', 'Knie'])
  expect(linesIn('Kopf\n', [])).toBeNull()
})

test('more lines than there may be options are not taken apart', () => {
  expect(linesIn('a\n'.repeat(101), [])).toBeNull()
})
