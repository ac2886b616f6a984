import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blankEvent } from '#contract/events/event.ts'
import { timeZone } from '#contract/language.ts'
import { aYearLater, nextOccasion } from './a-year-later.ts'

const clock = new Intl.DateTimeFormat('de-DE', {
  timeZone,
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

test.each([
  ['a summer evening', '2026-07-10T16:00:00.000Z', '2027-07-09T16:00:00.000Z'],
  // 29 March 2026 and 28 March 2027 are the last Sundays of their months
  ['the Saturday before the clocks go forward', '2026-03-28T17:00:00.000Z', '2027-03-27T17:00:00.000Z'],
  ['a day that is in winter, then in summer', '2026-03-29T00:30:00.000Z', '2027-03-28T00:30:00.000Z'],
  ['a day of winter that was the same Sunday', '2026-10-25T10:00:00.000Z', '2027-10-24T09:00:00.000Z'],
])('a year later: %s', (_, moment, later) => expect(aYearLater(moment)).toBe(later))

test('a year later the clocks of Berlin show the same time on the same weekday', () => {
  const moments = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, moment => {
      const later = new Date(aYearLater(moment.toISOString()))
      const weeks = Math.round((later.getTime() - moment.getTime()) / (7 * 24 * 60 * 60 * 1000))
      expect(weeks).toBe(52)
      // Times between 2:00 and 3:00 on the Sunday of a clock change may not exist a year later.
      if (!/0[23]:/.test(clock.format(moment))) expect(clock.format(later)).toBe(clock.format(moment))
    }),
  )
})

test('the next occasion moves all times, and resets highlight, cancellation, alerts and the stream address', () => {
  const start = '2026-11-20T16:00:00.000Z'
  const later = '2027-11-19T16:00:00.000Z'
  const entry = {
    ...{ start, end: null, title: { de: 'Vortrag', en: 'Talk' }, text: { de: '', en: '' } },
    ...{ alertType: 'delayed' as const, alertText: { de: 'später', en: 'later' } },
  }
  const copy = nextOccasion({
    ...blankEvent,
    ...{ start, end: start, isCancelled: true, highlight: true, isVisible: true, isDetailsVisible: true },
    ...{ publishAt: start, unpublishAt: null, programme: [entry], slug: { de: 'vortrag', en: 'talk' } },
    registration: { ...blankEvent.registration, isActive: true, start, end: null },
    livestream: {
      ...blankEvent.livestream,
      isActive: true,
      start,
      end: start,
      markup: 'https://av.tib.eu/x',
    },
  })
  expect(copy).toMatchObject({
    ...{ start: later, end: later, isCancelled: false, highlight: false },
    ...{ isVisible: false, isDetailsVisible: false, publishAt: null, slug: { de: '', en: '' } },
    programme: [
      { start: later, end: null, title: entry.title, alertType: 'none', alertText: { de: '', en: '' } },
    ],
    registration: { isActive: true, start: later, end: null },
    livestream: { isActive: false, start: later, end: later, markup: '' },
  })
})
