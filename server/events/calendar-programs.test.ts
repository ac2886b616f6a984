import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CalendarProgram, faultsOf, readCalendar } from '#server/platform/calendar/test-calendar.ts'
import type { SentFile } from '#server/platform/calls/calls.ts'
import { openTestEvents } from './test-events.ts'
import { openTestRegistrations, sendUnsentLetters, tokenIn } from './test-registrations.ts'

const feed = '/de/calendar/events.ics'
const evening = { start: '2027-03-12T16:00:00.000Z', end: '2027-03-12T18:00:00.000Z', isOneDayEvent: true }

async function follow() {
  const site = await openTestEvents()
  const program = new CalendarProgram()
  const fetchFeed = async () => {
    const { body } = await site.request({ method: 'GET', url: feed })
    expect(faultsOf(body)).toEqual([])
    program.take(body)
    return body
  }
  return { ...site, program, fetchFeed }
}

test('a subscribed calendar replaces its entry at each change of the event', async () => {
  const { make, change, program, fetchFeed } = await follow()
  let event = await make(evening)
  await fetchFeed()
  expect(program.entry()).toMatchObject({ start: evening.start, end: evening.end, status: 'CONFIRMED' })
  const venue = { ...event.venue, name: { de: 'Saal 2', en: 'Hall 2' } }
  const later = { start: '2027-04-01T15:00:00.000Z', end: '2027-04-01T17:00:00.000Z' }
  for (const fields of [
    later,
    { venue },
    { slug: { de: 'anders', en: 'else' } },
    { title: { de: 'Neu', en: 'New' } },
  ]) {
    event = (await change(event, fields)).json()
    const before = program.entry().sequence
    await fetchFeed()
    expect(program.entry().sequence).toBeGreaterThan(before)
  }
  expect(program.entry()).toMatchObject({ ...later, title: 'Neu', place: expect.stringContaining('Saal 2') })
})

test('an event that is called off stays in the calendar as cancelled, also when it is over or changed again', async () => {
  const { make, change, program, fetchFeed } = await follow()
  const event = await make(evening)
  await fetchFeed()
  const off = (await change(event, { isCancelled: true })).json()
  await fetchFeed()
  expect(program.entry()).toMatchObject({ status: 'CANCELLED', start: evening.start })
  await change(off, { start: '2020-03-12T16:00:00.000Z', end: '2020-03-12T18:00:00.000Z' })
  await fetchFeed()
  expect(program.entry()).toMatchObject({ status: 'CANCELLED', start: '2020-03-12T16:00:00.000Z' })
})

test('an event that was hidden, deleted or restored to an older version comes back as the same entry with a higher sequence', async () => {
  const { make, change, send, program, fetchFeed } = await follow()
  const event = await make(evening)
  await fetchFeed()
  const hidden = (await change(event, { isVisible: false })).json()
  expect(await fetchFeed()).not.toContain('BEGIN:VEVENT')
  await change(hidden, { isVisible: true, title: { de: 'Neu', en: 'New' } })
  await fetchFeed()
  const shown = program.entry()
  expect(shown).toMatchObject({ title: 'Neu', sequence: 3 })
  expect((await send('DELETE', `/${event.id}`)).statusCode).toBe(204)
  expect(await fetchFeed()).not.toContain('BEGIN:VEVENT')
  expect((await send('PATCH', `/${event.id}/restore`)).statusCode).toBe(200)
  const { version } = (await send('GET', `/${event.id}`)).json()
  await send('POST', `/${event.id}/revisions/1/restore`, { version })
  await fetchFeed()
  expect(program.entry()).toMatchObject({ title: 'Vortrag über Spulen' })
  expect(program.entry().sequence).toBeGreaterThan(shown.sequence)
})

test('the file of one event is the entry that the calendar to follow has', async () => {
  const { make, request, program, fetchFeed } = await follow()
  const { id } = await make(evening)
  const { body } = await request({ method: 'GET', url: `/de/calendar/event-${id}.ics` })
  expect(faultsOf(body)).toEqual([])
  program.take(body)
  await fetchFeed()
  expect(program.entry()).toMatchObject({ start: evening.start, sequence: 1 })
})

