import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { minute } from '#contract/durations.ts'
import { letterDelay, type RegistrationLetters } from '#contract/events/letters.ts'
import type { RegistrationRow } from '#contract/events/registration.ts'
import type { SentFile } from '#server/platform/calls/calls.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { wantLetter } from './letters-ledger.ts'
import { registrationForgets } from './registration-forgets.ts'
import { sendEventLetters } from './registration-jobs.ts'
import { formOf, tokenIn, withGuests } from './test-registrations.ts'

const one = { isOffered: true, capacity: 1 }

test('staff can confirm, switch, check in, undo the check-in and cancel, and the audit log names them', async () => {
  const { site, act } = await withGuests(1)
  expect(await act(1, 'confirm')).toMatchObject({ state: 'confirmed' })
  expect(await act(1, 'switch')).toMatchObject({ participation: 'online' })
  expect(await act(1, 'switch')).toMatchObject({ participation: 'inPresence' })
  expect((await act(1, 'checkIn')).checkedInAt).not.toBeNull()
  expect((await act(1, 'checkIn')).checkedInAt).not.toBeNull()
  expect((await act(1, 'undoCheckIn')).checkedInAt).toBeNull()
  expect(await act(1, 'cancel')).toMatchObject({ state: 'cancelled' })
  const audit = await site.db.selectFrom('audit').selectAll().where('entity', '=', 'registration').execute()
  expect(new Set(audit.map(({ userId }) => userId))).toEqual(new Set([site.specialist?.id]))
  expect(audit.map(({ action }) => action)).toContain('undoCheckIn')
})

test('a cancelled registration is restored to a free seat, else to the waiting list, with a letter', async () => {
  const { site, act } = await withGuests(2, { inPresence: one })
  await act(1, 'confirm')
  await act(1, 'cancel')
  expect(await site.rowOf(2)).toMatchObject({ state: 'offered' })
  expect(await act(1, 'restore')).toMatchObject({ state: 'waiting', position: 1 })
  await act(2, 'cancel')
  expect(await site.rowOf(1)).toMatchObject({ state: 'offered', endedAt: null })
  site.time.now = new Date(site.time.now.getTime() + 1000)
  await act(1, 'cancel')
  expect(await act(2, 'restore')).toMatchObject({ state: 'confirmed', confirmedAt: expect.any(String) })
  expect((await site.mailsTo(1)).map(({ purpose }) => purpose.replace('registration ', ''))).toEqual([
    'received',
    'confirmed',
    'cancelled',
    'waiting',
    'offered',
    'cancelled',
  ])
  expect((await site.mailsTo(2)).at(-1)?.purpose).toBe('registration confirmed')
})

test('a cancelled registration is not restored after a new one of the same address, nor after the event', async () => {
  const { site, act, id, idOf } = await withGuests(1)
  const registrationId = await idOf(1)
  await act(1, 'cancel')
  await site.register(1)
  const restore = () => site.manage('changeRegistrationByStaff')({ id, registrationId, action: 'restore' })
  await expect(restore()).rejects.toMatchObject({ code: 'alreadyRegistered' })
  await act(1, 'cancel')
  site.time.now = new Date('2027-04-13T12:00:00Z')
  await expect(restore()).rejects.toMatchObject({ code: 'eventOver' })
})

test('staff can correct the details of a guest, with or without a letter', async () => {
  const { site, id, idOf } = await withGuests(1)
  const registrationId = await idOf(1)
  const mend = (given: object) => site.manage('mendRegistration')({ id, registrationId, ...given })
  const before = await site.rowOf(1)
  expect(await mend({ lastName: 'Große', isTold: false })).toMatchObject({ lastName: 'Große', city: 'Essen' })
  expect(await site.mailsTo(1)).toHaveLength(1)
  await mend({ institution: 'ETH Zürich', isTold: true })
  expect((await site.mailsTo(1)).at(-1)?.purpose).toBe('registration mended')
  expect(await site.rowOf(1)).toEqual({ ...before, lastName: 'Große', institution: 'ETH Zürich' })
  await expect(mend({ lastName: '', isTold: false })).rejects.toMatchObject({ code: 'invalid' })
  const other = await site.createEvent({ slug: { de: 'anderes', en: 'other' } })
  await expect(mend({ id: other.id, lastName: 'Klein', isTold: false })).rejects.toMatchObject({
    code: 'notFound',
  })
  expect((await site.rowOf(1)).lastName).toBe('Große')
})

