import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { day } from '#contract/durations.ts'
import { blankEvent } from '#contract/events/event.ts'
import { blankNews } from '#contract/news/news.ts'
import { fullAddressDays, retention } from '#contract/retention.ts'
import { blankRules } from '#contract/voting/rules.ts'
import { openTestNews } from '#server/news/test-news.ts'
import { openTestCalls } from '#server/platform/calls/test-calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { createTestDatabase } from '#server/platform/database/test-database.ts'
import {
  type Forgetting,
  findDueRows,
  forget,
  unmentionedTables,
} from '#server/platform/retention/retention.ts'
import { findTraces } from '#server/platform/retention/traces.ts'
import { sealedColumns } from '#server/platform/sealed-addresses/test-addresses.ts'
import { countIn, filesOf, readLog } from '../bench/attacks/bytes.ts'
import { erasePerson } from './personal-data.ts'
import { allForgets, allStays, keptInFiles, keptUntilAsked, retentionJobs } from './retention.ts'
import { openTestSite } from './test-site.ts'

test('every kind of personal data has a deletion rule, and every rule a period', () => {
  const kinds = new Set(allForgets.map(({ kind }) => kind))
  for (const kind of [...keptInFiles, ...keptUntilAsked]) kinds.add(kind)
  expect([...kinds].toSorted()).toEqual(Object.keys(retention).toSorted())
})

test('the text of each period names the counted days in both languages, and those of full IP addresses', () => {
  const months: Record<number, number> = { 365: 12, 730: 24, 760: 25 }
  for (const { period, days } of Object.values(retention)) {
    if (days === null) continue
    const [many, month = many, years] = [String(days), String(months[days] ?? days), String(days / 365)]
    const isOne = days === 1 ? '|24 Stunden|24 hours' : ''
    expect(period.de).toMatch(new RegExp(`\\b(${many} Tage?|${month} Monate|${years} Jahre${isOne})\\b`))
    expect(period.en).toMatch(new RegExp(`\\b(${many} days?|${month} months|${years} years${isOne})\\b`))
  }
  for (const kind of ['failedAttempt', 'securityEvent'] as const) {
    expect(retention[kind].period.de).toContain(`die volle IP-Adresse ${fullAddressDays} Tage`)
    expect(retention[kind].period.en).toContain(`the full IP address ${fullAddressDays} days`)
  }
})

test('a table without a retention rule is reported', async () => {
  const { db, drop } = await createTestDatabase()
  expect(await unmentionedTables(db, allForgets, allStays)).toEqual([])
  await sql`create table party_guests (email text)`.execute(db)
  expect(await unmentionedTables(db, allForgets, allStays)).toEqual(['party_guests'])
  await drop()
})

test('the announced number of rows is deleted, and nothing is due afterwards', async () => {
  const { db, dependencies, time } = await openFilled()
  const each = sql.join(allForgets.map(({ table }) => sql`(select count(*)::int from ${sql.table(table)})`))
  const counts = async () =>
    (await sql<{ counts: number[] }>`select array[${each}] as counts`.execute(db)).rows[0]?.counts
  expect(await counts()).not.toContain(0)
  for (const days of [0, 2, 8, 31, 91, 400, 800, 1500]) {
    time.now = new Date(start.getTime() + days * day)
    for (const forgetting of allForgets) {
      const before = await counts()
      const [due] = await findDueRows(dependencies, [forgetting])
      expect(await counts()).toEqual(before)
      const [gone] = await forget(dependencies, [forgetting])
      expect(gone?.rows).toBe(due?.rows)
    }
    expect((await findDueRows(dependencies, allForgets)).map(({ rows }) => rows)).toEqual(
      allForgets.map(() => 0),
    )
  }
  expect(await counts()).toEqual(allForgets.map(() => 0))
})

