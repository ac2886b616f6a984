import { readFileSync } from 'node:fs'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '#contract/addresses.ts'
import { statusOf } from '#contract/errors.ts'
import { blankEvent } from '#contract/events/event.ts'
import { blankNews } from '#contract/news/news.ts'
import { paragraphs } from '#contract/richtext.ts'
import { errors } from '#messages/errors.ts'
import { startTestSite } from './test-site.ts'

type Code = keyof typeof statusOf
type Site = Awaited<ReturnType<typeof open>>

/** The request that is refused so; or the tests that send it, where it needs more around it than this site has. */
type Reached = ((site: Site) => Promise<LightMyRequestResponse>) | `server/${string}.test.ts`

const inGerman = { title: { de: 'Titel', en: '' }, content: { de: paragraphs('Text.'), en: null } }
const news = { ...blankNews, ...inGerman }
const contact = { name: 'Ada', email: 'ada@example.org', message: 'Hallo', consent: true }
const json = { 'content-type': 'application/json' }

/** Every code of the contract: one without a row is a type error. Reasons to refuse a vote have theirs in `polls/votes.test.ts`. */
const reached: Record<Code, Reached> = {
  badRequest: 'server/platform/http/client-errors.test.ts',
  badJson: ({ ask }) => ask({ method: 'PUT', path: '/info/contact', payload: '[]', headers: json }),
  unknownField: ({ ask }) => ask({ method: 'GET', path: '/info/news/latest?filter=1' }),
  duplicateQuery: ({ ask }) => ask({ method: 'GET', path: '/info/news/latest?page=1&page=2' }),
  invalidName: ({ admin }) => admin('PUT', '/file-manager/create-folder', { folder: '', name: 'a/b' }),
  notLoggedIn: ({ ask }) => ask({ method: 'GET', path: '/auth/me' }),
  wrongLogin: ({ login }) => login('nobody', 'wrong'),
  secondStepNeeded: 'server/account/second-step.test.ts',
  wrongCode: 'server/account/second-step.test.ts',
  stepOver: ({ ask }) => ask({ method: 'GET', path: '/auth/second-step' }),
  proofNeeded: 'server/asked-again.test.ts',
  secondFactorNeeded: 'server/account/required-factor.test.ts',
  factorRequired: 'server/account/required-factor.test.ts',
  factorMissing: ({ admin }) => admin('POST', '/user-group/me/second-factor/codes'),
  ownFactorFirst: 'server/account/required-factor.test.ts',
  notAllowed: ({ member }) => member('GET', '/user-group/user'),
  loginNotAllowed: 'server/account/login.test.ts',
  addressBlocked: 'server/security/addresses.test.ts',
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
  tooSlow: 'server/platform/http/client-errors.test.ts',
  slugTaken: async ({ admin }) => {
    const slug = { de: 'vergeben', en: '' }
    await admin('POST', '/info/news', { ...news, slug })
    return admin('POST', '/info/news', { ...news, slug })
  },
  staleVersion: async ({ admin }) => {
    const { id } = (await admin('POST', '/info/news', news)).json()
    return admin('PATCH', `/info/news/${id}`, { version: 99, isSmallChange: true })
  },
  lastAdmin: 'server/people/people.test.ts',
  nameTaken: async ({ admin }) => {
    await admin('PUT', '/file-manager/create-folder', { folder: '', name: 'zweimal' })
    return admin('PUT', '/file-manager/create-folder', { folder: '', name: 'zweimal' })
  },
  inUse: 'server/people/roles.test.ts',
  folderIntoItself: 'server/files/places.test.ts',
  needed: 'server/pages/pages.test.ts',
  mayNotLogIn: 'server/people/manage.test.ts',
  alreadySent: 'server/newsletter/sending.test.ts',
  sendingOrdered: 'server/newsletter/held-sending.test.ts',
  readerComplained: 'server/newsletter/returned.test.ts',
  articleTaken: 'server/articles/articles.test.ts',
  pubmedIdChanged: 'server/articles/lookup.test.ts',
  importMoved: 'server/articles/imports.test.ts',
  pubmedIdUnknown: 'server/articles/lookup.test.ts',
  doiUnknown: 'server/articles/lookup.test.ts',
  sourceRefused: 'server/articles/lookup.test.ts',
  sourceUnreadable: 'server/articles/lookup.test.ts',
  sourceUnreachable: 'server/articles/lookup.test.ts',
  sourceBusy: 'server/articles/lookup.test.ts',
  sourceExpired: 'server/articles/lookup.test.ts',
  registrationNotYet: 'server/events/registration-rules.test.ts',
  registrationClosed: 'server/events/registration-rules.test.ts',
  registrationEnded: 'server/events/registration-rules.test.ts',
  eventCancelled: 'server/events/registration-rules.test.ts',
  eventOver: 'server/events/registration-refusals.test.ts',
  noSeatFree: 'server/events/registration-rules.test.ts',
  registrationOver: 'server/events/registration-rules.test.ts',
  seatNotHeld: 'server/events/registration-rules.test.ts',
  alreadyRegistered: 'server/events/registration-staff.test.ts',
  capacityBelowTaken: 'server/events/registration-saves.test.ts',
  picturesUndescribed: 'server/files/undescribed.test.ts',
  submissionClosed: 'server/contests/contests.test.ts',
  contributionFixed: 'server/contests/contests.test.ts',
  tooManyContributions: 'server/contests/contests.test.ts',
  contributionDecided: 'server/contests/contests.test.ts',
  erasureAsked: 'server/held-rows.test.ts',
  addressesSealed: 'server/volunteers/sealed-addresses.test.ts',
  votingNotOver: 'server/contests/results.test.ts',
  raffleDrawn: 'server/contests/results.test.ts',
  nobodyToDraw: 'server/contests/refusals.test.ts',
  nobodyWon: 'server/contests/results.test.ts',
  wrongVotingWay: 'server/polls/codes.test.ts',
  studyNotOpen: 'server/studies/calls.test.ts',
  studyFull: 'server/studies/calls.test.ts',
  invitationUsed: 'server/polls/invitations.test.ts',
  nobodyReads: 'server/newsletter/sending.test.ts',
  linkExpired: 'server/account/reset.test.ts',
  tooLarge: ({ ask }) =>
    ask({ method: 'PUT', path: '/info/contact', payload: { ...contact, message: 'x'.repeat(300_000) } }),
  wrongMediaType: ({ ask }) =>
    ask({ method: 'PUT', path: '/info/contact', payload: 'a', headers: { 'content-type': 'text/plain' } }),
  wrongHost: 'server/platform/http/early-answers.test.ts',
  invalid: ({ ask }) => ask({ method: 'PUT', path: '/info/contact', payload: { ...contact, message: 1 } }),
  slugReserved: ({ admin }) => admin('POST', '/info/news', { ...news, slug: { de: 'latest', en: '' } }),
  incomplete: ({ admin }) => admin('POST', '/event', { ...blankEvent, isVisible: true }),
  notAnImage: 'server/account/portrait.test.ts',
  imageTooLarge: 'server/files/upload.test.ts',
  fileTypeNotAllowed: 'server/files/upload.test.ts',
  fileHasMacros: 'server/files/real-files.test.ts',
  photoFormat: 'server/files/real-files.test.ts',
  filmFormat: 'server/files/real-files.test.ts',
  oldDocument: 'server/files/real-files.test.ts',
  drawingUnreadable: 'server/files/svg.test.ts',
  drawingWithoutSize: 'server/files/svg.test.ts',
  drawingTooComplex: 'server/files/svg.test.ts',
  playlistForeign: 'server/files/streams.test.ts',
  playlistSound: 'server/files/streams.test.ts',
  playlistIncomplete: 'server/files/streams.test.ts',
  duplicateTag: ({ admin }) => admin('POST', '/info/news', { ...news, tags: ['Spule', 'SPULE'] }),
  invalidTag: ({ admin }) => admin('POST', '/info/news', { ...news, tags: ['x'] }),
  tagLimit: ({ admin }) =>
    admin('POST', '/info/news', { ...news, tags: Array.from({ length: 11 }, (_, n) => `Wort ${n}`) }),
  ownAddress: 'server/security/addresses.test.ts',
  weakPassword: 'server/account/self.test.ts',
  wrongPassword: 'server/account/self.test.ts',
  accountLocked: async ({ login }) => {
    for (let n = 0; n < 5; n += 1) await login('locked', 'wrong')
    return login('locked', 'wrong')
  },
  tooMany: 'server/deadlocks.test.ts',
  confirmationsUsedUp: 'server/confirmations.test.ts',
  tooManyUploads: 'server/files/pieces.test.ts',
  headersTooLarge: 'server/platform/http/client-errors.test.ts',
  unexpected: async ({ member, dependencies }) => {
    await dependencies.db.schema.dropTable('page_views').execute()
    return member('GET', '/page-views')
  },
  unavailable: 'server/platform/http/failure-of.test.ts',
  storageFull: 'server/platform/calls/away.test.ts',
}

