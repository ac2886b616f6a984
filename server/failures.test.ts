import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '#contract/addresses.ts'
import { statusOf } from '#contract/errors.ts'
import { blankNews } from '#contract/news/news.ts'
import { blankPage } from '#contract/pages/page.ts'
import { paragraphs } from '#contract/richtext.ts'
import { articlesSources } from '#messages/articles-sources.ts'
import { errors } from '#messages/errors.ts'
import { type Code, openFailureSite, type Refused, refusalOf, type Site } from './test-failures.ts'
import { byEvents } from './test-failures-events.ts'
import { byFiles } from './test-failures-files.ts'
import { byPeople } from './test-failures-people.ts'
import { byVoting } from './test-failures-voting.ts'
import { byWriting } from './test-failures-writing.ts'
import { openTestSite } from './test-site.ts'

const inGerman = { title: { de: 'Titel', en: '' }, content: { de: paragraphs('Text.'), en: null } }
const news = { ...blankNews, ...inGerman }
const contact = { name: 'Ada', email: 'ada@example.org', message: 'Hallo', consent: true }
const json = { 'content-type': 'application/json' }
const host = 'host: www.example.org\r\n'

/** Response to a visitor's message while the database fails with this code. */
async function whileFailing({ ask, dependencies: { db } }: Site, code: string) {
  await sql
    .raw(
      `create or replace function fail() returns trigger language plpgsql as $$ begin
      raise exception 'failed' using errcode = '${code}'; end $$;
      create or replace trigger failing before insert on contact_messages execute function fail()`,
    )
    .execute(db)
  const answer = await ask({ method: 'PUT', path: '/info/contact', payload: contact })
  await sql.raw('drop trigger failing on contact_messages').execute(db)
  return answer
}

/**
 * Every code of the contract: a missing one is a type error. Reasons to refuse a vote are in
 * `server/refusals.test.ts`.
 */