test('a corrected address invalidates older links; one that is registered is refused', async () => {
  const { site, id, idOf, act } = await withGuests(2)
  const token = await tokenIn(site, 1)
  const mend = (n: number, email: string) =>
    idOf(n).then(registrationId =>
      site.manage('mendRegistration')({ id, registrationId, email, isTold: true }),
    )
  await expect(mend(1, 'Guest-2@example.org')).rejects.toMatchObject({
    code: 'alreadyRegistered',
    details: { errors: [{ field: 'email' }] },
  })
  expect(await mend(1, 'guest-3@example.org')).toMatchObject({ email: 'guest-3@example.org' })
  await expect(site.find(token)).rejects.toMatchObject({ code: 'linkInvalid' })
  expect(await site.find(await tokenIn(site, 3))).toMatchObject({
    registration: { email: 'guest-3@example.org' },
  })
  await act(3, 'cancel')
  await expect(mend(3, 'guest-1@example.org')).rejects.toMatchObject({ code: 'registrationOver' })
})

test('unsent letters go to the corrected address; sent ones stay', async () => {
  const { site, id, idOf, act } = await withGuests(1)
  const registrationId = await idOf(1)
  await act(1, 'confirm')
  const put = (purpose: string, state: string) =>
    site.db
      .updateTable('mails')
      .set({ state, ...(state === 'sent' && { sealedTokens: null }) })
      .where('purpose', '=', purpose)
      .execute()
  await put('registration received', 'sent')
  await put('registration confirmed', 'failed')
  const email = 'guest-3@example.org'
  await site.manage('mendRegistration')({ id, registrationId, email, isTold: false })
  const to = async (n: number) => (await site.mailsTo(n)).map(({ purpose }) => purpose)
  expect(await to(1)).toEqual(['registration received'])
  expect(await to(3)).toEqual(['registration confirmed'])
  expect(await site.find(await tokenIn(site, 3))).toMatchObject({ registration: { email } })
})

test.each([
  ['reminder', -1, true],
  ['reminder', 1, false],
  ['streamStarts', 29, true],
  ['streamStarts', 31, false],
] as const)(
  'a letter of the kind %s, %i minutes after the beginning: written %s',
  async (letter, late, isWritten) => {
    const { site, id, idOf, act } = await withGuests(1)
    await act(1, 'confirm')
    const events = site.db.updateTable('events').where('id', '=', id)
    const [event] = await events.set({ end: sql`start + interval '10 minutes'` }).returning('start').execute()
    await wantLetter(site.dependencies, await idOf(1), letter, 'then')
    site.time.now = new Date((event?.start?.getTime() ?? 0) + late * minute)
    await sendEventLetters(site.dependencies)
    const purposes = (await site.mailsTo(1)).map(({ purpose }) => purpose)
    expect(purposes.includes(`registration ${letter}`)).toBe(isWritten)
  },
)

test('a check-in confirms an unconfirmed guest', async () => {
  const { act } = await withGuests(1)
  expect(await act(1, 'checkIn')).toMatchObject({ state: 'confirmed', checkedInAt: expect.any(String) })
})

test('a guest on the waiting list or a cancelled one cannot be checked in', async () => {
  const { act } = await withGuests(2, { inPresence: one })
  await expect(act(2, 'checkIn')).rejects.toMatchObject({ code: 'seatNotHeld' })
  await expect(act(2, 'confirm')).rejects.toMatchObject({ code: 'seatNotHeld' })
  await act(2, 'cancel')
  await expect(act(2, 'checkIn')).rejects.toMatchObject({ code: 'registrationOver' })
})

test('staff cannot offer a seat when none is free', async () => {
  const { act } = await withGuests(2, { inPresence: one })
  await expect(act(2, 'offer')).rejects.toMatchObject({ code: 'noSeatFree' })
})

test('a registration of another event is not found', async () => {
  const { site } = await withGuests(1)
  const { id } = await site.createEvent({ slug: { de: 'andere', en: 'other' } })
  const [row] = await site.rows()
  const wish = { id, registrationId: row?.id ?? 0, action: 'cancel' }
  await expect(site.manage('changeRegistrationByStaff')(wish)).rejects.toMatchObject({ code: 'notFound' })
})

