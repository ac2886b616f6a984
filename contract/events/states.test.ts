import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankEvent } from './event.ts'
import {
  chooseShownEvent,
  eventState,
  isPagePublic,
  livestreamState,
  nextStateChange,
  participationsOf,
  registrationState,
  standingOf,
  streamWindow,
} from './states.ts'

const at = (text: string) => new Date(text)
const evening = { start: '2027-03-12T16:00:00.000Z', end: '2027-03-12T18:00:00.000Z' }

describe('an event', () => {
  test.each([
    ['2027-03-12T15:59:59.999Z', 'upcoming'],
    ['2027-03-12T16:00:00.000Z', 'running'],
    ['2027-03-12T17:59:59.999Z', 'running'],
    ['2027-03-12T18:00:00.000Z', 'past'],
  ])('from 16 to 18 h is at %s %s', (now, state) => expect(eventState(evening, at(now))).toBe(state))

  test('without an end has ended when it begins', () => {
    const open = { ...evening, end: null }
    expect(eventState(open, at('2027-03-12T15:59:59Z'))).toBe('upcoming')
    expect(eventState(open, at(evening.start))).toBe('past')
  })

  test('without a start is still to come', () =>
    expect(eventState({ start: null, end: evening.end }, at('2099-01-01T00:00:00Z'))).toBe('upcoming'))
})

const registered = (given: object = {}, rest: object = {}) => ({
  ...{ start: null, end: null, hasRegistration: true, isCancelled: false },
  registration: { isActive: true, start: null, end: null, ...given },
  ...rest,
})
const now = at('2027-03-01T12:00:00Z')
const [before, after] = ['2027-03-01T11:59:59.000Z', '2027-03-01T12:00:01.000Z']

describe('the most important state of an event is', () => {
  test.each([
    [
      'that it is cancelled, also when it is over',
      { isCancelled: true, start: before, end: before },
      'cancelled',
    ],
    ['that it is over', { start: before, end: before }, 'past'],
    ['that it runs, while one can still register', { start: before, end: after }, 'running'],
    ['that one can register', { start: after }, 'open'],
    ['nothing where nobody has to register', { start: after, hasRegistration: false }, null],
  ])('%s', (_, rest, is) => expect(standingOf(registered({}, rest), false, now)).toBe(is))

  test('that it is full, as long as its registration is open', () => {
    expect(standingOf(registered(), true, now)).toBe('full')
    expect(standingOf(registered({ end: before }), true, now)).toBe('ended')
  })
})

describe('a registration', () => {
  test.each([
    ['of an event that has none is nothing', {}, { hasRegistration: false }, null],
    ['that is switched off is closed', { isActive: false }, {}, 'closed'],
    ['that is switched off is closed, also after its end', { isActive: false, end: before }, {}, 'closed'],
    ['to a cancelled event is closed', {}, { isCancelled: true }, 'closed'],
    ['without a start opens at once', { end: after }, {}, 'open'],
    ['before its start is not open yet', { start: after }, {}, 'notYet'],
    ['from its start on is open', { start: now.toISOString() }, {}, 'open'],
    ['at its end has ended', { start: before, end: now.toISOString() }, {}, 'ended'],
    ['after its end has ended', { end: before }, {}, 'ended'],
    ['to a running event is open', {}, { start: before, end: after }, 'open'],
    ['to an event that is over has ended', {}, { start: before, end: now.toISOString() }, 'ended'],
    [
      'to an event that is over has ended, also before it opened',
      { start: after },
      { start: before },
      'ended',
    ],
    ['to an event that is over has ended, whatever its own end', { end: after }, { start: before }, 'ended'],
  ] as const)('%s', (_, given, rest, state) =>
    expect(registrationState(registered(given, rest), now)).toBe(state),
  )
})

test('a registration without an end never closes as long as the event is not over', () => {
  fc.assert(
    fc.property(fc.date({ min: now, max: at('9999-12-31T00:00:00Z'), noInvalidDate: true }), later => {
      expect(registrationState(registered({ start: before }), later)).toBe('open')
    }),
  )
})