const minutes = 60_000
const sundays = ['2027-03-28', '2027-10-31'].map(day => Date.parse(`${day}T00:00:00Z`))
const around = fc
  .tuple(fc.constantFrom(...sundays), fc.integer({ min: -36 * 60, max: 36 * 60 }))
  .map(([day, away]) => day + away * minutes)
const lengths = fc.integer({ min: 0, max: 48 * 60 })

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' })

/** Times of an event, and its expected calendar entry: with its exact times, or with its dates in Berlin. */
function occasion(from: number, length: number, isTimed: boolean) {
  const days = [from, from + length * minutes].map(at => berlin.format(at))
  const isOneDayEvent = isTimed && days[0] === days[1]
  const [start, end] = [from, from + length * minutes].map(at => new Date(at).toISOString())
  const dayAfter = new Date(Date.parse(`${days[1]}T12:00:00Z`) + 24 * 60 * minutes).toISOString().slice(0, 10)
  const entry = isOneDayEvent ? { start, end } : { start: days[0], end: dayAfter }
  return { times: { start, end, isOneDayEvent }, entry }
}

test('around daylight saving time changes calendar entries have the right moments, or the right days in Berlin', async () => {
  const { make, change, program, fetchFeed } = await follow()
  let event = await make(evening)
  const one = fc.asyncProperty(around, lengths, fc.boolean(), async (from, length, isTimed) => {
    const { times, entry } = occasion(from, length, isTimed)
    const answer = await change(event, times)
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining(times)])
    event = answer.json()
    await fetchFeed()
    expect(program.entry()).toMatchObject(entry)
  })
  await fc.assert(one, { numRuns: 40 })
})

test('around daylight saving time changes the registration letter and the calendar file have the right times', async () => {
  const site = await openTestRegistrations()
  const { id } = await site.createEvent()
  await site.register(1)
  const token = await tokenIn(site, 1)
  await site.act(token, 'confirm')
  const one = fc.asyncProperty(around, lengths, fc.boolean(), async (from, length, isTimed) => {
    const { times, entry } = occasion(from, length, isTimed)
    const { version } = (await site.manage('find')({ id })) as { version: number }
    await site.manage('change')({ id, version, ...times })
    await sendUnsentLetters(site)
    const letter = (await site.mailsTo(1)).findLast(({ calendar }) => calendar !== null)
    for (const content of [letter?.calendar?.content ?? '', await fileOf()]) {
      const program = new CalendarProgram()
      program.take(content)
      expect([faultsOf(content), program.entry()]).toEqual([[], expect.objectContaining(entry)])
    }
  })
  await fc.assert(one, { numRuns: 25 })

  async function fileOf() {
    const sends: { file: SentFile | null } = { file: null }
    await site.visit('registrationCalendar')({ key: token }, { sends })
    return (await buffer(Readable.from(sends.file?.bytes ?? []))).toString()
  }
})

test('a registration is one entry in its calendar: in by the letter of confirmation, moved by a change, out by cancelling', async () => {
  const site = await openTestRegistrations()
  const program = new CalendarProgram()
  const { id, version } = await site.createEvent()
  await site.register(1)
  const token = await tokenIn(site, 1)
  await site.act(token, 'confirm')
  expect(await takeLetter()).toMatchObject({ start: '2027-04-12T15:00:00.000Z', status: 'CONFIRMED' })
  // Setting the clock back an hour does not make a letter older than the one before.
  site.time.now = new Date(site.time.now.getTime() - 60 * minutes)
  await site.manage('change')({ id, version, start: '2027-04-12T14:00:00Z' })
  await sendUnsentLetters(site)
  expect(await takeLetter()).toMatchObject({ start: '2027-04-12T14:00:00.000Z', status: 'CONFIRMED' })
  await site.act(token, 'switch')
  await site.act(token, 'cancel')
  expect(await takeLetter()).toMatchObject({ start: '2027-04-12T14:00:00.000Z', status: 'CANCELLED' })

  async function takeLetter() {
    const letter = (await site.mailsTo(1)).at(-1)
    const { content, method } = z.object({ content: z.string(), method: z.string() }).parse(letter?.calendar)
    expect([faultsOf(content), readCalendar(content).calendar.getFirstPropertyValue('method')]).toEqual([
      [],
      method,
    ])
    const before = program.entries.size === 0 ? -1 : program.entry().sequence
    program.take(content)
    expect(program.entry().sequence).toBeGreaterThan(before)
    return program.entry()
  }
})