test('staff send the link once more, and it opens the same registration', async () => {
  const { site, act } = await withGuests(1)
  await act(1, 'sendLink')
  expect((await site.mailsTo(1)).at(-1)?.purpose).toBe('registration link')
  expect(await site.find(await tokenIn(site, 1))).toMatchObject({
    registration: { email: 'guest-1@example.org' },
  })
})

test('a guest added by staff is confirmed at once, beyond the capacity only on request', async () => {
  const { site, id } = await withGuests(1, { inPresence: one })
  const { key, consent, ...guest } = formOf(9)
  const add = site.manage('registerByHand')
  const given = { ...guest, id, language: 'en' }
  await expect(add(given)).rejects.toMatchObject({
    code: 'noSeatFree',
    details: { errors: [{ field: 'participation' }] },
  })
  expect(await add({ ...given, isBeyondCapacity: true })).toMatchObject({ state: 'confirmed', byStaff: true })
  expect((await site.mailsTo(9)).map(mail => [mail.purpose, mail.language])).toEqual([
    ['registration confirmed', 'en'],
  ])
  await expect(add({ ...given, isBeyondCapacity: true })).rejects.toMatchObject({ code: 'alreadyRegistered' })
  expect(await site.register(2)).toEqual({ state: 'waitlisted' })
})

test('guests are confirmed or cancelled in bulk, and one failure does not stop the others', async () => {
  const { site, id, idOf } = await withGuests(3, { inPresence: { isOffered: true, capacity: 2 } })
  const ids = await Promise.all([1, 2, 3].map(idOf))
  expect(await site.manage('bulkRegistrations')({ id, ids, action: 'confirm' })).toEqual({
    done: ids.slice(0, 2),
    failed: [{ id: ids[2], code: 'seatNotHeld' }],
  })
  expect(await site.manage('bulkRegistrations')({ id, ids, action: 'cancel' })).toMatchObject({ done: ids })
})

