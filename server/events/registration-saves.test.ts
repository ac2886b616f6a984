import { expect, test } from 'vitest'
import type { CalendarEntry } from '#server/platform/mail/mail.ts'
import { expireSeats, sendEventLetters } from './registration-jobs.ts'
import { markSent, openTestRegistrations, sendUnsentLetters, tokenIn } from './test-registrations.ts'

const one = { isOffered: true, capacity: 1 }

test('additional seats are offered at once to the waiting list, in its order', async () => {
  const site = await openTestRegistrations()
  const { id, version, registration } = await site.createEvent({}, { inPresence: one })
  for (const n of [1, 2, 3, 4]) await site.register(n)
  await site.manage('change')({
    id,
    version,
    registration: { ...registration, inPresence: { ...one, capacity: 3 } },
  })
  expect((await site.rows()).map(({ state }) => state)).toEqual(['pending', 'offered', 'offered', 'waiting'])
  await sendEventLetters(site.dependencies)
  expect((await site.mailsTo(2)).at(-1)?.purpose).toBe('registration offered')
})

test('reducing seats below those taken needs a confirmation, and moves the last guests to the top of the waiting list', async () => {
  const site = await openTestRegistrations()
  const seats = (capacity: number) => ({ isOffered: true, capacity })
  const { id, version, registration } = await site.createEvent({}, { inPresence: seats(3) })
  for (const n of [1, 2, 3, 4]) await site.register(n)
  const fewer = { id, version, registration: { ...registration, inPresence: seats(1) } }
  await expect(site.manage('change')(fewer)).rejects.toMatchObject({
    code: 'capacityBelowTaken',
    status: 409,
    details: { errors: [{ field: 'registration.inPresence.capacity', code: 'capacityBelowTaken' }] },
  })
  expect((await site.rows()).map(({ state }) => state)).toEqual(['pending', 'pending', 'pending', 'waiting'])
  await site.manage('change')({ ...fewer, confirm: true })
  expect((await site.rows()).map(({ state }) => state)).toEqual(['pending', 'waiting', 'waiting', 'waiting'])
  await sendEventLetters(site.dependencies)
  expect((await site.mailsTo(3)).at(-1)).toMatchObject({ purpose: 'registration movedBack' })
  await site.act(await tokenIn(site, 1), 'cancel')
  expect((await site.rowOf(2)).state).toBe('offered')
})

test('changing a text of the event sends no letter', async () => {
  const site = await openTestRegistrations()
  const { id, version } = await site.createEvent()
  await site.register(1)
  await site.manage('change')({ id, version, teaser: { de: 'Anders', en: 'Other' } })
  await sendEventLetters(site.dependencies)
  expect(await site.mailsTo(1)).toHaveLength(1)
})

test('a new time is sent to guests once, with an update of the same calendar entry', async () => {
  const site = await openTestRegistrations()
  const { id, version } = await site.createEvent()
  await site.register(1)
  await site.act(await tokenIn(site, 1), 'confirm')
  await site.manage('change')({ id, version, start: '2027-04-12T14:00:00Z' })
  await sendUnsentLetters(site)
  await sendUnsentLetters(site)
  const [, confirmed, changed, ...more] = await site.mailsTo(1)
  expect(more).toEqual([])
  expect(changed?.text).toContain('16:00–19:00\u00a0Uhr')
  expect(uidAndSequence(changed)).toEqual([uidAndSequence(confirmed)[0], expect.any(Number)])
  expect(uidAndSequence(changed)[1]).toBeGreaterThan(Number(uidAndSequence(confirmed)[1]))
})

test('several changes in a short time are sent as one letter with the last state', async () => {
  const site = await openTestRegistrations()
  const { id, version } = await site.createEvent()
  await site.register(1)
  await site.act(await tokenIn(site, 1), 'confirm')
  await site.manage('change')({ id, version, start: '2027-04-12T14:00:00Z' })
  await site.manage('change')({ id, version: version + 1, start: '2027-04-12T13:00:00Z' })
  await sendUnsentLetters(site)
  const [, , changed, ...more] = await site.mailsTo(1)
  expect(changed?.text).toContain('15:00–19:00\u00a0Uhr')
  expect(more).toEqual([])
  await markSent(site)
  await site.manage('change')({ id, version: version + 2, start: '2027-04-12T12:00:00Z' })
  await sendUnsentLetters(site)
  expect((await site.mailsTo(1)).at(-1)?.text).toContain('14:00–19:00\u00a0Uhr')
})

