import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventState, registrationState } from '#contract/events/states.ts'
import { momentIn } from '#messages/event-times.ts'
import { whenOf } from '#messages/event-when.ts'
import { findEvent } from './queries.ts'
import { expireSeats, sendEventLetters } from './registration-jobs.ts'
import { withIsoMoments } from './stated.ts'
import { openTestRegistrations, tokenIn } from './test-registrations.ts'

// `vitest.config.ts` also runs these and other tests about times in zones far from Berlin.

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const forward = Date.parse('2027-03-28T01:00:00Z')
const back = Date.parse('2027-10-31T01:00:00Z')

/**
 * Local time in Berlin, calculated from the law without a time zone table: `2027-03-28T03:00`. Only for the
 * year 2027.
 */
function berlinClock(moment: number): string {
  const isSummer = moment >= forward && moment < back
  return new Date(moment + (isSummer ? 2 : 1) * hour).toISOString().slice(0, 16)
}

const around = fc
  .tuple(fc.constantFrom(forward, back), fc.integer({ min: -5 * 24 * 60, max: 5 * 24 * 60 }))
  .map(([change, minutes]) => change + minutes * minute)

test.runIf(process.env.TZ)('process and database are in the zone that is set for them', async () => {
  const { TZ } = process.env
  const { db } = await openTestRegistrations()
  const { rows } = await sql<{ zone: string }>`select current_setting('timezone') as zone`.execute(db)
  expect([new Intl.DateTimeFormat().resolvedOptions().timeZone, rows]).toEqual([TZ, [{ zone: TZ }]])
})

test('printed times are Berlin time around daylight saving time changes', () => {
  fc.assert(
    fc.property(around, fc.integer({ min: 1, max: 10 * 60 }), (from, length) => {
      const [start, end] = [from, from + length * minute]
      const [date, time] = berlinClock(start).split('T')
      const [endDate, endTime] = berlinClock(end).split('T')
      const iso = (moment: number) => new Date(moment).toISOString()
      const month = { '03': 'März', '04': 'April', '10': 'Oktober', '11': 'November' }[
        date?.slice(5, 7) ?? ''
      ]
      const spoken = `${Number(date?.slice(8))}. ${month} 2027`
      expect(momentIn(iso(start)).de).toMatch(new RegExp(`^[A-Z][a-z]+, ${spoken}, ${time}\u00a0Uhr$`))
      if (date !== endDate || time === endTime) return
      const when = whenOf({ start: iso(start), end: iso(end), isOneDayEvent: true })
      expect(when.de).toContain(`${spoken}, ${time}–\u2060${endTime}\u00a0Uhr`)
    }),
    { numRuns: 500 },
  )
})

test('a stored event begins, opens and closes at its exact moments around daylight saving time changes', async () => {
  const site = await openTestRegistrations()
  const { id } = await site.createEvent()
  const one = fc.asyncProperty(around, around, around, async (from, opens, closes) => {
    const iso = (moment: number) => new Date(moment).toISOString()
    await site.db
      .updateTable('events')
      .set({ start: new Date(from), end: new Date(from + hour) })
      .where('id', '=', id)
      .execute()
    const row = await findEvent(site.db, id)
    if (!row) throw new Error('The event is gone.')
    const event = {
      ...withIsoMoments(row),
      registration: { ...row.registration, start: iso(opens), end: iso(closes) },
    }
    const at = (moment: number) => eventState(withIsoMoments(row), new Date(moment))
    expect([at(from - 1), at(from), at(from + hour - 1), at(from + hour)]).toEqual([
      'upcoming',
      'running',
      'running',
      'past',
    ])
    expect(registrationState(event, new Date(closes))).toBe('ended')
    if (opens < Math.min(closes, from + hour)) expect(registrationState(event, new Date(opens))).toBe('open')
  })
  await fc.assert(one, { numRuns: 30 })
})

/**
 * The same local time in Berlin some days earlier: of an hour that occurs twice the second, for one that does
 * not exist an hour later.
 */
function daysEarlier(moment: number, days: number): number {
  const wanted = new Date(Date.parse(`${berlinClock(moment)}Z`) - days * day).toISOString().slice(0, 16)
  const found = [moment - days * day + hour, moment - days * day, moment - days * day - hour].find(
    one => berlinClock(one) === wanted,
  )
  return found ?? Date.parse(`${wanted}Z`) - hour
}

test('the reminder is sent once, days before at the same Berlin time, even when the system clock jumps', async () => {
  const site = await openTestRegistrations()
  const { id } = await site.createEvent()
  await site.register(1)
  await site.act(await tokenIn(site, 1), 'confirm')
  const jumps = fc.array(fc.integer({ min: -65, max: 65 }), { maxLength: 4 })
  const one = fc.asyncProperty(around, fc.integer({ min: 1, max: 4 }), jumps, async (start, days, steps) => {
    await prepare(start, days)
    const due = daysEarlier(start, days)
    expect(await remindedAt(due - minute)).toBe(0)
    expect(await remindedAt(due)).toBe(1)
    for (const step of steps) expect(await remindedAt(due + step * minute)).toBe(1)
  })
  await fc.assert(one, { numRuns: 30 })

  async function prepare(start: number, reminderDays: number) {
    const { registration } = await site.db
      .selectFrom('events')
      .select('registration')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const times = { start: new Date(start), end: new Date(start + hour) }
    const settings = JSON.stringify({ ...registration, reminderDays })
    await site.db
      .updateTable('events')
      .set({ ...times, registration: settings as never })
      .where('id', '=', id)
      .execute()
    await site.db.deleteFrom('eventLetters').execute()
    await site.db.deleteFrom('mails').execute()
  }

  async function remindedAt(moment: number) {
    site.time.now = new Date(moment)
    await sendEventLetters(site.dependencies)
    return (await site.mailsTo(1)).filter(({ purpose }) => purpose === 'registration reminder').length
  }
})

test('when the system clock jumps back, a seat is freed once its hold has ended, not earlier, and offered once', async () => {
  const site = await openTestRegistrations()
  await site.createEvent(
    { start: '2027-11-12T15:00:00Z', end: '2027-11-12T17:00:00Z' },
    { inPresence: { isOffered: true, capacity: 1 } },
  )
  const began = back - 47 * hour
  site.time.now = new Date(began)
  for (const n of [1, 2]) await site.register(n)
  for (const hours of [47, 46, 47.9, 1]) expect(await statesAt(hours)).toEqual(['pending', 'waiting'])
  for (const hours of [48, 47, 0, 48.5]) expect(await statesAt(hours)).toEqual(['lapsed', 'offered'])
  const offers = (await site.mailsTo(2)).filter(({ purpose }) => purpose === 'registration offered')
  expect(offers).toHaveLength(1)

  async function statesAt(hours: number) {
    site.time.now = new Date(began + hours * hour)
    await expireSeats(site.dependencies)
    await sendEventLetters(site.dependencies)
    return (await site.rows()).map(({ state }) => state)
  }
})
