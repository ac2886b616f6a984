import { expect, test } from 'vitest'
import { blankEvent } from '#contract/events/event.ts'
import { type EventTimes, leftBehind, movedTimes, onOtherDays } from './moved-times.ts'

const text = { de: '', en: '' }
const entry = (start: string) => ({
  ...{ start, end: null, title: text, text, alertType: 'none' as const, alertText: text },
})
const kept: EventTimes = {
  ...{ start: '2031-03-20T17:00:00.000Z', end: '2031-03-20T19:00:00.000Z' },
  programme: [entry('2031-03-20T17:00:00.000Z')],
  livestream: { ...blankEvent.livestream, isActive: true, start: '2031-03-20T16:45:00.000Z' },
  registration: blankEvent.registration,
}

test('nothing is left behind while the start is where it was, or nowhere', () => {
  expect(leftBehind(kept, kept)).toEqual([])
  expect(leftBehind({ ...kept, start: null }, kept)).toEqual([])
})

test('what has a time and was not set by hand is left behind', () => {
  const now = { ...kept, start: '2031-03-21T17:00:00.000Z' }
  expect(leftBehind(now, kept)).toEqual(['end', 'programme', 'livestream'])
  expect(leftBehind({ ...now, end: '2031-03-21T20:00:00.000Z' }, kept)).toEqual(['programme', 'livestream'])
})

test('times keep their distance by the clock on the wall, also over a change to summer time', () => {
  const now = { ...kept, start: '2031-04-10T16:00:00.000Z' }
  const moved = movedTimes(now, kept.start ?? '')
  expect(moved.end).toBe('2031-04-10T18:00:00.000Z')
  expect(moved.livestream).toMatchObject({ start: '2031-04-10T15:45:00.000Z', end: null })
  expect(leftBehind(now, moved)).toEqual([])
})

test('a programme or a running livestream on another day is told of', () => {
  expect(onOtherDays(kept)).toEqual([])
  const now = { ...kept, start: '2031-03-21T17:00:00.000Z', end: '2031-03-21T19:00:00.000Z' }
  expect(onOtherDays(now)).toEqual(['programme', 'livestream'])
  expect(onOtherDays({ ...now, livestream: blankEvent.livestream })).toEqual(['programme'])
  expect(onOtherDays({ ...kept, end: null })).toEqual([])
})