test('a cancelled event takes itself out of calendars, and nobody can act on a registration any more', async () => {
  const site = await openTestRegistrations()
  const { id, version } = await site.createEvent({}, { inPresence: one })
  for (const n of [1, 2]) await site.register(n)
  const token = await tokenIn(site, 1)
  await site.act(token, 'confirm')
  await site.manage('change')({ id, version, isCancelled: true })
  await sendUnsentLetters(site)
  const last = (await site.mailsTo(1)).at(-1)
  expect(last).toMatchObject({ subject: 'Die Veranstaltung findet nicht statt: Tag der offenen Tür' })
  expect(last?.calendar).toMatchObject({ method: 'CANCEL' })
  await expect(site.act(token, 'cancel')).rejects.toMatchObject({ code: 'eventCancelled' })
  expect((await site.rowOf(2)).state).toBe('waiting')
  expect(await site.find(token)).toMatchObject({ event: { isCancelled: true } })
})

test('an event in the trash is shown to guests as cancelled, and they can still delete their data', async () => {
  const site = await openTestRegistrations()
  const { id } = await site.createEvent()
  await site.register(1)
  const token = await tokenIn(site, 1)
  await site.manage('remove')({ id })
  expect(await site.find(token)).toMatchObject({ event: { isCancelled: true } })
  await expect(site.act(token, 'confirm')).rejects.toMatchObject({ code: 'eventCancelled' })
  expect(await site.act(token, 'erase')).toBeNull()
})

test('guests get a letter when their event is moved to the trash, and when it is restored', async () => {
  const site = await openTestRegistrations()
  const { id } = await site.createEvent()
  await site.register(1)
  await site.act(await tokenIn(site, 1), 'confirm')
  const lastLetter = async () => {
    await sendUnsentLetters(site)
    return (await site.mailsTo(1)).at(-1)
  }
  await site.manage('remove')({ id })
  expect(await lastLetter()).toMatchObject({
    subject: 'Die Veranstaltung findet nicht statt: Tag der offenen Tür',
    calendar: { method: 'CANCEL' },
  })
  await markSent(site)
  await site.manage('putBack')({ id })
  expect(await lastLetter()).toMatchObject({
    subject: 'Es gibt eine Änderung: Tag der offenen Tür',
    calendar: { method: 'REQUEST' },
  })
})

test('optional letters that are switched off are not written', async () => {
  const site = await openTestRegistrations()
  const off = {
    waiting: false,
    changed: false,
    cancelled: false,
    reminder: false,
    streamStarts: false,
    thanks: false,
  }
  const { id, version } = await site.createEvent(
    {},
    { inPresence: one, mails: off, sendConfirmationEmail: false },
  )
  for (const n of [1, 2]) await site.register(n)
  const token = await tokenIn(site, 1)
  await site.act(token, 'confirm')
  await site.manage('change')({ id, version, start: '2027-04-12T14:00:00Z' })
  site.time.now = new Date('2027-04-12T10:00:00Z')
  await sendUnsentLetters(site)
  await site.act(token, 'cancel')
  expect((await site.mails()).map(({ purpose }) => purpose)).toEqual([
    'registration received',
    'registration offered',
  ])
})

