import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { blankRules } from '#contract/voting/rules.ts'
import { openTestVote } from '#server/contests/test-votes.ts'
import { withGuests } from '#server/events/test-registrations.ts'
import { asJson, type Database, type Kysely } from '#server/platform/database/database.ts'
import { createTestDatabase } from '#server/platform/database/test-database.ts'
import { openTestSite } from '#server/test-site.ts'
import { markOfAddress } from '#server/voting/marks.ts'
import { allPersonal, collectPersonalData, erasePerson } from './personal-data.ts'

test('every column with an address is declared as personal data', async () => {
  const { db, drop } = await createTestDatabase()
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name ~ '(email|recipient|reply_to|recipient_hash|address_hash)$' order by 1`.execute(
    db,
  )
  const declared = allPersonal.flatMap(({ table, addresses, hashed }) =>
    [...addresses, ...(hashed ? [hashed.column] : [])].map(column => `${inSql(table)}.${inSql(column)}`),
  )
  expect(declared.toSorted()).toEqual(rows.map(({ place }) => place))
  await drop()
})

test('every row that belongs to somebody of the staff, or to a reader, is told to them, or named here', async () => {
  const { db, drop } = await createTestDatabase()
  const { rows } = await sql<{ place: string }>`
    select conrelid::regclass || '.' || attname as place
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid in ('users'::regclass, 'newsletter_subscribers'::regclass) order by 1`.execute(
    db,
  )
  const declared = allPersonal.flatMap(({ table, owner }) =>
    owner ? `${inSql(table)}.${inSql(owner.column)}` : [],
  )
  const undeclared = rows
    .map(({ place }) => place)
    .filter(place => !declared.includes(place) && !place.endsWith('_by'))
  expect(undeclared).toEqual(Object.keys(exceptions))
  await drop()
})

// Columns that end with `_by` say who did something to a record at work: that stays with what was done (decision 241).
const exceptions = {
  'audit.user_id': 'the audit log of staff, which the page names as not shown',
  'audit_head_readers.user_id': 'who gets the fingerprint of the audit log: the letters are told',
  'authorships.person_id': 'stands in the profile, for everybody',
  'events.speaker_id': 'stands on the page of the event, for everybody',
  'groups.leader_id': 'stands on the page of the group, for everybody',
  'incident_steps.user_id': 'who did something about an incident: belongs to the audit log',
  'login_steps.user_id': 'a login that is not finished: minutes',
  'news.author_id': 'stands with the news, for everybody',
  'presence.user_id': 'who has which record open: minutes',
  'record_attempts.user_id': 'that a record was made by one press: belongs to the history',
  'revisions.user_id': 'who saved what: the history of records',
  'second_factor_resets.user_id': 'a day, and a letter tells it at once',
}

test('staff are told of their sessions, devices, passkeys, incidents and lists, and of nobody else’s', async () => {
  const site = await openTestSite()
  const { dependencies, staff } = site
  const { db } = dependencies
  const { id } = await staff('member')
  const other = await staff('newsEditor')
  const now = new Date()
  for (const [userId, mark] of [
    [id, 'mine'],
    [other.id, 'foreign'],
  ] as const) {
    const hash = Buffer.alloc(32, userId)
    await db.updateTable('sessions').set({ userAgent: mark }).where('userId', '=', userId).execute()
    await db.insertInto('knownDevices').values({ userId, hash, lastUsedAt: now }).execute()
    await db.insertInto('secondFactors').values({ userId, createdAt: now }).execute()
    const key = { credentialId: mark, publicKey: hash, rpId: 'localhost', counter: 0, verifiesUser: true }
    await db
      .insertInto('passkeys')
      .values({ userId, name: `${mark} key`, createdAt: now, ...key })
      .execute()
    const seen = { createdAt: now, lastSeenAt: now, groupKey: mark, severity: 'low', cause: 'manyLogins' }
    const incident = { type: 'failedLoginAttack', ip: '192.0.2.7', userId, ...seen }
    await db.insertInto('incidents').values(incident).execute()
    const settings = asJson({ [mark]: [] } as never)
    await db
      .insertInto('listSettings')
      .values({ userId, list: `${mark} list`, settings })
      .execute()
  }
  const collected = await collectPersonalData(dependencies, 'member@example.org')
  expect(collected.map(({ data, rows }) => [data.table, rows.length])).toEqual([
    ...[
      ['users', 1],
      ['sessions', 1],
      ['knownDevices', 1],
      ['secondFactors', 1],
      ['passkeys', 1],
    ],
    ...[
      ['incidents', 1],
      ['listSettings', 1],
    ],
  ])
  const words = JSON.stringify(collected.map(({ rows }) => rows))
  for (const own of ['"mine"', 'mine key', '192.0.2.7', 'mine list']) expect(words).toContain(own)
  expect(words).not.toContain('foreign')
})

test('a person is told what is kept about them, with the consents to it, and nothing about others', async () => {
  const { site } = await withMany()
  const collected = await collectPersonalData(site, 'GUEST-1@example.org')
  expect(collected.map(({ data, rows }) => [data.table, rows.length])).toEqual([
    ['contactMessages', 1],
    ['eventRegistrations', 1],
    ['participations', 1],
    ['failedAttempts', 1],
    ['mails', 3],
  ])
  expect(collected[1]).toMatchObject({
    rows: [{ firstName: 'Änne', email: 'guest-1@example.org', state: 'pending' }],
    consents: [{ form: 'registration', version: expect.any(Number), language: 'de' }],
  })
  const words = JSON.stringify(collected.map(({ rows }) => rows))
  for (const others of ['guest-11', 'guest-2', 'Key', 'token']) expect(words).not.toContain(others)
  expect((await collectPersonalData(site, 'nobody@example.org')).length).toBe(0)
})

test('erasing a person keeps the data of others, and offers a freed seat to the waiting list', async () => {
  const { site, idOf } = await withMany()
  const waiting = await idOf(2)
  expect((await site.rowOf(2)).state).toBe('waiting')
  const aMinuteLater = new Date(site.dependencies.clock().getTime() + 60_000)
  await erasePerson({ ...site.dependencies, clock: () => aMinuteLater }, 'guest-1@example.org')
  expect((await collectPersonalData(site, 'guest-1@example.org')).map(({ data }) => data.table)).toEqual([
    'participations',
  ])
  expect(await site.rowOf(2)).toMatchObject({ id: waiting, state: 'offered' })
  expect((await collectPersonalData(site, 'guest-11@example.org')).map(({ data }) => data.table)).toEqual([
    'mails',
  ])
  const { rows } = await sql`select subject from consents where form = 'registration'`.execute(site.db)
  expect(rows).toEqual([{ subject: waiting }])
})

test('an address is found however it is typed', async () => {
  const { site } = await withMany()
  const collected = await collectPersonalData(site, 'guest-1@example.org')
  expect(collected).not.toEqual([])
  expect(await collectPersonalData(site, '\u202aGuest-1@example.org\u200b.')).toEqual(collected)
})

test('a letter to somebody else is neither told to whoever it names nor erased by them', async () => {
  const { site } = await withMany()
  const named = 'Fragen an kontakt@example.org oder <kontakt@example.org>.'
  await letter(site.db, {
    to: 'leser@example.org',
    words: named,
    purpose: 'registration written',
    state: 'queued',
  })
  await letter(site.db, { to: 'kim@example.org', purpose: 'study contact', replyTo: 'kontakt@example.org' })
  await letter(site.db, {
    to: 'office@example.org',
    words: `Jemand schreibt: ${named}`,
    replyTo: 'wer@example.org',
  })
  const count = async () => (await site.db.selectFrom('mails').select('id').execute()).length
  const before = await count()
  expect(await collectPersonalData(site, 'kontakt@example.org')).toEqual([])
  await erasePerson(site.dependencies, 'kontakt@example.org')
  expect(await count()).toBe(before)
  const own = await collectPersonalData(site, 'wer@example.org')
  expect(own.map(({ rows }) => rows.map(({ recipient }) => recipient))).toEqual([['office@example.org']])
})

test('letters are found only by addresses, not by other words in them', async () => {
  const { site } = await withMany()
  expect(await collectPersonalData(site, 'danke')).toEqual([])
  expect(await collectPersonalData(site, 'example.org')).toEqual([])
})

test('a work is erased after the end of its contest, by the address or the permalink, and the result stays', async () => {
  const site = await openTestVote()
  const { dependencies, cast, move, send, contest } = site
  await cast({ 0: 3 }, { 1: 2 })
  await move(1)
  const works = await dependencies.db
    .selectFrom('contestContributions')
    .innerJoin('contestArtists', 'contributionId', 'contestContributions.id')
    .select(['contestContributions.id', 'slug', 'email'])
    .orderBy('contestContributions.id')
    .execute()
  await erasePerson(dependencies, works[0]?.email ?? '')
  await dependencies.db.updateTable('contestArtists').set({ email: null, emailKey: null }).execute()
  await erasePerson(dependencies, works[1]?.slug ?? '')
  const left = await dependencies.db.selectFrom('contestContributions').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual(works.slice(2).map(({ id }) => id))
  expect((await send('GET', `/${contest.id}/result`)).json()).toMatchObject({ phase: 'counting', ballots: 2 })
})

function inSql(name: string): string {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}

/**
 * Opens an event with one seat on site, which guest 1 holds while guest 2 waits, and data of guest 1 in other
 * areas.
 */
async function withMany() {
  const opened = await withGuests(2, { inPresence: { isOffered: true, capacity: 1 } })
  const { site } = opened
  const { db } = site
  const key = Buffer.alloc(32, 7)
  await sql`insert into contact_messages (name, email, message, language, created_at)
    values ('Änne', 'guest-1@example.org', 'Hallo', 'de', now())`.execute(db)
  await sql`insert into votings (face, face_id, key, rules) values ('polls', 9, ${key}, ${asJson(blankRules)})`.execute(
    db,
  )
  await sql`insert into participations (voting_id, voter_mark, day)
    select id, ${markOfAddress(key, 'guest-1@example.org', { way: 'anybody' })}, current_date from votings`.execute(
    db,
  )
  await sql`insert into failed_attempts (reason, at, network, email, user_agent)
    values ('pollExpired', now(), '192.0.2.0/24', 'guest-1@example.org', 'x')`.execute(db)
  await letter(db, { to: 'office@example.org', replyTo: 'guest-1@example.org' })
  await letter(db, { to: 'Guest-1@example.org', words: 'Danke' })
  await letter(db, { to: 'office@example.org', replyTo: 'guest-11@example.org' })
  return opened
}

interface LetterOf {
  to: string
  words?: string
  purpose?: string
  replyTo?: string
  state?: string
}

/** A letter as it lies in the outbox: of a visitor to the institute where nothing else is said. */
async function letter(
  db: Kysely<Database>,
  { to, words = '', purpose = 'contact', replyTo, state = 'sent' }: LetterOf,
) {
  const messageId = `<${randomUUID()}@example.org>`
  const texts = { language: 'de', subject: 's', text: words, html: '', messageId, state }
  await db
    .insertInto('mails')
    .values({ purpose, recipient: to, replyTo: replyTo ?? null, ...texts })
    .execute()
}