test('unsent letters about deleted data are deleted, sent ones are kept', async () => {
  const { db, dependencies, time } = await openFilled()
  const beginnings = {
    newsletterSubscribers: 'newsletter',
    volunteers: 'volunteer',
    eventRegistrations: 'registration',
    contestContributions: 'contribution',
  } as const
  for (const [table, beginning] of Object.entries(beginnings))
    for (const state of ['queued', 'sent'])
      await sql`insert into mails (purpose, language, recipient, subject, text, html, message_id, state, dedupe_key)
        select ${state}, 'de', 'x@example.org', 's', 't', 'h', ${`<${state} ${table} `} || id, ${state},
          ${`${beginning} `} || id || ${` ${state}`} from ${sql.table(table)} t where to_jsonb(t) ->> 'state' is distinct from 'accepted'`.execute(
        db,
      )
  time.now = new Date(start.getTime() + 2000 * day)
  await forget(
    dependencies,
    allForgets.filter(({ table }) => table !== 'mails'),
  )
  const { rows } = await sql<{
    purpose: string
  }>`select distinct purpose from mails where dedupe_key is not null`.execute(db)
  expect(rows).toEqual([{ purpose: 'sent' }])
})

test('erasing an address removes it everywhere except where the law lets it stay', async () => {
  const { db, dependencies, secret } = await openFilled()
  const places = async () =>
    (await findTraces({ db, dataFolder: null, secret }, 'x@example.org')).map(({ place }) => place)
  expect((await places()).length).toBeGreaterThan(7)
  expect(await places()).toContain('public.volunteers.address_hash')
  await erasePerson(dependencies, 'x@example.org')
  // Participants of a vote are kept until 30 days after it, so that each address votes once.
  expect(await places()).toEqual(['public.voting_tickets.email'])
})

test('deleted personal data are in no database file after the night', async () => {
  const { dependencies } = await openTestSite()
  const { db } = dependencies
  const { folder } = inject('cluster')
  const secret = Buffer.from(`gone-${process.pid}-word`)
  await sql`insert into mails (purpose, language, recipient, subject, text, html, message_id, state)
    values ('a', 'de', 'x@example.org', ${String(secret)}, 't', 'h', '<1@x>', 'sent')`.execute(db)
  await sql`insert into contact_messages (name, email, message, language, created_at)
    values (${String(secret)}, 'x@example.org', 'Hallo', 'de', now())`.execute(db)
  await erasePerson(dependencies, 'x@example.org')
  await sql`checkpoint`.execute(db)
  const rows = async (query: string) =>
    (await sql<Record<string, unknown>>`${sql.raw(query)}`.execute(db)).rows
  const counts = async () => {
    const tables = await Promise.all(['mails', 'contact_messages'].map(table => filesOf(folder, rows, table)))
    return countIn([...tables.flat(), ...(await readLog(folder))], [secret])[0]
  }
  // Counts the rows as a control: another test may have removed the write-ahead log, which all databases
  // share.
  expect(await counts()).toBeGreaterThanOrEqual(2)
  const night = async () => {
    await retentionJobs.forget(dependencies)
    return counts()
  }
  // Deleted rows that another connection may still read are removed on the next night.
  await expect.poll(night, { timeout: 120_000, interval: 200 }).toBe(0)
}, 150_000)

test('the oldest row that is due is reported', async () => {
  const { db, dependencies, time } = await openTestCalls()
  await db
    .insertInto('repeats')
    .values([mark(1, 5), mark(2, 3), mark(3, 0)])
    .execute()
  time.now = start
  const found = await findDueRows(dependencies, allForgets)
  expect(found.find(({ forgetting }) => forgetting.kind === 'repeat')).toMatchObject({
    rows: 2,
    oldest: new Date(start.getTime() - 5 * day),
  })
})

test('a failing deletion rule is reported, and the others still run', async () => {
  const { db, dependencies, time } = await openTestCalls()
  await db.insertInto('repeats').values(mark(1, 5)).execute()
  time.now = start
  const broken: Forgetting = { kind: 'repeat', table: 'repeats', since: sql`no_such_column` }
  await expect(forget(dependencies, [broken, ...allForgets])).rejects.toThrow('no_such_column')
  expect(await rowsIn(db, 'repeats')).toBe(0)
})

const start = new Date('2027-03-12T16:00:00Z')

function mark(byte: number, daysAgo: number) {
  return { hash: Buffer.alloc(32, byte), createdAt: new Date(start.getTime() - daysAgo * day) }
}

type Db = Awaited<ReturnType<typeof openTestNews>>['db']

async function rowsIn(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(
    db,
  )
  return rows[0]?.rows ?? 0
}