test('a seat not confirmed in time goes to the next guest, once even if the clock goes back an hour', async () => {
  const site = await openTestRegistrations()
  await site.createEvent({}, { inPresence: one })
  for (const n of [1, 2]) await site.register(n)
  const began = site.time.now.getTime()
  site.time.now = new Date(began + 47 * 3_600_000)
  await expireSeats(site.dependencies)
  expect((await site.rowOf(1)).state).toBe('pending')
  site.time.now = new Date(began + 48 * 3_600_000)
  await expireSeats(site.dependencies)
  expect((await site.rows()).map(({ state }) => state)).toEqual(['lapsed', 'offered'])
  site.time.now = new Date(began + 47 * 3_600_000)
  await expireSeats(site.dependencies)
  await sendEventLetters(site.dependencies)
  expect(await site.mailsTo(2)).toHaveLength(2)
})

test('when the event begins the waiting list and unconfirmed seats lapse', async () => {
  const site = await openTestRegistrations()
  await site.createEvent({}, { inPresence: one })
  for (const n of [1, 2]) await site.register(n)
  site.time.now = new Date('2027-04-12T15:00:00Z')
  await expireSeats(site.dependencies)
  expect((await site.rows()).map(({ state }) => state)).toEqual(['lapsed', 'lapsed'])
})

// The clocks go forward on 28 March 2027 and back on 31 October 2027; three days before is the same time on the clock.
test.each([
  ['2027-03-29T08:00:00Z', '2027-03-26T09:00:00Z'],
  ['2027-11-02T09:00:00Z', '2027-10-30T08:00:00Z'],
  ['2027-03-31T00:30:00Z', '2027-03-28T01:30:00Z'], // 02:30 does not exist three days earlier: it is 03:30 then
])(
  'the reminder of an event on %s is written at %s, once, even when the clock goes back',
  async (start, due) => {
    const site = await openTestRegistrations()
    const end = new Date(Date.parse(start) + 3_600_000).toISOString()
    await site.createEvent({ start, end })
    await site.register(1)
    await site.act(await tokenIn(site, 1), 'confirm')
    const runAt = async (moment: number) => {
      site.time.now = new Date(moment)
      await sendEventLetters(site.dependencies)
      return (await site.mailsTo(1)).filter(({ purpose }) => purpose === 'registration reminder').length
    }
    expect(await runAt(Date.parse(due) - 60_000)).toBe(0)
    expect(await runAt(Date.parse(due))).toBe(1)
    expect(await runAt(Date.parse(due) - 3_600_000)).toBe(1)
    expect(await runAt(Date.parse(due) + 60_000)).toBe(1)
  },
)

test('online guests get a letter an hour before the stream, and all guests a thank-you letter half a day after the end', async () => {
  const site = await openTestRegistrations()
  const markup = 'https://www.youtube-nocookie.com/embed/abc'
  const livestream = {
    isActive: true,
    hasCountdown: true,
    start: null,
    end: null,
    markup,
    isForRegistered: true,
  }
  await site.createEvent({ livestream })
  await site.register(1, { participation: 'online' }, { language: 'en' })
  await site.register(2)
  for (const n of [1, 2]) await site.act(await tokenIn(site, n), 'confirm')
  site.time.now = new Date('2027-04-12T14:00:00Z')
  await sendEventLetters(site.dependencies)
  const streams = (await site.mails()).filter(({ purpose }) => purpose === 'registration streamStarts')
  expect(streams).toMatchObject([{ recipient: 'guest-1@example.org', language: 'en' }])
  site.time.now = new Date('2027-04-13T05:00:00Z')
  await sendEventLetters(site.dependencies)
  await sendEventLetters(site.dependencies)
  const thanks = (await site.mails()).filter(({ purpose }) => purpose === 'registration thanks')
  expect(thanks.map(({ recipient }) => recipient)).toEqual(['guest-1@example.org', 'guest-2@example.org'])
  expect(thanks[0]?.text).toContain('https://www.example.org/en/info/event/open-day')
})

function uidAndSequence(mail: { calendar: CalendarEntry | null } | undefined) {
  const content = mail?.calendar?.content ?? ''
  return [/^UID:(.*)\r$/m.exec(content)?.[1], Number(/^SEQUENCE:(\d+)/m.exec(content)?.[1])] as const
}

