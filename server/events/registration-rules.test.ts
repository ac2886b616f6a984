import { expect, test } from 'vitest'
import { limitTable } from '#contract/limits.ts'
import { openTestRegistrations, tokenIn } from './test-registrations.ts'

const before = '2027-03-01T00:00:00Z'
const after = '2027-04-01T00:00:00Z'

test.each([
  ['before it opens', {}, { start: after }, 'registrationNotYet'],
  ['after it has ended', {}, { end: before }, 'registrationEnded'],
  ['while it is closed', {}, { isActive: false }, 'registrationClosed'],
  ['without registration', { hasRegistration: false }, {}, 'registrationClosed'],
  ['for a cancelled event', { isCancelled: true }, {}, 'eventCancelled'],
  ['for an event without a page', { hasDetailsPage: false }, {}, 'notFound'],
  ['for an event whose page is hidden', { isDetailsVisible: false }, {}, 'notFound'],
])('nobody can register %s', async (_, fields, settings, code) => {
  const site = await openTestRegistrations()
  await site.createEvent(fields, settings)
  await expect(site.register(1)).rejects.toMatchObject({ code })
  expect([...(await site.rows()), ...(await site.mails())]).toEqual([])
})

test('registering is refused for an event in the trash and an unknown one', async () => {
  const site = await openTestRegistrations()
  const { id } = await site.createEvent()
  await site.manage('remove')({ id })
  await expect(site.register(1)).rejects.toMatchObject({ code: 'notFound' })
  await expect(site.register(1, { key: 'no-such-event' })).rejects.toMatchObject({ code: 'notFound' })
})

test('a registration without an end never closes', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  site.time.now = new Date('2027-04-12T15:30:00Z')
  expect(await site.register(1)).toEqual({ state: 'pending' })
})

const textOption = {
  kind: 'text',
  label: { de: 'Fachgebiet', en: 'Field' },
  choices: [],
  isRequired: true,
} as const
const choices = [
  { de: 'Ja', en: 'Yes' },
  { de: 'Nein', en: 'No' },
]
const choiceOption = {
  kind: 'choice',
  label: { de: 'Führung?', en: 'Tour?' },
  choices,
  isRequired: true,
} as const

test.each([
  [
    'participation',
    { participation: 'online' },
    { online: { isOffered: false, capacity: null } },
    'participationNotOffered',
  ],
  ['option', { option: '' }, { option: textOption }, 'validOptionAnswer'],
  ['option', { option: '2' }, { option: choiceOption }, 'validOptionAnswer'],
  ['option', { option: 'Ja' }, { option: choiceOption }, 'validOptionAnswer'],
  ['country', { country: 'XX' }, {}, 'validCountry'],
  ['country', { country: 'Deutschland' }, {}, 'validCountry'],
  ['participation', { participation: undefined }, {}, 'participationRequired'],
  ['firstName', { firstName: 'x'.repeat(101) }, {}, 'validGivenName'],
  ['lastName', { lastName: 'x'.repeat(101) }, {}, 'validFamilyName'],
  ['email', { email: 'a@b.org>,<c@d.org' }, {}, 'validEmail'],
  ['institution', { institution: '' }, {}, 'validInstitution'],
  ['city', { city: 'Essen\r\nBcc: x' }, {}, 'oneLine'],
  ['message', { message: 'x'.repeat(5001) }, {}, 'validMessage'],
  ['consent', { consent: false }, {}, 'consentRequired'],
])('%s: %j is refused with a sentence at its field', async (field, change, settings, code) => {
  const site = await openTestRegistrations()
  await site.createEvent({}, settings as object)
  await expect(site.register(1, change)).rejects.toMatchObject({
    code: 'invalid',
    status: 422,
    details: { errors: [{ field, code, message: expect.stringMatching(/.{10}/) }] },
  })
  expect(await site.rows()).toEqual([])
})

test('an answer to the event’s question is kept, and staff read it in words', async () => {
  const site = await openTestRegistrations()
  const { id } = await site.createEvent({}, { option: choiceOption })
  await site.register(1, { option: '1' })
  expect(await site.manage('registrations')({ id })).toMatchObject({ count: 1, rows: [{ option: 'Nein' }] })
})

test('an answer is not stored when the event has no question', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.register(1, { option: 'an answer' })
  expect((await site.rowOf(1)).option).toBe('')
})

test('registrations from one IP address are rate limited', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  const from = { ip: '192.0.2.50' }
  expect(await site.register(1, {}, from).catch(codeOf)).toBeTruthy()
  const { times } = limitTable.registration
  for (let n = 1; n < times; n += 1) await site.limits.take('registration', from.ip)
  await expect(site.register(1, {}, from)).rejects.toMatchObject({ code: 'tooMany' })
  expect([await site.rows(), await site.mails()].map(all => all.length)).toEqual([1, 1])
})

test('one name is enough, and is what letters call somebody', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.register(1, { firstName: undefined, lastName: 'Suharto' })
  expect(await site.rows()).toMatchObject([{ firstName: '', lastName: 'Suharto' }])
  const [letter] = await site.mailsTo(1)
  expect(letter?.text).toMatch(/(^|\S )Suharto\b/m)
})

test('one e-mail address can send five forms an hour', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  for (let n = 0; n < 5; n += 1) await site.register(1, { message: `${n}` })
  await expect(site.register(1, { message: '5' })).rejects.toMatchObject({ code: 'tooMany' })
  expect(await site.mailsTo(1)).toHaveLength(5)
})