test('letters to several who were confirmed or cancelled at once wait a minute, and are taken back or sent', async () => {
  const { site, id, idOf } = await withGuests(2, {
    inPresence: { isOffered: true, capacity: 2 },
    sendConfirmationEmail: true,
  })
  const ids = await Promise.all([1, 2].map(idOf))
  const purposes = async () => (await site.mailsTo(1)).map(({ purpose }) => purpose)
  const unsent = async () => ((await site.manage('letters')({ id })) as RegistrationLetters).unsent.rows
  const bulk = (action: string) => site.manage('bulkRegistrations')({ id, ids, action })
  const change = async (action: string) => {
    const [{ letter, occasion } = { letter: '', occasion: '' }] = await unsent()
    return site.manage('changeLetters')({ id, letter, occasion, action })
  }
  const before = await purposes()
  await bulk('confirm')
  await sendEventLetters(site.dependencies)
  const goesAt = new Date(site.time.now.getTime() + letterDelay.acted).toISOString()
  expect(await unsent()).toMatchObject([
    { letter: 'confirmed', waiting: 2, all: 2, goesAt, isInOutbox: false },
  ])
  expect([await change('takeBack'), await unsent()]).toEqual([{ count: 2 }, []])
  expect((await site.rows()).map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
  await bulk('cancel')
  expect(await purposes()).toEqual(before)
  expect(await unsent()).toMatchObject([{ letter: 'cancelled', waiting: 2 }])
  expect(await change('sendNow')).toEqual({ count: 2 })
  expect(await purposes()).toEqual([...before, 'registration cancelled'])
  expect([await change('takeBack'), await purposes()]).toEqual([{ count: 2 }, before])
})

test('the list of guests can be searched and filtered, and shows positions on the waiting list', async () => {
  const { site, id } = await withGuests(3, { inPresence: one })
  const list = async (query: object) =>
    (await site.manage('registrations')({ id, sort: 'createdAt', ...query })) as {
      count: number
      rows: RegistrationRow[]
    }
  expect((await list({})).rows.map(({ state, position }) => [state, position])).toEqual([
    ['pending', null],
    ['waiting', 1],
    ['waiting', 2],
  ])
  for (const q of ['Groß 2', 'gross 2', 'Gro\u200bß 2'])
    expect(await list({ q }), q).toMatchObject({ count: 1 })
  expect(await list({ state: 'pending,offered' })).toMatchObject({ count: 1 })
  expect(await list({ checkedIn: '1' })).toMatchObject({ count: 0 })
  await expect(list({ id: 999 })).rejects.toMatchObject({ code: 'notFound' })
})

test('the preview shows the whole letter in both languages; a text that could not be saved is refused at its field', async () => {
  const { site, id } = await withGuests(0)
  const preview = (de: string) =>
    site.manage('previewLetter')({ messageTemplate: { de, en: '' }, eventId: id }) as Promise<{
      subject: { de: string }
      html: { de: string; en: string }
    }>
  const { subject, html } = await preview('Wir sehen uns am {date}.\n\n{registration}')
  expect(subject.de).toBe('Ihre Anmeldung ist bestätigt: Tag der offenen Tür')
  expect(html.de).toContain('Guten Tag Änne Groß,')
  expect(html.de).toContain('Wir sehen uns am Montag, 12. April 2027, 17:00–\u206019:00\u00a0Uhr\u00a0MESZ.')
  expect(html.en).toContain('We look forward to welcoming you.')
  for (const [text, code] of [
    ['{name}', 'placeholderUnknown'],
    ['Liebe Gäste, bis bald', 'hasSalutation'],
  ] as const)
    await expect(preview(text)).rejects.toMatchObject({
      details: { errors: [{ field: 'messageTemplate.de', code }] },
    })
})

test('registrations and their links are deleted after the period of their event; the figures stay', async () => {
  const { site, id } = await withGuests(1, { keptDays: 10 })
  site.time.now = new Date('2027-04-21T12:00:00Z')
  expect(await site.manage('forgottenTonight')({})).toMatchObject({ count: 0 })
  site.time.now = new Date('2027-04-22T12:00:00Z')
  expect(await site.manage('forgottenTonight')({})).toMatchObject({
    count: 1,
    rows: [{ id, registrations: 1 }],
  })
  await forget(site.dependencies, registrationForgets)
  expect(await site.rows()).toHaveLength(1)
  site.time.now = new Date('2027-04-22T17:00:01Z')
  await forget(site.dependencies, registrationForgets)
  expect([...(await site.rows()), ...(await site.db.selectFrom('links').selectAll().execute())]).toEqual([])
  expect(await site.manage('figures')({ id })).toMatchObject({ days: [{ inPresence: 1 }] })
})

test('for an event without times the period counts from the registration', async () => {
  const { site, id } = await withGuests(1, { keptDays: 10 })
  const unknown = { isVisible: false, isDetailsVisible: false, start: null, end: null }
  const { version } = (await site.manage('find')({ id })) as { version: number }
  await site.manage('change')({ id, version, ...unknown })
  site.time.now = new Date('2027-03-22T15:59:00Z')
  await forget(site.dependencies, registrationForgets)
  expect(await site.rows()).toHaveLength(1)
  site.time.now = new Date('2027-03-22T16:00:01Z')
  await forget(site.dependencies, registrationForgets)
  expect(await site.rows()).toHaveLength(0)
})

test.each(['badges', 'signInSheet'])('the PDF of %s holds every name with its letters', async what => {
  const { site, id, act } = await withGuests(0)
  const names = ['Łukasz Żółć', 'Änne Groß', 'Maximiliane von und zu Hohenlohe-Waldenburg-Schillingsfürst']
  for (const [n, name] of names.entries()) {
    const [firstName = '', ...rest] = name.split(' ')
    await site.register(n + 1, { firstName, lastName: rest.join(' ') })
    await act(n + 1, 'confirm')
  }
  const sends: { file: SentFile | null } = { file: null }
  await site.manage('printRegistrations')({ id, what }, { sends })
  const { text } = await extractText(new Uint8Array(await buffer(Readable.from(sends.file?.bytes ?? []))), {
    mergePages: true,
  })
  const letters = text.replace(/\s+/g, '')
  for (const word of names.flatMap(name => name.split(' '))) expect(letters).toContain(word)
})

test('a PDF of badges lists names that cannot be printed on its first page', async () => {
  const { site, id, act } = await withGuests(0)
  await site.register(1, { firstName: 'សុខ', lastName: 'ចាន់' })
  await act(1, 'confirm')
  const sends: { file: SentFile | null } = { file: null }
  await site.manage('printRegistrations')({ id, what: 'badges' }, { sends })
  const bytes = await buffer(Readable.from(sends.file?.bytes ?? []))
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: false })
  expect(text[0]).toMatch(/Nr\. 1, \S+@\S+/)
})