const reached: Record<Code, Refused> = {
  ...{ ...byPeople, ...byFiles, ...byEvents, ...byVoting, ...byWriting },
  badRequest: ({ raw }) => raw('Hallo?\r\n\r\n'),
  badJson: ({ ask }) => ask({ method: 'PUT', path: '/info/contact', payload: '[]', headers: json }),
  unknownField: ({ ask }) => ask({ method: 'GET', path: '/info/news/latest?filter=1' }),
  duplicateQuery: ({ ask }) => ask({ method: 'GET', path: '/info/news/latest?page=1&page=2' }),
  foreignOrigin: ({ ask }) =>
    ask({
      method: 'PUT',
      path: '/info/contact',
      payload: contact,
      headers: { origin: 'https://evil.example' },
    }),
  notFound: ({ ask }) => ask({ method: 'GET', path: '/info/news/none' }),
  linkInvalid: ({ ask }) => ask({ method: 'GET', path: '/auth/reset-password-request/no-token' }),
  methodNotAllowed: ({ ask }) => ask({ method: 'DELETE', path: '/info/news/latest' }),
  tooSlow: ({ raw }) =>
    raw(
      `POST /api/v1/auth/login HTTP/1.1\r\n${host}content-type: application/json\r\ncontent-length: 5\r\n\r\n{`,
    ),
  slugTaken: async ({ admin }) => {
    const slug = { de: 'vergeben', en: '' }
    await admin('POST', '/info/news', { ...news, slug })
    return admin('POST', '/info/news', { ...news, slug })
  },
  staleVersion: async ({ admin }) => {
    const { id } = (await admin('POST', '/info/news', news)).json()
    return admin('PATCH', `/info/news/${id}`, { version: 99, isSmallChange: true })
  },
  needed: ({ admin }) =>
    admin('POST', '/page', {
      ...{ ...blankPage, category: 'legal', page: 'imprint' },
      title: { de: 'Impressum', en: 'Imprint' },
    }),
  tooLarge: ({ ask }) =>
    ask({ method: 'PUT', path: '/info/contact', payload: { ...contact, message: 'x'.repeat(300_000) } }),
  wrongMediaType: ({ ask }) =>
    ask({ method: 'PUT', path: '/info/contact', payload: 'a', headers: { 'content-type': 'text/plain' } }),
  wrongHost: ({ raw }) => raw('GET /de HTTP/1.1\r\nhost: evil.example.org\r\nconnection: close\r\n\r\n'),
  headersTooLarge: ({ raw }) => raw(`GET /api/v1/info HTTP/1.1\r\n${host}x: ${'x'.repeat(20_000)}\r\n\r\n`),
  invalid: ({ ask }) => ask({ method: 'PUT', path: '/info/contact', payload: { ...contact, message: 1 } }),
  slugReserved: ({ admin }) => admin('POST', '/info/news', { ...news, slug: { de: 'latest', en: '' } }),
  duplicateTag: ({ admin }) => admin('POST', '/info/news', { ...news, tags: ['Spule', 'SPULE'] }),
  invalidTag: ({ admin }) => admin('POST', '/info/news', { ...news, tags: ['x'] }),
  tagLimit: ({ admin }) =>
    admin('POST', '/info/news', { ...news, tags: Array.from({ length: 11 }, (_, n) => `Wort ${n}`) }),
  addressesSealed: async () => {
    const { dependencies } = await openTestSite({ LIMITS: 'off' })
    const { config, secret } = dependencies
    const web = await openTestSite({
      ...{ DATABASE_URL: config.databaseUrl ?? '', SITE_SECRET: secret.toString('hex') },
      ...{ LETTERS: 'off', LIMITS: 'off' },
    })
    const signUp = { email: 'rosa@example.org', consent: true }
    await web.ask({ method: 'PUT', path: '/info/volunteer/registration', payload: signUp })
    const { headers } = await web.staff('specialsEditor')
    return web.ask({ method: 'GET', path: '/backstage/info/volunteer?format=csv', headers })
  },
  tooMany: async () => {
    const { ask } = await openTestSite()
    const send = (n: number) =>
      ask({ method: 'PUT', path: '/info/contact', payload: { ...contact, message: `Hallo ${n}` } })
    for (let n = 0; n < 3; n += 1) await send(n)
    return send(3)
  },
  confirmationsUsedUp: async () => {
    const { ask } = await openTestSite({ CONFIRMATIONS_A_DAY: '1', LIMITS: 'off' })
    const path = '/info/newsletter/subscription'
    const send = (email: string) =>
      ask({ method: 'PUT', path, payload: { email, locale: 'de', consent: true } })
    await send('ada@example.org')
    return send('lise@example.org')
  },
  unexpected: async ({ member, dependencies }) => {
    await dependencies.db.schema.dropTable('page_views').execute()
    return member('GET', '/page-views')
  },
  unavailable: site => whileFailing(site, '57P03'),
  storageFull: site => whileFailing(site, '53100'),
}

let site: Site
beforeAll(async () => {
  site = await openFailureSite()
})
afterAll(() => site?.close())

const rows = Object.entries(reached) as [Code, Refused][]

// Failures of literature services name the service.
const sentences: Partial<Record<Code, string>> = {
  sourceRefused: articlesSources.failed('pubmed', 'refused').de,
  sourceUnreadable: articlesSources.failed('pubmed', 'nonsense').de,
  sourceUnreachable: articlesSources.failed('pubmed', 'unreachable').de,
  sourceBusy: articlesSources.failed('crossref', 'busy').de,
  sourceExpired: articlesSources.failed('pubmed', 'expired').de,
}

test.each(rows)('%s is returned by a call, with its own message', async (code, refused) => {
  const refusal = await refusalOf(refused(site), 'de')
  expect(refusal).toMatchObject({ code, status: statusOf[code] })
  expect(refusal.message).toContain(sentences[code] ?? errors[code].de)
})

// Every kind of record has this call; records in the trash or missing ones are not found.
const usesOf = allCalls().filter(({ path }) => path.endsWith('/{id}/uses'))

test.each(usesOf.map(({ path }) => path))('the uses of an unknown record are not found: %s', async path => {
  const answer = await site.admin('GET', path.replace('/backstage', '').replace('{id}', '999999'))
  expect(answer.json().code).toBe('notFound')
})

test('the uses of more than eight kinds are tested', () => {
  expect(usesOf.length).toBeGreaterThan(8)
})
