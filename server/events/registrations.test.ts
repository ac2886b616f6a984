import { expect, test } from 'vitest'
import type { EventCard, EventDetail } from '#contract/events/shown.ts'
import { visitorsAtOnce } from '#server/platform/calls/in-transaction.ts'
import { waitingForRows } from '#server/platform/database/test-waiting.ts'
import { openTestRegistrations, tokenIn } from './test-registrations.ts'

const day = 24 * 60 * 60 * 1000 // milliseconds

test('registering holds a seat for two days, sends a link to confirm, and stores the consent', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  expect(await site.register(1)).toEqual({ state: 'pending' })
  const [row] = await site.rows()
  expect(row).toMatchObject({ state: 'pending', participation: 'inPresence', language: 'de', byStaff: false })
  expect(row?.heldUntil?.getTime()).toBe(site.time.now.getTime() + 2 * day)
  expect(await site.mailsTo(1)).toMatchObject([
    { purpose: 'registration received', subject: 'Bitte bestätigen Sie Ihre Anmeldung: Tag der offenen Tür' },
  ])
  const [consent] = await site.db.selectFrom('consents').selectAll().execute()
  expect(consent).toMatchObject({ form: 'registration', subject: row?.id, version: 1 })
})

test('a seat is not held beyond the start of the event', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  site.time.now = new Date('2027-04-12T05:00:00Z')
  await site.register(1)
  expect((await site.rowOf(1)).heldUntil?.toISOString()).toBe('2027-04-12T15:00:00.000Z')
})

test('reading the page of a registration changes nothing; its button confirms, and a second click is answered alike', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.register(1)
  const token = await tokenIn(site, 1)
  expect(await site.find(token)).toMatchObject({ state: 'pending', registration: { ticket: null } })
  expect((await site.rowOf(1)).state).toBe('pending')
  expect(await site.act(token, 'confirm')).toMatchObject({ state: 'confirmed' })
  expect(await site.act(token, 'confirm')).toMatchObject({ state: 'confirmed' })
  const mails = await site.mailsTo(1)
  expect(mails.map(({ purpose }) => purpose)).toEqual(['registration received', 'registration confirmed'])
  expect(mails[1]?.calendar).toMatchObject({ method: 'REQUEST' })
  expect(mails[1]?.attachments).toMatchObject([{ name: 'ticket.png' }])
})

test('without a letter after confirming, only the link to confirm is mailed', async () => {
  const site = await openTestRegistrations()
  await site.createEvent({}, { sendConfirmationEmail: false })
  await site.register(1)
  await site.act(await tokenIn(site, 1), 'confirm')
  expect(await site.mailsTo(1)).toHaveLength(1)
})

test('the same form twice is one row, one letter and the same answer', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  const answers = await Promise.all([site.register(1), site.register(1), site.register(1)])
  expect(answers).toEqual(Array(3).fill({ state: 'pending' }))
  expect([await site.rows(), await site.mails()].map(all => all.length)).toEqual([1, 1])
})

test('another form from a registered address changes nothing, is answered alike, and mails the link of the registration there is', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.register(1)
  await site.act(await tokenIn(site, 1), 'confirm')
  const before = await site.rows()
  const again = { email: 'Guest-1@EXAMPLE.org', firstName: 'Somebody', participation: 'online' }
  expect(await site.register('else', again)).toEqual({ state: 'pending' })
  expect(await site.rows()).toEqual(before)
  const last = (await site.mails()).at(-1)
  expect(last).toMatchObject({ purpose: 'registration link', recipient: 'guest-1@example.org' })
  expect(last?.text).toContain('Sie ist bestätigt.')
  expect((await site.db.selectFrom('consents').selectAll().execute()).length).toBe(1)
})

test('a registered address gets the answer that a new one would get, also once all seats are taken', async () => {
  const site = await openTestRegistrations()
  await site.createEvent({}, { inPresence: { isOffered: true, capacity: 1 } })
  await site.register(1)
  expect(await site.register('x', { email: 'guest-1@example.org' })).toEqual({ state: 'waitlisted' })
  expect(await site.register(2)).toEqual({ state: 'waitlisted' })
})