async function open() {
  const site = await startTestSite({ LIMITS: 'off' })
  const by = async (role: string) => {
    const { headers } = await site.staff(role)
    return (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, payload?: object) =>
      site.ask({ method, path: `/backstage${path}`, headers, ...(payload && { payload }) })
  }
  const login = (username: string, password: string) =>
    site.ask({ method: 'POST', path: '/auth/login', payload: { username, password } })
  return { ...site, login, admin: await by('admin'), member: await by('member') }
}

let site: Site
beforeAll(async () => {
  site = await open()
})
afterAll(() => site?.close())

const rows = Object.entries(reached) as [Code, Reached][]

describe('a request reaches', () => {
  test.each(rows.filter(([, how]) => typeof how !== 'string'))('%s, in its own words', async (code, how) => {
    const answer = typeof how === 'string' ? null : await how(site)
    expect([answer?.statusCode, answer?.json().code]).toEqual([statusOf[code], code])
    expect(answer?.json().message).toContain(errors[code].de)
  })
})

test.each(rows.filter(([, how]) => typeof how === 'string'))('%s is reached by %s', (code, file) => {
  expect(readFileSync(String(file), 'utf8')).toMatch(new RegExp(`['\` ]${code}\\b`))
})

// Each kind of record has the call; of those in the trash and of none there is nothing to tell.
const usesOf = allCalls().filter(({ path }) => path.endsWith('/{id}/uses'))

test.each(usesOf.map(({ path }) => path))(
  'what uses something that is not there is not found: %s',
  async path => {
    const answer = await site.admin('GET', path.replace('/backstage', '').replace('{id}', '999999'))
    expect(answer.json().code).toBe('notFound')
  },
)

test('the uses of every kind are asked for', () => {
  expect(usesOf.length).toBeGreaterThan(8)
})
