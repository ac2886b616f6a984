import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { day, minute } from '#contract/durations.ts'
import { scansDuring } from '#server/platform/database/test-indexes.ts'
import { unseal } from '#server/platform/mail/link-token.ts'
import { forgetVolunteer } from '#server/volunteers/volunteers.ts'
import { claimDueVolunteers } from './call-queries.ts'
import { notifyStudyContacts, sendStudyLetters } from './jobs.ts'
import { openTestCalls } from './test-calls.ts'

test('a call reaches every volunteer who has confirmed, once, each in their language', async () => {
  const { make, add, call, send, write, mails } = await openTestCalls()
  const { id } = await make({})
  await add('rosa', 'de')
  await add('karl', 'en')
  await add('asked', 'de', 'asked')
  await add('pending', 'de', 'pending')
  expect(await call(id)).toMatchObject({ untold: 3, next: 3, told: 0, waiting: 0, lacks: [] })
  expect((await send('POST', `/${id}/call`)).json()).toMatchObject({
    untold: 0,
    next: 0,
    told: 0,
    waiting: 3,
  })
  await write()
  await write()
  expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['rosa@example.org', 'Studie sucht Freiwillige: Wege im Gedächtnis'],
    ['karl@example.org', 'Study looking for volunteers: Paths in memory'],
    ['asked@example.org', 'Studie sucht Freiwillige: Wege im Gedächtnis'],
  ])
  expect(await call(id)).toMatchObject({ untold: 0, told: 3, waiting: 0 })
})

test('a repeated call reaches only volunteers who joined since', async () => {
  const { make, add, call, send, write, mails } = await openTestCalls()
  const { id } = await make({})
  await add('rosa', 'de')
  await Promise.all([send('POST', `/${id}/call`), send('POST', `/${id}/call`)])
  await write()
  await add('late', 'de')
  expect(await call(id)).toMatchObject({ untold: 1, told: 1 })
  await send('POST', `/${id}/call`)
  await write()
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['rosa@example.org', 'late@example.org'])
})

test('calls within a week of a letter wait, and are combined in the next one', async () => {
  const { make, add, call, send, write, mails, move } = await openTestCalls()
  const first = await make({})
  const second = await make({ title: { de: 'Musik im Kopf', en: 'Music' } })
  const third = await make({ title: { de: 'Feine Venen', en: 'Veins' } })
  await add('rosa', 'de')
  await send('POST', `/${first.id}/call`)
  await write()
  move(day)
  expect(await call(second.id)).toMatchObject({ untold: 1, next: 1, later: 1, told: 0, waiting: 0 })
  await send('POST', `/${second.id}/call`)
  move(2 * day)
  await send('POST', `/${third.id}/call`)
  await write()
  expect(await mails()).toHaveLength(1)
  move(4 * day - minute)
  await write()
  expect(await mails()).toHaveLength(1)
  move(minute)
  await write()
  const [, digest, ...more] = await mails()
  expect(more).toEqual([])
  expect(digest?.subject).toBe('2 Studien suchen Freiwillige')
  expect(digest?.text.indexOf('Musik im Kopf')).toBeLessThan(digest?.text.indexOf('Feine Venen') ?? 0)
  expect(digest?.text).not.toContain('Wege im Gedächtnis')
})

test('volunteers are not told of a study that was hidden, and can be called later', async () => {
  const { make, add, call, send, write, mails } = await openTestCalls()
  const { id } = await make({})
  await add('rosa', 'de')
  await send('POST', `/${id}/call`)
  await send('PATCH', `/${id}/visibility`, { isVisible: false })
  await write()
  expect(await mails()).toEqual([])
  expect(await call(id)).toMatchObject({ untold: 1, told: 0, waiting: 0 })
})

test('a wave is five volunteers for each free place, and the next one needs a free place', async () => {
  const { make, add, call, send, write, mails, move } = await openTestCalls()
  const other = await make({ places: 1 })
  for (const name of ['a', 'b', 'c', 'd', 'e']) await add(name, 'de')
  await send('POST', `/${other.id}/call`)
  await write()
  move(8 * day)
  for (const name of ['f', 'g', 'h']) await add(name, 'de')
  const study = await make({ title: { de: 'Musik im Kopf', en: 'Music' }, places: 3, placesTaken: 2 })
  expect(await call(study.id)).toMatchObject({ untold: 8, next: 5, later: 0 })
  const answers = await Promise.all([send('POST', `/${study.id}/call`), send('POST', `/${study.id}/call`)])
  // Concurrent calls draw one wave after the other.
  expect(answers.map(answer => answer.statusCode)).toEqual([200, 200])
  await write()
  expect(await call(study.id)).toMatchObject({ untold: 0, told: 8 })
  const recipients = (await mails())
    .filter(({ subject }) => subject.includes('Musik'))
    .map(({ recipient }) => recipient)
  expect(recipients).toEqual(expect.arrayContaining(['f@example.org', 'g@example.org', 'h@example.org']))
  await add('late', 'de')
  const { version } = (await send('GET', `/${study.id}`)).json()
  await send('PATCH', `/${study.id}`, { version, placesTaken: 3 })
  expect((await send('POST', `/${study.id}/call`)).json()).toMatchObject({ code: 'studyFull' })
  expect(await call(study.id)).toMatchObject({ untold: 1, next: 0 })
})

