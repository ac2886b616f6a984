import { expect, test } from 'vitest'
import { waitingForRows } from '#server/platform/database/test-waiting.ts'
import {
  formOf,
  openTestRegistrations,
  sendUnsentLetters,
  tokenIn,
  withGuests,
} from './test-registrations.ts'

const one = { isOffered: true, capacity: 1 }
const nobody = 999_999

/** Data that staff enter for somebody who telephoned. */
function byHand(n: number) {
  const { key, consent, ...guest } = formOf(n)
  return { ...guest, language: 'de' }
}

test('calls for an unknown event are not found, and change nothing', async () => {
  const { site, idOf } = await withGuests(1)
  const registrationId = await idOf(1)
  for (const ask of [
    () => site.manage('figures')({ id: nobody }),
    () => site.manage('printRegistrations')({ id: nobody, what: 'badges' }),
    () => site.manage('registerByHand')({ ...byHand(9), id: nobody }),
    () => site.manage('changeRegistrationByStaff')({ id: nobody, registrationId, action: 'cancel' }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'notFound' })
  expect((await site.rows()).map(({ state }) => state)).toEqual(['pending'])
})

test('staff can write only to guests of the given event, and to nobody once it is in the trash', async () => {
  const { site, id, idOf } = await withGuests(1)
  const other = await site.createEvent({ slug: { de: 'andere', en: 'other' } })
  const letter = {
    to: { ids: [await idOf(1)] },
    subject: { de: 'Raum', en: 'Room' },
    body: { de: 'Neu.', en: 'New.' },
  }
  const write = (event: number) => site.manage('writeToRegistered')({ id: event, ...letter })
  await expect(write(other.id)).rejects.toMatchObject({ code: 'notFound' })
  await site.manage('remove')({ id })
  await expect(write(id)).rejects.toMatchObject({ code: 'notFound' })
  expect((await site.mailsTo(1)).map(({ purpose }) => purpose)).toEqual(['registration received'])
})

test('of a cancelled event no seat is offered, nobody is let in, and nobody is added or restored', async () => {
  const { site, event, id, act } = await withGuests(3, { inPresence: one })
  await act(1, 'confirm')
  await act(3, 'cancel')
  const { version } = (await site.manage('find')({ id })) as { version: number }
  const registration = { ...event.registration, inPresence: { ...one, capacity: 5 } }
  await site.manage('change')({ id, version, isCancelled: true, registration })
  for (const ask of [
    () => act(2, 'offer'),
    () => act(1, 'checkIn'),
    () => act(3, 'restore'),
    () => site.manage('registerByHand')({ ...byHand(9), id }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'eventCancelled' })
  expect((await site.rows()).map(({ state, checkedInAt }) => [state, checkedInAt])).toEqual([
    ['confirmed', null],
    ['waiting', null],
    ['cancelled', null],
  ])
})

test('to an event in the trash nobody is added', async () => {
  const { site, id } = await withGuests(0)
  await site.manage('remove')({ id })
  await expect(site.manage('registerByHand')({ ...byHand(9), id })).rejects.toMatchObject({
    code: 'notFound',
  })
  expect(await site.rows()).toEqual([])
})

test('a cancelled guest cannot be offered a seat', async () => {
  const { act } = await withGuests(1)
  await act(1, 'cancel')
  await expect(act(1, 'offer')).rejects.toMatchObject({ code: 'registrationOver' })
})

test('after the event a registration can only be deleted', async () => {
  const { site, act } = await withGuests(1)
  const token = await tokenIn(site, 1)
  await site.act(token, 'confirm')
  site.time.now = new Date('2027-04-12T17:00:00Z')
  for (const action of ['change', 'switch', 'cancel']) {
    await expect(
      site.act(token, action, action === 'change' ? { city: 'Kraków' } : {}),
    ).rejects.toMatchObject({
      code: 'eventOver',
    })
  }
  await expect(act(1, 'cancel')).rejects.toMatchObject({ code: 'eventOver' })
  expect(await site.rowOf(1)).toMatchObject({
    state: 'confirmed',
    participation: 'inPresence',
    city: 'Essen',
  })
  expect(await site.act(token, 'erase')).toBeNull()
})

test('thirty wrong tokens block further wrong ones from the IP address, but not the right one', async () => {
  const { site } = await withGuests(1)
  const token = await tokenIn(site, 1)
  const ask = (key: string) => site.visit('findRegistration')({ key }, { ip: '198.51.100.7' })
  for (let n = 0; n < 30; n += 1)
    await expect(ask(`token-${n}`)).rejects.toMatchObject({ code: 'linkInvalid' })
  await expect(ask('token-30')).rejects.toMatchObject({ code: 'tooMany' })
  expect(await ask(token)).toMatchObject({ state: 'pending' })
  expect(await site.find(token)).toMatchObject({ state: 'pending' })
})

test('the link to a registration is over when its event is deleted for good', async () => {
  const { site, id } = await withGuests(1)
  const token = await tokenIn(site, 1)
  await site.manage('remove')({ id })
  expect(await site.manage('bulk')({ ids: [id], action: 'erase' })).toMatchObject({ done: [id] })
  for (const ask of [() => site.find(token), () => site.act(token, 'erase')])
    await expect(ask()).rejects.toMatchObject({ code: 'linkExpired' })
})

test('the same form thirty times at once is one registration with one letter', async () => {
  const site = await openTestRegistrations()
  await site.createEvent()
  const send = () => site.register(1, {}, { ip: '198.51.100.7' }).catch(({ code }) => code)
  const answers = await Promise.all(Array.from({ length: 30 }, send))
  for (const answer of answers) expect(['tooMany', { state: 'pending' }]).toContainEqual(answer)
  expect(answers).toContainEqual({ state: 'pending' })
  expect([await site.rows(), await site.mails()].map(all => all.length)).toEqual([1, 1])
})

test.each([
  ['thrown away', { deletedAt: new Date('2027-03-12T16:00:00Z') }],
  ['hidden', { isDetailsVisible: false }],
])('an event that is %s between the form and its seat takes nobody', async (_, change) => {
  const site = await openTestRegistrations()
  const { id } = await site.createEvent()
  const [sent] = await site.db.transaction().execute(async db => {
    await db.selectFrom('events').select('id').where('id', '=', id).forUpdate().execute()
    const registering = site.register(1).catch(({ code }) => code)
    await expect.poll(() => waitingForRows(site.db)).toBe(1)
    await db.updateTable('events').set(change).where('id', '=', id).execute()
    return [registering]
  })
  expect(await sent).toBe('notFound')
  expect([...(await site.rows()), ...(await site.mails())]).toEqual([])
})

test('when an event is deleted while twenty guests register, the links of accepted ones say that it is cancelled', async () => {
  const site = await openTestRegistrations()
  const { id } = await site.createEvent({}, { inPresence: { isOffered: true, capacity: null } })
  const numbers = Array.from({ length: 20 }, (_, n) => n)
  const register = (n: number) =>
    site.register(n).then(
      () => n,
      ({ code }) => code,
    )
  const first = numbers.slice(0, 10).map(register)
  await first[0]
  const all = await Promise.all([site.manage('remove')({ id }), ...first, ...numbers.slice(10).map(register)])
  const taken = all.filter(answer => typeof answer === 'number')
  const refused = all.slice(1).filter(answer => typeof answer !== 'number')
  expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ['notFound'] : []))
  expect((await site.rows()).length).toBe(taken.length)
  await sendUnsentLetters(site)
  for (const n of numbers) {
    const subjects = (await site.mailsTo(n)).map(({ subject }) => subject.split(':')[0])
    expect([n, subjects]).toEqual([n, taken.includes(n) ? ['Bitte bestätigen Sie Ihre Anmeldung'] : []])
    if (taken.includes(n))
      await expect(site.act(await tokenIn(site, n), 'confirm')).rejects.toMatchObject({
        code: 'eventCancelled',
      })
  }
})