test('when all seats are taken, people wait in the order they came, each way in a queue of its own', async () => {
  const site = await openTestRegistrations()
  await site.createEvent(
    {},
    { inPresence: { isOffered: true, capacity: 1 }, online: { isOffered: true, capacity: 1 } },
  )
  for (const n of [1, 2, 3]) await site.register(n)
  for (const n of [4, 5]) await site.register(n, { participation: 'online' })
  expect((await site.rows()).map(({ state }) => state)).toEqual([
    'pending',
    'waiting',
    'waiting',
    'pending',
    'waiting',
  ])
  const [mail] = await site.mailsTo(3)
  expect(mail?.text).toContain('Platz auf der Warteliste: 2')
  expect(await site.find(await tokenIn(site, 3))).toMatchObject({ registration: { position: 2 } })
})

test.each([
  ['cancelled', (site: Site, token: string) => site.act(token, 'cancel')],
  ['deleted', (site: Site, token: string) => site.act(token, 'erase')],
  ['switched', (site: Site, token: string) => site.act(token, 'switch')],
])('a seat that is %s is offered to the next in the queue for two days', async (_, free) => {
  const site = await openTestRegistrations()
  await site.createEvent({}, { inPresence: { isOffered: true, capacity: 1 } })
  for (const n of [1, 2, 3]) await site.register(n)
  await free(site, await tokenIn(site, 1))
  const next = await site.rowOf(2)
  expect(next.state).toBe('offered')
  expect(next.heldUntil?.getTime()).toBe(site.time.now.getTime() + 2 * day)
  expect((await site.mailsTo(2)).map(({ purpose }) => purpose)).toEqual([
    'registration waiting',
    'registration offered',
  ])
  expect((await site.rowOf(3)).state).toBe('waiting')
  expect(await site.act(await tokenIn(site, 2), 'accept')).toMatchObject({ state: 'confirmed' })
})

test('a change of one’s own details stays with the registration, and wrong ones are named', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.register(1)
  const token = await tokenIn(site, 1)
  expect(await site.act(token, 'change', { firstName: 'Łukasz', city: 'Kraków' })).toMatchObject({
    registration: { firstName: 'Łukasz', city: 'Kraków', institution: 'Universität Łódź' },
  })
  expect(await site.act(token, 'change', { city: 'Gdańsk' })).toMatchObject({
    registration: { firstName: 'Łukasz', city: 'Gdańsk' },
  })
  await expect(site.act(token, 'change', { country: 'XX' })).rejects.toMatchObject({ code: 'invalid' })
})

test('deleting a registration leaves only the figures: no row, no letter, no link', async () => {
  const site = await openTestRegistrations()
  const { id } = await site.createEvent()
  await site.register(1)
  const token = await tokenIn(site, 1)
  expect(await site.act(token, 'erase')).toBeNull()
  expect([...(await site.rows()), ...(await site.mails())]).toEqual([])
  expect(await site.db.selectFrom('links').selectAll().execute()).toEqual([])
  await expect(site.find(token)).rejects.toMatchObject({ code: 'linkInvalid' })
  expect(await site.manage('figures')({ id })).toMatchObject({
    days: [{ day: '2027-03-12', inPresence: 1, online: 0 }],
  })
})

test('links in several letters work side by side, until two weeks after the end', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.register(1)
  const first = await tokenIn(site, 1)
  await site.act(first, 'confirm')
  const second = await tokenIn(site, 1)
  expect(first).not.toBe(second)
  site.time.now = new Date('2027-04-26T16:59:00Z')
  expect(await site.find(first)).toMatchObject({ state: 'confirmed' })
  expect(await site.find(second)).toMatchObject({ state: 'confirmed' })
  site.time.now = new Date('2027-04-26T17:00:00Z')
  await expect(site.find(first)).rejects.toMatchObject({ code: 'linkExpired' })
})

