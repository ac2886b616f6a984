import { expect, test } from 'vitest'
import { letterDelay, type RegistrationLetters } from '#contract/events/letters.ts'
import { waitingForRows } from '#server/platform/database/test-waiting.ts'
import { sendEventLetters } from './registration-jobs.ts'
import { writeLetters } from './registration-letters.ts'
import { tokenIn, withGuests } from './test-registrations.ts'

const words = {
  subject: { de: 'Anderer Raum', en: 'Another room' },
  body: { de: 'Wir treffen uns im Foyer.\n\n{event} <b>', en: 'We meet in the foyer.' },
}
const germanOnly = { subject: { de: 'Anderer Raum', en: '' }, body: { de: 'Im Foyer.', en: '' } }

/** An event with guests, the first `confirmed` of whom are confirmed, and calls for letters by staff. */
async function withConfirmed(confirmed: number, others = 0) {
  const guests = await withGuests(confirmed + others)
  const { site, id } = guests
  for (let n = 1; n <= confirmed; n += 1) await site.act(await tokenIn(site, n), 'confirm')
  return {
    ...guests,
    write: (given: object) =>
      site.manage('writeToRegistered')({ id, ...words, ...given }) as Promise<{
        count: number
        occasion: string
      }>,
    letters: () => site.manage('letters')({ id }) as Promise<RegistrationLetters>,
    act: (action: string, given: object) => site.manage('changeLetters')({ id, action, ...given }),
    /** Letters written by staff that a guest has received. */
    writtenTo: async (n: number) =>
      (await site.mailsTo(n)).filter(({ purpose }) => purpose === 'registration written'),
    send: async () => {
      site.time.now = new Date(site.time.now.getTime() + letterDelay.written)
      await sendEventLetters(site.dependencies)
    },
  }
}

test('a letter written by staff is sent to each chosen guest once', async () => {
  const { idOf, write, writtenTo, send } = await withConfirmed(2)
  const ids = [await idOf(1), await idOf(2)]
  expect(await write({ to: { ids: [...ids, ...ids] } })).toMatchObject({ count: 2 })
  await send()
  const [mail, ...more] = await writtenTo(1)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: 'Anderer Raum' })
  expect(mail?.text).toContain('Wir treffen uns im Foyer.')
  expect(mail?.html).not.toContain('<b>')
})

test('a letter sent again with the same attempt key is not sent twice', async () => {
  const { site, write, writtenTo, send } = await withConfirmed(2)
  const letter = { to: { audiences: ['confirmed'] }, attempt: 'lost-answer-1' }
  const entries = () => site.db.selectFrom('audit').select('id').where('action', '=', 'wroteTo').execute()
  await write(letter)
  expect(await write(letter)).toMatchObject({ count: 2 })
  expect(await entries()).toHaveLength(1)
  await send()
  expect(await write(letter)).toMatchObject({ count: 2 })
  await send()
  expect([(await writtenTo(1)).length, (await writtenTo(2)).length]).toEqual([1, 1])
  await write({ ...letter, attempt: 'another-letter' })
  await send()
  expect([(await writtenTo(1)).length, (await writtenTo(2)).length]).toEqual([2, 2])
})

test('guests with an unconfirmed address get the confirmation link instead of a letter written by staff', async () => {
  const { site, write, writtenTo, send } = await withConfirmed(1, 1)
  expect(await write({ to: { audiences: ['confirmed', 'unconfirmed'] } })).toMatchObject({ count: 2 })
  await send()
  expect([(await writtenTo(1)).length, (await writtenTo(2)).length]).toEqual([1, 0])
  expect((await site.mailsTo(2)).map(({ purpose }) => purpose)).toEqual([
    'registration received',
    'registration link',
  ])
})

test('each audience is counted by language, and only its members get the letter', async () => {
  const { site, idOf, letters, write, writtenTo, send } = await withConfirmed(3, 1)
  await site.register(5, {}, { language: 'en' })
  await site.act(await tokenIn(site, 5), 'confirm')
  const { eventId } = await site.rowOf(2)
  const manage = async (n: number, action: string) =>
    site.manage('changeRegistrationByStaff')({ id: eventId, registrationId: await idOf(n), action })
  for (const n of [2, 3]) await manage(n, 'checkIn')
  await manage(3, 'cancel')
  expect(await letters()).toMatchObject({
    audiences: {
      confirmed: { de: 2, en: 1 },
      present: { de: 1, en: 0 },
      waiting: { de: 0, en: 0 },
      unconfirmed: { de: 1, en: 0 },
      cancelled: { de: 1, en: 0 },
    },
    toldOfChanges: 3,
  })
  await write({ to: { audiences: ['present', 'cancelled'] } })
  await send()
  const written = await Promise.all([1, 2, 3, 4, 5].map(async n => (await writtenTo(n)).length))
  expect(written).toEqual([0, 1, 1, 0, 0])
})

test('a letter in one language is sent to all; one with missing parts is refused at its fields', async () => {
  const { site, write, writtenTo, send } = await withConfirmed(0)
  await site.register(1, {}, { language: 'en' })
  await site.act(await tokenIn(site, 1), 'confirm')
  const to = { audiences: ['confirmed'] }
  const halves = [
    [{ subject: { de: '', en: '' }, body: { de: '', en: '' } }, ['subject.de', 'body.de']],
    [{ subject: { de: 'Raum', en: 'Room' }, body: { de: 'Neu.', en: '' } }, ['body.en']],
  ] as const
  for (const [half, fields] of halves)
    await expect(write({ ...half, to })).rejects.toMatchObject({
      details: { errors: fields.map(field => ({ field, code: 'required' })) },
    })
  await write({ ...germanOnly, to })
  await send()
  expect(await writtenTo(1)).toMatchObject([{ subject: 'Anderer Raum', language: 'en' }])
})

