import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { day, minute } from '#contract/durations.ts'
import { limitTable } from '#contract/limits.ts'
import { answerDue, requestEnds } from '#contract/privacy/my-data.ts'
import { retention } from '#contract/retention.ts'
import { consents } from '#messages/consents.ts'
import { personalFields, personalNumbers } from '#messages/personal-data.ts'
import { contactRouter } from '#server/contact/router.ts'
import { withGuests } from '#server/events/test-registrations.ts'
import { allPersonal } from '#server/personal-data.ts'
import { visitorOf } from '#server/platform/calls/test-context.ts'
import { retentionJobs } from '#server/retention.ts'
import { volunteersRouter } from '#server/volunteers/router.ts'
import { sendJson, sendPage } from './file.tsx'
import { openTestPrivacy } from './test-privacy.ts'
import { fieldsOf } from './words.ts'

const mia = 'mia@example.org'

async function withMia() {
  const opened = await openTestPrivacy()
  const write = opened.call('contact.send', contactRouter.send as never)
  await write({ name: 'Mia Mai', email: mia, message: 'Hallo', consent: true })
  await write({ name: 'Otto', email: 'otto@example.org', message: 'Geheim', consent: true })
  return opened
}

test('staff see each consent to a row with its version, and its text in the language in which it was read', async () => {
  const { backstage, call, db } = await openTestPrivacy()
  await call('volunteers.register', volunteersRouter.register as never)(
    { email: 'rosa@example.org', consent: true, consentVersion: 1 },
    { language: 'en' },
  )
  const { id } = await db.selectFrom('volunteers').select('id').executeTakeFirstOrThrow()
  expect(await backstage('consents')({ table: 'volunteers', id })).toEqual({
    rows: [
      {
        ...{ form: 'volunteer', version: 1, language: 'en', givenAt: expect.any(String) },
        text: consents.volunteer[0]?.en.replace(/[[\]]/g, ''),
      },
    ],
  })
  expect(await backstage('consents')({ table: 'volunteers', id: 99 })).toEqual({ rows: [] })
  for (const table of ['users', 'dataRequests', 'pg_class'])
    await expect(backstage('consents')({ table, id: 1 })).rejects.toMatchObject({ code: 'notFound' })
})

test('every exported column has a label in both languages, or is an internal number', () => {
  const names = [...Object.keys(personalFields), ...personalNumbers]
  for (const { addresses, disclosed } of allPersonal)
    for (const column of [...addresses, ...disclosed]) expect(names).toContain(column)
})

test('the screen that a session saw last is called by its title', () => {
  expect(fieldsOf({ place: 'backstageNews' }, 'de')).toEqual([
    { label: 'Zuletzt besucht', value: 'Neuigkeiten' },
  ])
})

test('what the program calls an incident or a letter that failed is told in words of people', () => {
  const row = {
    type: 'failedLoginAttack',
    status: 'open',
    bounceReason: 'full',
    trouble: 'refused: 550 5.1.1',
  }
  const words = fieldsOf(row, 'en').map(({ value }) => value)
  expect(words.slice(0, 3)).toEqual(['Failed login attack', 'Open', 'The mailbox was full'])
  expect(words[3]).toMatch(/^The mail server .*550 5\.1\.1/)
  expect(fieldsOf({ trouble: 'stopped' }, 'de')).toEqual([])
})

test('a request gets the same answer and one letter with a link, whether or not the address is known', async () => {
  const { privacyCall, letters } = await withMia()
  const answers = [
    await privacyCall('request')({ email: mia }),
    await privacyCall('request')({ email: 'nobody@example.org' }),
  ]
  expect(answers).toEqual([undefined, undefined])
  for (const to of [mia, 'nobody@example.org'])
    expect((await letters(to)).filter(({ purpose }) => purpose === 'myData')).toHaveLength(1)
})

test('a double click sends one letter, and a filled spam trap is refused without a letter', async () => {
  const { privacyCall, letters } = await withMia()
  const lettersToMia = async () => (await letters(mia)).filter(({ purpose }) => purpose === 'myData').length
  const trapped = privacyCall('request')({ email: mia, website: 'https://spam.example' })
  await expect(trapped).rejects.toMatchObject({ code: 'invalid' })
  expect(await lettersToMia()).toBe(0)
  await Promise.all([privacyCall('request')({ email: mia }), privacyCall('request')({ email: mia })])
  expect(await lettersToMia()).toBe(1)
})