test('an event that ends later keeps its links as much longer', async () => {
  const site = await openTestRegistrations()
  const { id, version } = await site.createEvent()
  await site.register(1)
  const token = await tokenIn(site, 1)
  await site.act(token, 'confirm')
  const times = { start: '2027-05-12T15:00:00Z', end: '2027-05-12T17:00:00Z' }
  await site.manage('change')({ id, version, ...times })
  site.time.now = new Date('2027-05-20T12:00:00Z')
  expect(await site.find(token)).toMatchObject({ state: 'confirmed' })
})

type Site = Awaited<ReturnType<typeof openTestRegistrations>>

test('while many register for one event, everybody else gets a connection to the database', async () => {
  const site = await openTestRegistrations()
  const { id } = await site.createEvent({}, { inPresence: { isOffered: true, capacity: null } })
  const numbers = Array.from({ length: 40 }, (_, n) => n)
  const waiting: number[] = []
  const answers = await site.db.transaction().execute(async db => {
    await db.selectFrom('events').select('id').where('id', '=', id).forUpdate().execute()
    const registering = numbers.map(n => site.register(n).catch(({ code }) => code))
    // Each request has passed its limit and now waits for its turn.
    while ((await countLimits(site)) < numbers.length) waiting.push(await waitingForRows(site.db))
    for (const _reader of numbers) waiting.push(await waitingForRows(site.db))
    return registering
  })
  expect(Math.max(...waiting)).toBeLessThanOrEqual(visitorsAtOnce)
  // Requests that waited too long on a busy machine are asked to try again later.
  for (const answer of await Promise.all(answers))
    expect(['unavailable', { state: 'pending' }]).toContainEqual(answer)
})

async function countLimits({ db }: Site): Promise<number> {
  return (await db.selectFrom('limits').select('key').execute()).length
}

test('an event tells in one sentence how it stands, and how many seats are free', async () => {
  const site = await openTestRegistrations()
  await site.createEvent({}, { inPresence: { isOffered: true, capacity: 1 } })
  const readStanding = async () => {
    const { rows } = (await site.visit('list')({})) as { rows: EventCard[] }
    const event = (await site.visit('find')({ slug: 'offene-tuer' })) as EventDetail
    expect(rows[0]?.standing).toEqual(event.standing)
    return [event.standing?.sentence, ...(event.registration?.ways.map(({ seatsLeft }) => seatsLeft) ?? [])]
  }
  expect(await readStanding()).toEqual(['Die Anmeldung ist offen.', 1, 20])
  await site.register(1)
  expect(await readStanding()).toEqual(['Vor Ort sind alle Plätze vergeben; die Anmeldung ist offen.', 0, 20])
  for (let n = 2; n <= 21; n += 1) await site.register(n, { participation: 'online' })
  const full = 'Alle Plätze sind vergeben; Sie können sich auf die Warteliste setzen lassen.'
  expect(await readStanding()).toEqual([full, 0, 0])
  site.time.now = new Date('2027-04-12T16:00:00Z')
  expect((await readStanding())[0]).toBe('Die Veranstaltung läuft gerade.')
})

test('above 20 free seats are told in tens, so that few registrations change the page', async () => {
  const site = await openTestRegistrations()
  await site.createEvent({}, { inPresence: { isOffered: true, capacity: 47 } })
  expect(await site.visit('find')({ slug: 'offene-tuer' })).toMatchObject({
    registration: { ways: [{ seatsLeft: 40 }, { seatsLeft: 20 }] },
  })
})

const noPlace = { institution: undefined, city: undefined, country: undefined }

test('an event that does without institution, city and country keeps none of them', async () => {
  const site = await openTestRegistrations()
  await site.createEvent({}, { asksPlace: false })
  expect(await site.register(1, noPlace)).toEqual({ state: 'pending' })
  await site.register(2)
  const rows = await site.rows()
  expect(rows.map(({ institution, city, country }) => institution + city + country)).toEqual(['', ''])
})

test('a lecture always requires institution, city and country', async () => {
  const site = await openTestRegistrations()
  await site.createEvent({ isHahnLecture: true }, { asksPlace: false })
  await expect(site.register(1, noPlace)).rejects.toMatchObject({
    code: 'invalid',
    details: { errors: [{ field: 'institution' }, { field: 'city' }, { field: 'country' }] },
  })
})