/** A site where every table has rows that will be deleted. */
async function openFilled() {
  const calls = await openTestNews()
  const { edit, db, time, jonas } = calls
  time.now = start
  const { id } = await edit('create', { ...blankNews, title: { de: 'Weg', en: '' } })
  await edit('preview', { id })
  await edit('remove', { id })
  await db.insertInto('repeats').values(mark(1, 0)).execute()
  const volunteer = { language: 'de', createdAt: start, expiresAt: start }
  await db
    .insertInto('volunteers')
    .values([
      { ...volunteer, ...(await sealedColumns(calls, 'x@example.org')), state: 'pending' },
      { ...volunteer, ...(await sealedColumns(calls, 'y@example.org')), state: 'asked', confirmedAt: start },
    ])
    .execute()
  for (const statement of rowsAt(start, jonas?.id ?? 0)) await statement.execute(db)
  return calls
}

function rowsAt(at: Date, userId: number) {
  const hash = Buffer.alloc(32, 7)
  const text = sql`'de', 'x@example.org', 's', 't', 'h'`
  return [
    sql`insert into files (name, type, size_bytes, hash, deleted_at)
      values ('a', 'text/plain', 1, ${'5'.repeat(64)}, ${at})`,
    sql`insert into data_requests (email, language, created_at, expires_at) values ('x@example.org', 'de', ${at}, ${at})`,
    sql`insert into data_request_figures (month) values (date_trunc('month', ${at}::timestamptz))`,
    sql`insert into mail_lanes (domain, next_at) values ('x.example', ${at})`,
    sql`insert into contact_messages (name, email, message, language, created_at)
      values ('Änne', 'x@example.org', 'Hallo', 'de', ${at})`,
    sql`insert into articles (title, created_at, updated_at, deleted_at)
      select title ->> 'de', created_at, updated_at, deleted_at from news`,
    sql`insert into studies (title, created_at, updated_at, deleted_at)
      select title, created_at, updated_at, deleted_at from news`,
    sql`insert into consents (form, subject, version, language, given_at)
      select 'contact', id, 1, 'de', ${at} from contact_messages`,
    sql`insert into consents (form, subject, version, language, given_at) values ('barrier', 999999, 1, 'de', ${at})`,
    sql`insert into mails (purpose, language, recipient, subject, text, html, message_id, state, created_at, sent_at)
      values ('a', ${text}, '<1@x>', 'sent', ${at}, ${at})`,
    sql`insert into mails (purpose, language, recipient, subject, text, html, message_id, state, created_at, sealed_tokens)
      values ('b', ${text}, '<2@x>', 'failed', ${at}, ${hash})`,
    sql`insert into newsletter_subscribers (mark, email, language, state, created_at, expires_at, activated_at, ended_at)
      values (${hash}, 'x@example.org', 'de', 'pending', ${at}, ${at}, null, null),
        (${hash}, null, 'de', 'left', ${at}, null, ${at}, ${at})`,
    sql`insert into newsletter_subscribers (mark, email, language, state, created_at, activated_at, disabled_reason, disabled_at)
      values (${Buffer.alloc(32, 9)}, 'z@example.org', 'de', 'disabled', ${at}, ${at}, 'unknownUser', ${at})`,
    sql`insert into sessions (user_id, created_at, last_used_at, ends_at) values (${userId}, ${at}, ${at}, ${at})`,
    sql`insert into login_steps (hash, challenge, expires_at) values (${hash}, 'x', ${at})`,
    sql`insert into known_devices (hash, user_id, last_used_at) values (${hash}, ${userId}, ${at})`,
    sql`insert into login_counters (name_hash, failed_logins, last_failed_login_at)
      values (${hash}, 100, ${at}), (${Buffer.alloc(32, 8)}, 3, ${at})`,
    sql`insert into incidents (type, cause, severity, ip, group_key, created_at, last_seen_at)
      values ('accountSecurityIssue', 'refreshTokenReused', 'high', '192.0.2.77', 'g', ${at}, ${at})`,
    sql`insert into hourly_figures (hour, name, count) values (${at}, 'logins', 3)`,
    sql`insert into recent_logins (user_id, private_ip, created_at) values (${userId}, '10.0.0.2', ${at})`,
    sql`insert into suspicious_ips (ip, created_at, expires_at) values ('192.0.2.1', ${at}, ${at})`,
    sql`insert into page_views (day, page, language, referrer, views) values (${at}, 'home', 'de', '', 3)`,
    sql`insert into record_views (day, page, record_id, language, views) values (${at}, 'newsItem', 1, 'de', 3)`,
    sql`insert into missed_requests (kind, language, asked, times, first_asked_at, last_asked_at)
      values ('question', 'de', 'quarkel', 2, ${at}, ${at})`,
    sql`insert into email_changes (user_id, email, created_at) values (${userId}, 'y@example.org', ${at})`,
    sql`update users set deleted_at = ${at}`,
    sql`insert into groups (name, created_at, updated_at, deleted_at)
      select title, created_at, updated_at, deleted_at from news`,
    sql`insert into lectures (year, number, speaker, title, recording, created_at, updated_at, deleted_at)
      select 2027, 21, ${'{"name": "", "affiliation": {"de": "", "en": ""}}'}::jsonb, title,
        ${'{"videoId": null, "videoCaptions": null, "address": ""}'}::jsonb, created_at, updated_at, deleted_at from news`,
    sql`insert into reports (year, title, created_at, updated_at, deleted_at)
      select 2024, title, created_at, updated_at, deleted_at from news`,
    // The event is trashed long after its registrations were deleted.
    sql`insert into events (title, key_speaker, venue, registration, livestream, start, "end", created_at, updated_at, deleted_at)
      select title, ${asJson(blankEvent.keySpeaker)}, ${asJson(blankEvent.venue)}, ${asJson(blankEvent.registration)},
        ${asJson(blankEvent.livestream)}, ${at}, ${at}, created_at, updated_at, ${new Date(at.getTime() + 200 * day)} from news`,
    sql`insert into event_registrations (event_id, state, participation, first_name, last_name, email, email_key,
        institution, city, country, language, created_at)
      select id, 'confirmed', 'online', 'Änne', 'Groß', 'x@example.org', 'x@example.org', 'U', 'Essen', 'DE', 'de', ${at}
      from events`,
    sql`insert into polls (title, rules, created_at, updated_at, deleted_at)
      select title, ${asJson(blankRules)}::jsonb, created_at, updated_at, deleted_at from news`,
    sql`insert into article_imports (name, kind, state, created_at) values ('library.bib', 'bibtex', 'checked', ${start})`,
    sql`insert into newsletters (title, created_at, updated_at, deleted_at)
      select title, created_at, updated_at, deleted_at from news`,
    sql`insert into votings (face, face_id, key, closes_at, rules)
      values ('another', 1, ${hash}, ${at}, ${asJson(blankRules)})`,
    sql`insert into voting_tickets (voting_id, voter_mark, email) select id, key, 'x@example.org' from votings`,
    sql`insert into pending_ballots (token_hash, voting_id, expires_at) select key, id, ${at} from votings`,
    sql`insert into network_marks (voting_id, mark, expires_at) select id, key, ${at} from votings`,
    sql`insert into failed_attempts (voting_id, reason, at, network, ip_address, user_agent)
      select id, 'emailRequired', ${at}, '192.0.2.0/24', '192.0.2.1', 'x' from votings`,
    sql`insert into contests (year, title, lead, judging, max_submissions_per_person, voting_end, created_at, updated_at,
        deleted_at)
      select 2027, title, title, 'jury', 3, ${at}, created_at, updated_at, ${new Date(at.getTime() + 200 * day)} from news`,
    sql`insert into contest_contributions (contest_id, state, kind, title, text, alt_text, slug, created_at, updated_at)
      select contests.id, state, 'picture', title, title, title, state, ${at}, ${at}
      from contests, (values ('unconfirmed'), ('rejected'), ('accepted')) states (state)`,
    sql`insert into contest_artists (contribution_id, name, email, email_key, language)
      select id, 'Änne', 'x@example.org', 'x@example.org', 'de' from contest_contributions where state = 'accepted'`,
    sql`insert into files (folder, name, type, size_bytes, hash, created_at)
      values ('artifact/2027', ${`${'a'.repeat(18)}.png`}, 'image/png', 1, ${'6'.repeat(64)}, ${at})`,
    sql`insert into limits (key, points, expire) values ('k', 1, ${at.getTime()})`,
    sql`insert into pages (title, slug, translation, category, page, lead, items, created_at, updated_at, deleted_at)
      select title, slug, translation, 'about', 'x', title, '[]', created_at, updated_at, deleted_at from news`,
  ]
}