test('volunteers asked least recently are called first', async () => {
  const { make, add, send, write, mails, move } = await openTestCalls()
  const first = await make({ places: 1 })
  for (let n = 0; n < 5; n += 1) await add(`early-${n}`, 'de')
  await send('POST', `/${first.id}/call`)
  await write()
  for (let n = 0; n < 5; n += 1) await add(`fresh-${n}`, 'de')
  move(8 * day)
  const second = await make({ title: { de: 'Musik im Kopf', en: 'Music' }, places: 1 })
  await send('POST', `/${second.id}/call`)
  await write()
  const recipients = (await mails()).slice(5).map(({ recipient }) => recipient.slice(0, 5))
  expect(recipients).toEqual(['fresh', 'fresh', 'fresh', 'fresh', 'fresh'])
})

test('once a study has enough, letters that wait are not written and it is not shown', async () => {
  const { make, add, call, send, write, mails, move, read } = await openTestCalls()
  const first = await make({})
  const { id } = await make({ title: { de: 'Musik im Kopf', en: 'Music' } })
  await add('rosa', 'de')
  await send('POST', `/${first.id}/call`)
  await write()
  await send('POST', `/${id}/call`)
  const { version } = (await send('GET', `/${id}`)).json()
  await send('PATCH', `/${id}`, { version, hasEnough: true })
  expect(await call(id)).toMatchObject({ untold: 1, waiting: 0 })
  expect((await read('de')).rows.map(({ title }) => title)).toEqual(['Wege im Gedächtnis'])
  expect((await send('POST', `/${id}/call`)).json()).toMatchObject({ code: 'studyNotOpen' })
  move(8 * day)
  await write()
  expect(await mails()).toHaveLength(1)
})

test.each([
  ['title.en', { title: { de: 'Wege', en: '' } }, 'title'],
  ['an ethics approval', { ethicsNumber: '' }, 'ethicsNumber'],
  ['an end', { seeksUntil: null }, 'seeksUntil'],
  ['places', { places: null }, 'places'],
])('a call is not sent without %s', async (_, changes, lack) => {
  const { make, add, call, send } = await openTestCalls()
  const { id } = await make(changes)
  await add('rosa', 'de')
  expect(await call(id)).toMatchObject({ lacks: [lack] })
  const refused = (await send('POST', `/${id}/call`)).json()
  expect([refused.code, refused.errors.map(({ field }: { field: string }) => field)]).toEqual([
    'callIncomplete',
    [lack],
  ])
})

test('the contact is told once a week in both languages how many were asked and have left, without addresses', async () => {
  const { make, add, call, send, write, move, dependencies } = await openTestCalls()
  const { id } = await make({ places: 2, placesTaken: 1 })
  for (const name of ['rosa', 'karl', 'jo']) await add(name, 'de')
  const letters = () =>
    dependencies.db
      .selectFrom('mails')
      .selectAll()
      .where('purpose', '=', 'study contact')
      .orderBy('id')
      .execute()
  await notifyStudyContacts(dependencies)
  expect(await letters()).toEqual([])
  await send('POST', `/${id}/call`)
  await write()
  const rosa = await dependencies.db.selectFrom('volunteers').select('id').executeTakeFirstOrThrow()
  await forgetVolunteer(dependencies, rosa.id)
  expect(await call(id)).toMatchObject({ told: 2, gone: 1 })
  await Promise.all([notifyStudyContacts(dependencies), notifyStudyContacts(dependencies)])
  move(minute)
  await add('late', 'de')
  await send('POST', `/${id}/call`)
  await write()
  move(7 * day - 2 * minute)
  await notifyStudyContacts(dependencies)
  const [mail, ...others] = await letters()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'studien@example.org', replyTo: dependencies.config.mailTo })
  expect(mail?.text).toMatch(
    /letzten Nachricht angeschrieben: 2\n.*angeschrieben: 3\n.*Nicht mehr eingetragen: 1\n.*gemeldet: 0\nFreie Plätze: 1/s,
  )
  expect(mail?.text).toMatch(
    /Volunteers for your study: Paths in memory.*in all: 3\n.*Not on the list any more: 1\n.*been in touch: 0\nFree places: 1\n/s,
  )
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/rosa|karl|jo@/)
  move(minute)
  await notifyStudyContacts(dependencies)
  await notifyStudyContacts(dependencies)
  expect((await letters())[1]?.text).toMatch(/letzten Nachricht angeschrieben: 1\n.*angeschrieben: 4\n/s)
})