test('a filled spam trap is refused, and nothing is stored', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await expect(site.register(1, { website: 'https://spam.example' })).rejects.toMatchObject({
    code: 'invalid',
  })
  expect([...(await site.rows()), ...(await site.mails())]).toEqual([])
})

test('an unknown token and one of another purpose are invalid', async () => {
  const site = await openTestRegistrations()
  const { id } = await site.createEvent()
  const { address } = (await site.manage('preview')({ id })) as { address: { de: string } }
  for (const token of ['x', 'A'.repeat(43), address.de.split('/').at(-1) ?? ''])
    for (const ask of [() => site.find(token), () => site.act(token, 'confirm')])
      await expect(ask()).rejects.toMatchObject({ code: 'linkInvalid' })
})

test('a token changes only its own registration', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.createEvent({ slug: { de: 'andere', en: 'other' } })
  await site.register(1)
  await site.register(2, { key: 'andere' })
  await site.act(await tokenIn(site, 2), 'cancel')
  expect((await site.rows()).map(({ state }) => state)).toEqual(['pending', 'cancelled'])
})

test('a seat that was not confirmed in time is gone, even before the job has noticed', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.register(1)
  const token = await tokenIn(site, 1)
  site.time.now = new Date(site.time.now.getTime() + 48 * 3_600_000)
  await expect(site.act(token, 'confirm')).rejects.toMatchObject({ code: 'registrationOver' })
  expect(await site.register(1, { message: 'once more' })).toEqual({ state: 'pending' })
})

test('a lapsed seat goes to the waiting list, not to a guest who registers at that moment', async () => {
  const site = await openTestRegistrations()
  await site.createEvent({}, { inPresence: { isOffered: true, capacity: 1 } })
  await site.register(1)
  site.time.now = new Date(site.time.now.getTime() + 47 * 3_600_000)
  await site.register(2)
  site.time.now = new Date(site.time.now.getTime() + 2 * 3_600_000)
  expect(await site.register(3)).toEqual({ state: 'waitlisted' })
  expect((await site.rows()).map(({ state }) => state)).toEqual(['lapsed', 'offered', 'waiting'])
})

test.each([
  ['closed', { isActive: false }, 'registrationClosed'],
  ['ended', { end: '2027-03-12T15:00:00Z' }, 'registrationEnded'],
])('the way to take part cannot be switched once registration is %s', async (_, settings, code) => {
  const site = await openTestRegistrations()
  const { id, version, registration } = await site.createEvent()
  await site.register(1)
  const token = await tokenIn(site, 1)
  await site.manage('change')({ id, version, registration: { ...registration, ...settings } })
  expect(await site.find(token)).toMatchObject({ registration: { maySwitch: false } })
  await expect(site.act(token, 'switch')).rejects.toMatchObject({ code })
  expect((await site.rowOf(1)).participation).toBe('inPresence')
})

test('switching needs a free seat, and confirms a guest on the waiting list at once', async () => {
  const site = await openTestRegistrations()
  const one = { isOffered: true, capacity: 1 }
  await site.createEvent({}, { inPresence: one, online: one })
  await site.register(1)
  await site.register(2)
  expect(await site.act(await tokenIn(site, 2), 'switch')).toMatchObject({
    state: 'confirmed',
    registration: { participation: 'online' },
  })
  await expect(site.act(await tokenIn(site, 1), 'switch')).rejects.toMatchObject({ code: 'noSeatFree' })
})

test('a cancelled guest can only register again', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  await site.register(1)
  const token = await tokenIn(site, 1)
  expect(await site.act(token, 'cancel')).toMatchObject({ state: 'cancelled' })
  expect(await site.act(token, 'cancel')).toMatchObject({ state: 'cancelled' })
  for (const action of ['confirm', 'accept', 'change', 'switch'])
    await expect(site.act(token, action)).rejects.toMatchObject({ code: 'registrationOver' })
  expect((await site.mailsTo(1)).map(({ purpose }) => purpose)).toEqual([
    'registration received',
    'registration cancelled',
  ])
  await site.register(1, { message: 'once more' })
  expect((await site.rows()).map(({ state }) => state)).toEqual(['cancelled', 'pending'])
})

test('a guest on the waiting list can neither confirm nor accept', async () => {
  const site = await openTestRegistrations()
  await site.createEvent({}, { inPresence: { isOffered: true, capacity: 0 } })
  await site.register(1)
  const token = await tokenIn(site, 1)
  for (const action of ['confirm', 'accept'])
    await expect(site.act(token, action)).rejects.toMatchObject({ code: 'seatNotHeld' })
})

test('the address of the player is sent only to confirmed online guests while the stream is live', async () => {
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
  await site.register(1, { participation: 'online' })
  await site.register(2)
  const [online, there] = [await tokenIn(site, 1), await tokenIn(site, 2)]
  for (const token of [online, there]) await site.act(token, 'confirm')
  const embeds = async () =>
    Promise.all([online, there].map(async token => (await site.find(token)).registration.embed))
  expect(await embeds()).toEqual([null, null])
  site.time.now = new Date('2027-04-12T15:30:00Z')
  expect(await embeds()).toEqual([{ address: markup, host: expect.any(String) }, null])
  const shown = await site.visit('find')({ slug: 'offene-tuer' })
  expect(JSON.stringify(shown)).not.toContain('abc')
})

function codeOf(error: { code: string }) {
  return error.code
}