const tour = {
  kind: 'choice',
  label: { de: 'Führung?', en: 'Tour?' },
  choices: [
    { de: 'Labor', en: 'Laboratory' },
    { de: 'Magnet', en: 'Magnet' },
    { de: 'Keine', en: 'None' },
  ],
  isRequired: true,
} as const
const [laboratory, magnet, none] = tour.choices

test.each([
  ['fewer choices', { choices: [laboratory, magnet] }, 'choices'],
  ['choices in another order', { choices: [magnet, laboratory, none] }, 'choices'],
  ['choices with one before them', { choices: [{ de: 'Alles', en: 'All' }, ...tour.choices] }, 'choices'],
  ['answers in words', { kind: 'text' }, 'kind'],
  ['answers of no kind', { kind: 'none' }, 'kind'],
])(
  '%s are refused where somebody has answered, also by a registration that is cancelled',
  async (_, change, field) => {
    const site = await openTestRegistrations()
    const { id, version, registration } = await site.createEvent({}, { option: tour } as object)
    const wish = { id, version, registration: { ...registration, option: { ...tour, ...change } } }
    const refused = {
      code: 'invalid',
      details: { errors: [{ field: `registration.option.${field}`, code: 'answersGiven' }] },
    }
    await site.register(1, { option: '1' })
    await expect(site.manage('change')(wish)).rejects.toMatchObject(refused)
    await site.act(await tokenIn(site, 1), 'cancel')
    await expect(site.manage('change')(wish)).rejects.toMatchObject(refused)
    await site.db.deleteFrom('eventRegistrations').execute()
    expect(await site.manage('change')(wish)).toMatchObject({ version: version + 1 })
  },
)

test('choices can be reworded, and others added, after somebody has answered', async () => {
  const site = await openTestRegistrations()
  const { id, version, registration } = await site.createEvent({}, { option: tour } as object)
  await site.register(1, { option: '1' })
  const choices = [laboratory, { de: 'Zum Magneten', en: 'Magnet' }, none, { de: 'Beides', en: 'Both' }]
  await site.manage('change')({
    id,
    version,
    registration: { ...registration, option: { ...tour, choices } },
  })
  expect(await site.manage('registrations')({ id })).toMatchObject({ rows: [{ option: 'Zum Magneten' }] })
})

test('a question in words can be taken away, not turned into a choice, after somebody has answered', async () => {
  const site = await openTestRegistrations()
  const words = { ...tour, kind: 'text' }
  const { id, version, registration } = await site.createEvent({}, { option: words } as object)
  await site.register(1, { option: '1' })
  const saved = (option: object, of = version) =>
    site.manage('change')({ id, version: of, registration: { ...registration, option } })
  await expect(saved(tour)).rejects.toMatchObject({ code: 'invalid' })
  await saved({ ...words, kind: 'none' })
  expect(await site.manage('registrations')({ id })).toMatchObject({ rows: [{ option: '1' }] })
  await expect(saved(tour, version + 1)).rejects.toMatchObject({ code: 'invalid' })
})

test('an older state of the choices does not come back over answers', async () => {
  const site = await openTestRegistrations()
  const { id, version, registration } = await site.createEvent({}, { option: tour } as object)
  const choices = [magnet, none]
  const fewer = { ...registration, option: { ...tour, choices } }
  await site.manage('change')({ id, version, registration: fewer })
  await site.register(1, { option: '1' })
  await expect(site.manage('restoreRevision')({ id, n: 1 })).rejects.toMatchObject({ code: 'invalid' })
})

test('an answer stays where a registration is mended while the event asks nothing', async () => {
  const site = await openTestRegistrations()
  const words = { ...tour, kind: 'text' }
  const { id, version, registration } = await site.createEvent({}, { option: words } as object)
  await site.register(1, { option: 'vegan' })
  const option = { ...words, kind: 'none' }
  await site.manage('change')({ id, version, registration: { ...registration, option } })
  const { id: registrationId } = await site.rowOf(1)
  await site.manage('mendRegistration')({ id, registrationId, lastName: 'Weiß', option: '', isTold: false })
  expect(await site.rowOf(1)).toMatchObject({ lastName: 'Weiß', option: 'vegan' })
})