test('the link shows the stored data with labels, purpose, period and the consent as it was read', async () => {
  const { linkFor, find } = await withMia()
  const { email, groups } = await find(await linkFor('MIA@example.org'))
  expect(email).toBe('MIA@example.org')
  const [message] = groups
  expect(message).toMatchObject({
    name: 'contactMessage',
    what: retention.contactMessage.what.de,
    period: retention.contactMessage.period.de,
    mayErase: true,
    stays: [],
    consents: [{ version: 1, text: consents.contact[0].de.replace(/[[\]]/g, '') }],
  })
  expect(message?.rows[0]?.fields).toContainEqual({ label: 'Nachricht', value: 'Hallo' })
  expect(message?.rows[0]?.fields).toContainEqual({ label: 'Sprache', value: 'Deutsch' })
  expect(JSON.stringify(groups)).not.toMatch(/Geheim|otto/)
})

test('a newer link ends the one before, and each ends after a day', async () => {
  const { linkFor, find, time } = await withMia()
  const first = await linkFor(mia)
  time.now = new Date(time.now.getTime() + 11 * minute)
  const second = await linkFor('Mia@example.org')
  await expect(find(first)).rejects.toMatchObject({ code: 'linkInvalid' })
  time.now = new Date(time.now.getTime() + day - 1)
  expect((await find(second)).groups).not.toEqual([])
  time.now = new Date(time.now.getTime() + 1)
  await expect(find(second)).rejects.toMatchObject({ code: 'linkExpired' })
})

test('a link opens as often as somebody reads, and then waits, however it is asked; another one opens', async () => {
  const { linkFor, find, erase, privacyCall, dependencies, db } = await withMia()
  const [token, other] = [await linkFor(mia), await linkFor('otto@example.org')]
  await find(token)
  const { id } = await db
    .selectFrom('dataRequests')
    .select('id')
    .where('email', '=', mia)
    .executeTakeFirstOrThrow()
  for (let left = limitTable.myDataLink.times - 1; left > 0; left -= 1)
    await dependencies.limits.take('myDataLink', String(id))
  const refused = { code: 'tooMany' }
  await expect(find(token)).rejects.toMatchObject(refused)
  await expect(erase(token)).rejects.toMatchObject(refused)
  for (const name of ['asPage', 'asJson', 'openOwn'] as const)
    await expect(
      Promise.resolve(
        privacyCall(name)({ token, ...(name === 'openOwn' && { group: 'contactMessage', place: 0 }) }),
      ),
    ).rejects.toMatchObject(refused)
  expect((await find(other)).email).toBe('otto@example.org')
})

test('one group can be deleted alone, and deleting everything includes the request and the link', async () => {
  const { linkFor, find, erase, db } = await withMia()
  const token = await linkFor(mia)
  const one = await erase(token, 'contactMessage')
  expect(one).toEqual({ erased: [{ what: retention.contactMessage.what.de, rows: 1 }], stays: [] })
  expect((await find(token)).groups.map(({ name }) => name)).toEqual(['dataRequest', 'mail'])
  expect(await db.selectFrom('contactMessages').select('email').execute()).toEqual([
    { email: 'otto@example.org' },
  ])
  await erase(token)
  await expect(find(token)).rejects.toMatchObject({ code: 'linkInvalid' })
  const { rows } = await sql<{ count: number }>`select (select count(*)::int from data_requests)
    + (select count(*)::int from mails where recipient = ${mia} or text like ${`%${mia}%`}) as count`.execute(
    db,
  )
  expect(rows).toEqual([{ count: 0 }])
  const figures = db.selectFrom('dataRequestFigures').select(['asked', 'byStaff', 'answered', 'erased'])
  expect(await figures.execute()).toEqual([{ asked: 1, byStaff: 0, answered: 0, erased: 2 }])
})

