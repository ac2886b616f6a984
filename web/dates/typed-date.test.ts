import { expect, test } from 'vitest'
import { readDate, writtenDate } from './typed-date.ts'

test('days are read as Germans, Britons and programs write them', () => {
  for (const text of ['24.12.2027', '24/12/2027', '24-12-2027', '2027-12-24', ' 24.12.27 '])
    expect(readDate(text, false), text).toBe('2027-12-24')
  expect(readDate('1.2.2028', false)).toBe('2028-02-01')
})

test('times are read after a comma, a blank or a T; without one the day begins', () => {
  for (const text of ['24.12.2027, 18:00', '24.12.2027 18.00', '24/12/2027 18', '24.12.2027, 18 Uhr'])
    expect(readDate(text, true), text).toBe('2027-12-24T18:00')
  expect(readDate('2027-12-24T08:30', true)).toBe('2027-12-24T08:30')
  expect(readDate('24.12.2027, 8:30', true)).toBe('2027-12-24T08:30')
  expect(readDate('24.12.2027', true)).toBe('2027-12-24T00:00')
  expect(readDate('24.12.2027', false, true)).toBe('2027-12-24')
})

test('an end without a time is the end of its day', () => {
  expect(readDate('24.12.2027', true, true)).toBe('2027-12-24T23:59')
  expect(readDate('24.12.2027, 18 Uhr', true, true)).toBe('2027-12-24T18:00')
  expect(readDate('24.12.2027, 24 Uhr', true, true)).toBe('2027-12-25T00:00')
})

test('midnight at the end of a day is the beginning of the next', () => {
  expect(readDate('31.12.2027, 24:00', true)).toBe('2028-01-01T00:00')
  expect(readDate('31.12.2027, 24:01', true)).toBeNull()
})

test('incomplete and invalid days and times are not parsed', () => {
  for (const text of [
    '',
    '24',
    '24.12.',
    '30.02.2027',
    '24.13.2027',
    '2027-12',
    'morgen',
    '24.12.2027 18:00',
  ])
    expect(readDate(text, false), text).toBeNull()
  for (const text of ['24.12.2027, 25:00', '24.12.2027, 18:60', '18:00', '24.12.2027, 18:00, Saal 2'])
    expect(readDate(text, true), text).toBeNull()
})

test('days and times are written in the language of the page, and read as they are written', () => {
  expect(writtenDate('2027-12-24T18:00', 'de')).toBe('24.12.2027, 18:00')
  expect(writtenDate('2027-12-24', 'en')).toBe('24/12/2027')
  expect(writtenDate(null, 'de')).toBe('')
  for (const language of ['de', 'en'] as const)
    expect(readDate(writtenDate('2028-02-29T09:05', language), true)).toBe('2028-02-29T09:05')
})