const streamed = (livestream: object = {}, rest: object = {}) => ({
  ...evening,
  isCancelled: false,
  livestream: { isActive: true, start: null, end: null, ...livestream },
  ...rest,
})

describe('a livestream', () => {
  test('without times of its own runs as long as the event', () =>
    expect(streamWindow(streamed())).toEqual(evening))

  test('with times of its own begins and ends by them', () => {
    const own = { start: '2027-03-12T15:45:00.000Z', end: '2027-03-12T17:00:00.000Z' }
    expect(streamWindow(streamed(own))).toEqual(own)
    expect(livestreamState(streamed(own), at('2027-03-12T15:50:00Z'))).toBe('live')
    expect(livestreamState(streamed(own), at('2027-03-12T17:30:00Z'))).toBe('over')
  })

  test('with a start but no end of its own ends with the event', () => {
    const early = streamed({ start: '2027-03-12T15:45:00.000Z' })
    expect(livestreamState(early, at('2027-03-12T15:44:59Z'))).toBe('waiting')
    expect(livestreamState(early, at('2027-03-12T17:59:59Z'))).toBe('live')
    expect(livestreamState(early, at(evening.end))).toBe('over')
  })

  test('that is switched off, or of a cancelled event, has no state', () => {
    expect(livestreamState(streamed({ isActive: false }), at(evening.start))).toBeNull()
    expect(livestreamState(streamed({}, { isCancelled: true }), at(evening.start))).toBeNull()
  })
})

const shown = {
  ...{ hasDetailsPage: true, isDetailsVisible: true, isVisible: true },
  ...{ publishAt: null, unpublishAt: null },
}

describe('the page of an event', () => {
  test.each([
    ['is public', {}, true],
    ['is public although the overview is without it', { isVisible: false }, true],
    ['is not there where the event has none', { hasDetailsPage: false }, false],
    ['is hidden by its own flag', { isDetailsVisible: false }, false],
    ['is not there before its day', { publishAt: after }, false],
    ['is there from its day on', { publishAt: now.toISOString() }, true],
    ['is gone after its last day', { unpublishAt: now.toISOString() }, false],
  ])('%s', (_, given, isPublic) => expect(isPagePublic({ ...shown, ...given }, now)).toBe(isPublic))
})

describe('of several events', () => {
  const running = { id: 'running', start: '2027-03-01T11:00:00Z', end: '2027-03-01T13:00:00Z' }
  const next = { id: 'next', start: '2027-03-02T11:00:00Z', end: '2027-03-02T13:00:00Z' }
  const later = { id: 'later', start: '2028-03-02T11:00:00Z', end: '2028-03-02T13:00:00Z' }
  const latest = { id: 'latest', start: '2026-03-02T11:00:00Z', end: '2026-03-02T13:00:00Z' }
  const older = { id: 'older', start: '2016-03-02T11:00:00Z', end: '2016-03-02T13:00:00Z' }
  const undated = { id: 'undated', start: null, end: null }

  test.each<[string, { id: string; start: string | null; end: string | null }[], string | undefined]>([
    ['the running one', [later, latest, running, next], 'running'],
    ['else the next', [later, latest, next, older], 'next'],
    ['else the latest', [older, latest], 'latest'],
    ['none, where none has a date', [undated], undefined],
    ['none, where there are none', [], undefined],
  ])('a special page shows %s', (_, events, id) => expect(chooseShownEvent(events, now)?.id).toBe(id))

  test('choosing one does not reorder the given list', () => {
    const events = [later, latest, next]
    chooseShownEvent(events, now)
    expect(events).toEqual([later, latest, next])
  })
})

test('participation is offered in the ways that are ticked', () => {
  const seats = { isOffered: true, capacity: null }
  expect(participationsOf({ inPresence: seats, online: { ...seats, isOffered: false } })).toEqual([
    'inPresence',
  ])
  expect(participationsOf({ inPresence: seats, online: seats })).toEqual(['inPresence', 'online'])
})