test('a call needs an open study, and the right to edit special content', async () => {
  const { make, send, staff, ask } = await openTestCalls()
  const { id } = await make({ isVisible: false })
  const refused = await send('POST', `/${id}/call`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'studyNotOpen'])
  expect((await send('POST', '/9999/call')).json().code).toBe('notFound')
  expect((await send('GET', '/9999/call')).json().code).toBe('notFound')
  const { headers } = await staff('newsEditor')
  for (const method of ['GET', 'POST'] as const)
    expect((await ask({ method, path: `/backstage/info/study/${id}/call`, headers })).statusCode).toBe(403)
})

test('a volunteer who leaves gets no letter, and letters in the outbox are deleted', async () => {
  const { make, add, send, write, mails, ask, dependencies } = await openTestCalls()
  const { id } = await make({})
  await add('rosa', 'de')
  const gone = await add('gone', 'de')
  await send('POST', `/${id}/call`)
  await dependencies.db.deleteFrom('volunteers').where('id', '=', gone).execute()
  await write()
  const [mail, ...others] = await mails()
  expect([mail?.recipient, others]).toEqual(['rosa@example.org', []])
  const { leave } = unseal(mail?.sealedTokens as Buffer, mail?.messageId ?? '', dependencies.secret)
  const payload = { signout: true }
  await ask({ method: 'PATCH', path: `/info/volunteer/unsubscription/${leave}`, payload })
  expect(await mails()).toEqual([])
})

test('after a crash while letters are written each volunteer gets exactly one', async () => {
  const { make, add, send, write, mails, dependencies } = await openTestCalls()
  const { id } = await make({})
  for (let n = 0; n < 120; n += 1) await add(`v${n}`, n % 2 ? 'en' : 'de')
  await send('POST', `/${id}/call`)
  let left = 70
  const clock = () => {
    left -= 1
    if (left < 0) throw new Error('killed')
    return dependencies.clock()
  }
  await expect(sendStudyLetters({ ...dependencies, clock })).rejects.toThrow('killed')
  await Promise.all([write(), write(), write()])
  const recipients = (await mails()).map(({ recipient }) => recipient)
  expect(recipients).toHaveLength(120)
  expect(new Set(recipients).size).toBe(120)
})

test('the letter has the facts of the study, its place on the page and a link to leave, and texts become no links', async () => {
  const { make, add, send, write, mails } = await openTestCalls()
  const place = '__the-token-of-this-letter-leave__'
  const { id } = await make({
    title: { de: `Felder ${place}`, en: 'Fields' },
    duration: { de: '<b>90 Minuten</b>', en: '' },
    ethicsNumber: '26-1184-BO',
  })
  await add('karl', 'en')
  await send('POST', `/${id}/call`)
  const { version } = (await send('GET', `/${id}`)).json()
  await send('PATCH', `/${id}`, { version, title: { de: `Felder ${place}`, en: '' } })
  await write()
  const [mail] = await mails()
  expect(mail?.text).toContain('This study is described in German only.')
  expect(mail?.text).toContain('Ethics approval: 26-1184-BO')
  expect(mail?.text).toContain('/en/research/volunteers#fields')
  expect(mail?.text.split(place)).toHaveLength(2)
  expect(mail?.subject).not.toContain(place)
  expect(mail?.html).not.toContain('<b>90')
  expect(mail?.unsubscribe).toContain('/en/research/volunteers/unsubscribe/')
})

test('a call is in the audit log with the number of letters, and without addresses', async () => {
  const { make, add, send, dependencies } = await openTestCalls()
  const { id } = await make({})
  await add('rosa', 'de')
  await send('POST', `/${id}/call`)
  await send('POST', `/${id}/call`)
  const log = await dependencies.db.selectFrom('audit').selectAll().where('action', '=', 'callSent').execute()
  expect(log).toMatchObject([{ entity: 'studies', entityId: id, details: { many: 1 } }])
  expect(JSON.stringify(log)).not.toContain('rosa')
})

test('among thousands of letters that were written, those that are due are found by an index', async () => {
  const { make, add, send, dependencies } = await openTestCalls()
  const { id } = await make({})
  const rosa = await add('rosa', 'de')
  await send('POST', `/${id}/call`)
  const { db, clock } = dependencies
  await db.connection().execute(async one => {
    await sql`
      with told as (
        insert into volunteers (address_sealed, address_hash, address_mask, language, state, created_at, confirmed_at, expires_at)
        select address_sealed, sha256(n::text::bytea), address_mask, language, state, created_at, confirmed_at, expires_at
        from volunteers, generate_series(1, 5000) as n returning id)
      insert into study_letters (study_id, volunteer_id, wanted_at, written_at)
      select ${id}, id, now(), now() from told`.execute(one)
    await sql`vacuum analyze volunteers, study_letters`.execute(one)
    const scans = await scansDuring(one, ['study_letters_unwritten'], async () =>
      expect(await claimDueVolunteers(one, clock(), 50)).toEqual([rosa]),
    )
    expect(scans.study_letters_unwritten).toBeGreaterThan(0)
  })
})