test('a letter waits a minute, is listed meanwhile, and is taken back or sent at once', async () => {
  const { site, letters, write, act, writtenTo, send } = await withConfirmed(2, 1)
  const to = { audiences: ['confirmed', 'unconfirmed'] }
  const first = await write({ to })
  await sendEventLetters(site.dependencies)
  expect(await writtenTo(1)).toEqual([])
  const [unsent] = (await letters()).unsent.rows
  expect(unsent).toMatchObject({ letter: 'written', subject: words.subject, waiting: 3, all: 3 })
  expect(await act('takeBack', { letter: 'written', occasion: first.occasion })).toEqual({ count: 3 })
  await send()
  expect([await writtenTo(1), (await letters()).unsent.rows]).toEqual([[], []])
  expect(await site.db.selectFrom('eventMailings').selectAll().execute()).toEqual([])

  const second = await write({ to })
  expect(await act('sendNow', { letter: 'written', occasion: second.occasion })).toEqual({ count: 3 })
  expect(await writtenTo(1)).toHaveLength(1)
  expect((await site.mailsTo(3)).at(-1)?.purpose).toBe('registration link')
})

test('taking letters back from the outbox removes those not yet sent', async () => {
  const { site, letters, write, act, writtenTo, send } = await withConfirmed(2)
  const { occasion } = await write({ to: { audiences: ['confirmed'] } })
  await send()
  await site.db
    .updateTable('mails')
    .set({ state: 'sent', sentAt: new Date(), sealedTokens: null })
    .where('recipient', '=', 'guest-1@example.org')
    .execute()
  expect((await letters()).unsent.rows).toMatchObject([{ waiting: 1, all: 2 }])
  expect(await act('takeBack', { letter: 'written', occasion })).toEqual({ count: 1 })
  expect([(await writtenTo(1)).length, (await writtenTo(2)).length]).toEqual([1, 0])
  expect((await letters()).unsent.rows).toEqual([])
})

test('letters about a change can be listed and taken back like those written by staff', async () => {
  const { site, event, letters, act, send } = await withConfirmed(1)
  const { id, version } = event
  await site.manage('change')({ id, version, start: '2027-04-12T14:00:00Z' })
  const [unsent] = (await letters()).unsent.rows
  expect(unsent).toMatchObject({ letter: 'changed', subject: null, waiting: 1, all: 1 })
  await act('takeBack', { letter: 'changed', occasion: unsent?.occasion })
  site.time.now = new Date(site.time.now.getTime() + letterDelay.changed)
  await send()
  expect((await site.mailsTo(1)).map(({ purpose }) => purpose)).not.toContain('registration changed')
})

test('a preview shows the letter for its first recipient, and a test letter goes to the caller', async () => {
  const { site, id } = await withConfirmed(1)
  const to = { audiences: ['confirmed'] }
  const preview = (await site.manage('previewWritten')({ id, ...words, to })) as Record<
    string,
    Record<string, string>
  >
  expect(preview.subject).toEqual(words.subject)
  expect(preview.html?.de).toContain('Änne Groß 1')
  expect(preview.html?.en).toContain('We meet in the foyer.')
  expect(await site.manage('tryWritten')({ id, ...germanOnly })).toEqual({ address: 'kim@example.org' })
  const tests = (await site.mails()).filter(({ recipient }) => recipient === 'kim@example.org')
  expect(tests.map(({ subject }) => subject)).toEqual(['Anderer Raum'])
})

test('with another address a letter that is being written goes there, and its link before leads nowhere', async () => {
  const { site, id, idOf, write } = await withConfirmed(1)
  const registrationId = await idOf(1)
  await write({ to: { ids: [registrationId] } })
  site.time.now = new Date(site.time.now.getTime() + letterDelay.written)
  const writing = await site.db.startTransaction().execute()
  expect(await writeLetters({ ...site.dependencies, db: writing }, { registrationId })).toBe(1)
  const mending = site.manage('mendRegistration')({
    id,
    registrationId,
    email: 'neu@example.org',
    isTold: false,
  })
  await expect.poll(() => waitingForRows(site.db)).toBe(1)
  await writing.commit().execute()
  await mending
  const letters = async () =>
    (await site.mails()).filter(
      ({ purpose, state }) => purpose === 'registration written' && state === 'queued',
    )
  expect((await letters()).map(({ recipient }) => recipient)).toEqual(['neu@example.org'])
})

test('a guest who deletes the registration while a letter is being written does not get it', async () => {
  const { site, idOf, write, writtenTo } = await withConfirmed(1)
  const [token, registrationId] = [await tokenIn(site, 1), await idOf(1)]
  await write({ to: { ids: [registrationId] } })
  site.time.now = new Date(site.time.now.getTime() + letterDelay.written)
  const writing = await site.db.startTransaction().execute()
  expect(await writeLetters({ ...site.dependencies, db: writing }, { registrationId })).toBe(1)
  const erasing = site.act(token, 'erase')
  await expect.poll(() => waitingForRows(site.db)).toBe(1)
  await writing.commit().execute()
  await erasing
  expect(await writtenTo(1)).toEqual([])
})