test('the data can be downloaded as an HTML page and as JSON', async () => {
  const { linkFor, dependencies } = await withMia()
  const token = await linkFor(mia)
  const textOf = async (send: typeof sendPage) => {
    const context = visitorOf(dependencies)
    await send(context, token)
    return (await buffer(Readable.from(context.sends.file?.bytes ?? []))).toString()
  }
  expect(await textOf(sendPage)).toMatch(/^<!doctype html>.*Mia Mai.*Hallo/s)
  const { parts } = JSON.parse(await textOf(sendJson))
  expect(parts[0]).toMatchObject({
    table: 'contactMessages',
    rows: [{ id: 1, name: 'Mia Mai', message: 'Hallo' }],
    consents: [{ form: 'contact', version: 1 }],
  })
})

test('a registration has a page of its own', async () => {
  const { site } = await withGuests(1, {})
  const declaration = allPersonal.find(({ table }) => table === 'eventRegistrations')
  const { id, eventId } = await site.db
    .selectFrom('eventRegistrations')
    .select(['id', 'eventId'])
    .executeTakeFirstOrThrow()
  expect(await declaration?.ownPage?.(site.dependencies, { id, eventId })).toMatchObject({
    page: 'registration',
  })
  expect(await declaration?.about?.(site.db, { id, eventId })).toMatchObject({ de: expect.any(String) })
})

test('missing rows, and rows of kinds without such pages, have no page of their own', async () => {
  const { linkFor, privacyCall } = await withMia()
  const token = await linkFor(mia)
  for (const [group, place] of [
    ['contactMessage', 0],
    ['contactMessage', 7],
    ['eventRegistration', 0],
    ['nothing', 0],
  ] as const)
    await expect(privacyCall('openOwn')({ token, group, place })).rejects.toMatchObject({ code: 'notFound' })
})

test('a site that is no copy cannot be released as one, and its letters are kept', async () => {
  const { backstage, linkFor, letters } = await withMia()
  await linkFor(mia)
  await expect(backstage('releaseCopy')({ letters: 'discard' })).rejects.toMatchObject({ code: 'notFound' })
  expect(await letters(mia)).not.toEqual([])
})

test('a request started by staff sends the link to the person, and is due in a month', async () => {
  const { backstage, tokenOf, find, db, time } = await withMia()
  const asked = await (backstage('start')({ email: mia, way: 'letter', language: 'en' }) as Promise<{
    id: number
    dueAt: string
  }>)
  expect(asked.dueAt).toBe(answerDue(time.now).toISOString())
  expect((await find(await tokenOf(mia))).groups[0]?.name).toBe('contactMessage')
  expect(await backstage('requests')({})).toMatchObject({ count: 1, rows: [{ email: mia, way: 'letter' }] })
  time.now = new Date(time.now.getTime() + 40 * day)
  await backstage('close')({ id: asked.id })
  expect(await backstage('requests')({})).toMatchObject({ count: 0 })
  const figures = db
    .selectFrom('dataRequestFigures')
    .select(['month', 'asked', 'byStaff', 'answered', 'late'])
  expect(await figures.orderBy('month').execute()).toMatchObject([
    { asked: 1, byStaff: 1, answered: 0, late: 0 },
    { asked: 0, byStaff: 0, answered: 1, late: 1 },
  ])
  await expect(backstage('close')({ id: asked.id })).rejects.toMatchObject({ code: 'notFound' })
})

test('a month from the last day of January ends with February', () => {
  expect(answerDue(new Date('2027-01-31T12:00:00Z'))).toEqual(new Date('2027-02-28T12:00:00Z'))
  expect(requestEnds(new Date('2027-11-30T12:00:00Z'))).toEqual(new Date('2028-02-29T12:00:00Z'))
})

test('a request by the form is deleted with its link, one by staff after three months, with their unsent letters', async () => {
  const { linkFor, backstage, dependencies, db, time } = await openTestPrivacy()
  await linkFor(mia)
  await backstage('start')({ email: 'otto@example.org', way: 'phone', language: 'de' })
  const left = async (days: number) => {
    time.now = new Date(time.now.getTime() + days * day + 1)
    await retentionJobs.forgetHourly(dependencies)
    const rows = await db.selectFrom('dataRequests').select('email').execute()
    const waiting = await db.selectFrom('mails').select('recipient').where('purpose', '=', 'myData').execute()
    return [rows.length, waiting.length]
  }
  expect([await left(1), await left(91)]).toEqual([
    [1, 1],
    [0, 0],
  ])
})
