import { expect, test } from 'vitest'
import { blankEvent } from '#contract/events/event.ts'
import { type EventTimes, movedTimes, timesOnOtherDays, unmovedTimes } from './moved-times.ts'

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

test('no time is left behind while the start is unchanged or empty', () => {
  expect(unmovedTimes(kept, kept)).toEqual([])
  expect(unmovedTimes({ ...kept, start: null }, kept)).toEqual([])
})

test('times that were not changed by hand are left behind', () => {
  const now = { ...kept, start: '2031-03-21T17:00:00.000Z' }
  expect(unmovedTimes(now, kept)).toEqual(['end', 'programme', 'livestream'])
  expect(unmovedTimes({ ...now, end: '2031-03-21T20:00:00.000Z' }, kept)).toEqual(['programme', 'livestream'])
})

test('times keep their distance by the clock on the wall, also over a change to summer time', () => {
  const now = { ...kept, start: '2031-04-10T16:00:00.000Z' }
  const moved = movedTimes(now, kept.start ?? '')
  expect(moved.end).toBe('2031-04-10T18:00:00.000Z')
  expect(moved.livestream).toMatchObject({ start: '2031-04-10T15:45:00.000Z', end: null })
  expect(unmovedTimes(now, moved)).toEqual([])
})

test('a programme or an active livestream on another day is reported', () => {
  expect(timesOnOtherDays(kept)).toEqual([])
  const now = { ...kept, start: '2031-03-21T17:00:00.000Z', end: '2031-03-21T19:00:00.000Z' }
  expect(timesOnOtherDays(now)).toEqual(['programme', 'livestream'])
  expect(timesOnOtherDays({ ...now, livestream: blankEvent.livestream })).toEqual(['programme'])
  expect(timesOnOtherDays({ ...kept, end: null })).toEqual([])
})