describe('the next change', () => {
  const event = {
    ...streamed({ start: '2027-03-12T15:45:00.000Z' }),
    hasRegistration: true,
    registration: { isActive: true, start: '2027-03-01T00:00:00.000Z', end: '2027-03-10T00:00:00.000Z' },
  }
  const next = (given: object, time: string) =>
    nextStateChange({ ...event, ...given }, at(time))?.toISOString()

  test.each([
    ['2027-02-01T00:00:00Z', event.registration.start],
    ['2027-03-01T00:00:00Z', event.registration.end],
    ['2027-03-10T00:00:00Z', '2027-03-12T15:45:00.000Z'],
    ['2027-03-12T15:45:00Z', evening.start],
    ['2027-03-12T16:00:00Z', evening.end],
    ['2027-03-12T18:00:00Z', undefined],
  ])('after %s is at %s', (time, moment) => expect(next({}, time)).toBe(moment))

  test('ignores a missing registration or livestream', () => {
    expect(next({ hasRegistration: false }, '2027-02-01T00:00:00Z')).toBe('2027-03-12T15:45:00.000Z')
    expect(next({ livestream: { ...event.livestream, isActive: false } }, '2027-03-10T00:00:00Z')).toBe(
      evening.start,
    )
  })
})

describe('when the clocks of Berlin change', () => {
  test('an event through the night of 28 March 2027 takes an hour less than its clock shows', () => {
    // 1:30 to 3:30 by the clock, with the hour from 2 to 3 missing
    const night = { start: '2027-03-28T01:30:00+01:00', end: '2027-03-28T03:30:00+02:00' }
    expect(eventState(night, at('2027-03-28T01:29:59Z'))).toBe('running')
    expect(eventState(night, at('2027-03-28T01:30:00Z'))).toBe('past')
  })

  test('the hour that comes twice on 31 October 2027 is told apart', () => {
    const second = { start: '2027-10-31T02:30:00+01:00', end: '2027-10-31T02:45:00+01:00' }
    expect(eventState(second, at('2027-10-31T02:35:00+02:00'))).toBe('upcoming')
    expect(eventState(second, at('2027-10-31T02:35:00+01:00'))).toBe('running')
    const first = registered({ end: '2027-10-31T02:30:00+02:00' })
    expect(registrationState(first, at('2027-10-31T02:29:00+02:00'))).toBe('open')
    expect(registrationState(first, at('2027-10-31T02:29:00+01:00'))).toBe('ended')
  })
})

const moments = fc.date({
  min: at('2026-01-01T00:00:00Z'),
  max: at('2029-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const optional = fc.option(moments.map(moment => moment.toISOString()))

describe('as time goes on', () => {
  const inOrder = [
    ['an event', ['upcoming', 'running', 'past']],
    ['a registration', ['notYet', 'open', 'ended']],
    ['a livestream', ['waiting', 'live', 'over']],
  ] as const

  test.each(inOrder)('%s never goes back to an earlier state', (thing, states) => {
    fc.assert(
      fc.property(optional, optional, moments, moments, (start, end, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one]
        const stateAt = (moment: Date) =>
          thing === 'an event'
            ? eventState({ start, end }, moment)
            : thing === 'a registration'
              ? registrationState(registered({ start, end }), moment)
              : livestreamState(streamed({ start, end }), moment)
        const place = (moment: Date) => (states as readonly (string | null)[]).indexOf(stateAt(moment))
        expect(place(earlier)).toBeGreaterThanOrEqual(0)
        expect(place(later)).toBeGreaterThanOrEqual(place(earlier))
      }),
    )
  })

  test('nothing changes before the next change', () => {
    fc.assert(
      fc.property(
        fc.tuple(optional, optional, optional, optional, optional, optional),
        moments,
        (times, moment) => {
          const [start, end, opens, closes, begins, ends] = times
          const event = {
            ...blankEvent,
            ...{ start, end, hasRegistration: true },
            registration: { ...blankEvent.registration, isActive: true, start: opens, end: closes },
            livestream: { ...blankEvent.livestream, isActive: true, start: begins, end: ends },
          }
          const states = (one: Date) => [
            eventState(event, one),
            registrationState(event, one),
            livestreamState(event, one),
          ]
          const change = nextStateChange(event, moment)
          const last = change ? new Date(change.getTime() - 1) : at('2099-01-01T00:00:00Z')
          expect(states(last)).toEqual(states(moment))
        },
      ),
    )
  })
})
