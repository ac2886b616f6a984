import type { Browser, Page } from 'playwright-core'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blankPoll, type Poll } from '../../contract/polls/poll.ts'
import { blankRules, type VotingWay } from '../../contract/voting/rules.ts'
import { json, staffOf, tokenOf } from '../api.ts'
import { contrastViolations, openBrowser, violations, visit } from '../browser.ts'
import { inLetter } from '../letters.ts'
import { startAt } from '../moved-clock.ts'
import type { Site } from '../site.ts'

// A poll of each way from before its opening to after its end: the tests move the server's clock and build on
// each other.
const beginning = Date.parse('2027-03-12T10:00:00Z')
const day = 24 * 60 * 60 * 1000 // milliseconds
const ways: VotingWay[] = ['anybody', 'confirmed', 'domains', 'invited', 'codes']
const polls = new Map<VotingWay, Poll>()
let now = beginning
let site: Site
let browser: Browser
let clock: Awaited<ReturnType<typeof startAt>>
const setServer = (moment: number) => clock.setServer(moment)

beforeAll(async () => {
  ;[clock, browser] = await Promise.all([startAt(now, { LIMITS: 'off' }), openBrowser()])
  site = clock.site
  for (const way of ways) polls.set(way, await makePoll(way))
})
afterAll(async () => {
  await Promise.all([clock?.stop(), browser?.close()])
})
beforeEach(() => setServer(now))

async function goTo(days: number): Promise<void> {
  now = beginning + days * day
  await setServer(now)
}

async function makePoll(way: VotingWay): Promise<Poll> {
  const option = (id: string, words: string) => ({
    ...{ id, label: { de: words, en: words }, text: { de: '', en: '' }, imageId: null, audioId: null },
  })
  const at = (days: number) => new Date(beginning + days * day).toISOString()
  const ask = await staffOf(site, 'hanna')
  const { status, body } = await ask<Poll>('POST', '/backstage/info/poll', {
    ...blankPoll,
    title: { de: `Eine Wahl: ${way}`, en: `A choice: ${way}` },
    options: [option('a', 'Larmor'), option('b', 'Bloch')],
    ...{ opensAt: at(1), closesAt: at(5), isVisible: true },
    rules: { ...blankRules, way, domains: way === 'domains' ? ['example.org'] : [] },
  })
  expect(status).toBe(201)
  return body
}

const pageOf = (way: VotingWay) => ({
  de: `/de/info/abstimmung/eine-wahl-${way}`,
  en: `/en/info/poll/a-choice-${way}`,
})

/**
 * Checks in both languages, widths and themes that the polls show these words and have no accessibility
 * violations.
 */
async function areSound(shown: readonly VotingWay[], words: Record<'de' | 'en', string>): Promise<void> {
  for (const width of [375, 1440])
    for (const language of ['de', 'en'] as const) {
      const { page, complaints, leave } = await visit(browser, site.url, {
        viewport: { width, height: 900 },
      })
      for (const way of shown) {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(pageOf(way)[language])
        await page.getByText(words[language]).first().waitFor()
        expect([width, language, way, await violations(page)]).toEqual([width, language, way, []])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect([width, language, way, await contrastViolations(page)]).toEqual([width, language, way, []])
      }
      expect(complaints).toEqual([])
      await leave()
    }
}

/** Votes for the first option, fills in what the poll asks for, and waits for the response. */
async function vote(page: Page, field: 'E-Mail-Adresse' | 'Ihr Code' | null, typed: string, answer: string) {
  await page.getByRole('radio', { name: 'Larmor' }).check()
  if (field) await page.getByLabel(field).fill(typed)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Abstimmen' }).click()
  await page.getByText(answer).first().waitFor()
}

const counted = 'Vielen Dank, Ihre Stimme zählt'
const pending = 'Bitte bestätigen Sie Ihre Stimme'

/** Runs one complete vote of a visitor, who arrives at the poll's page or by the link of an invitation. */
async function voteOn(way: VotingWay, address: string, cast: (page: Page) => Promise<void>): Promise<void> {
  const { page, complaints, leave } = await visit(browser, site.url)
  await page.goto(address)
  await cast(page)
  expect([way, complaints]).toEqual([way, []])
  await leave()
}

async function confirm(page: Page, email: string): Promise<void> {
  await page.goto(await inLetter(site, email, /\/de\/info\/abstimmung\/bestaetigen\/[\w-]+/))
  await page.getByRole('button', { name: 'Stimme bestätigen' }).click()
  await page.getByText(counted).first().waitFor()
}

test('before their beginning polls say when they begin, and take no vote', async () => {
  await goTo(0.5)
  await areSound(['confirmed'], { de: 'Beginnt am', en: 'Opens on' })
  const { id } = polls.get('anybody') as Poll
  const answer = await ballot(id, 'early@example.org')
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'pollNotStarted'])
})

test('once they are open each takes the vote of those who may', async () => {
  const { id } = polls.get('invited') as Poll
  const ask = await staffOf(site, 'hanna')
  const people = [{ email: 'ida@example.org', name: 'Ida', language: 'de' }]
  expect((await ask('POST', `/backstage/info/poll/${id}/invitations`, { people })).status).toBe(200)
  await goTo(2)
  await areSound(ways, { de: 'Offen bis', en: 'Open until' })

  await voteOn('anybody', pageOf('anybody').de, page =>
    vote(page, 'E-Mail-Adresse', 'ada@example.org', counted),
  )
  for (const way of ['confirmed', 'domains'] as const)
    await voteOn(way, pageOf(way).de, async page => {
      await vote(page, 'E-Mail-Adresse', `${way}@example.org`, pending)
      await confirm(page, `${way}@example.org`)
    })
  const link = await inLetter(site, 'ida@example.org', /\/de\/info\/[\w/-]+#code=[\w-]+/)
  await voteOn('invited', link, page => vote(page, null, '', counted))
  const code = await codeOf(polls.get('codes') as Poll)
  await voteOn('codes', pageOf('codes').de, page => vote(page, 'Ihr Code', code, counted))
})

test('who is of another domain, or has no code, is told so', async () => {
  await voteOn('domains', pageOf('domains').de, page =>
    vote(page, 'E-Mail-Adresse', 'otto@example.com', 'dieser Domain sind nicht zugelassen'),
  )
  await voteOn('codes', pageOf('codes').de, page =>
    vote(page, 'Ihr Code', 'ABCD-EFGH-JKLM-NPQR', 'hier nicht eingeladen'),
  )
})

test('after the end polls are closed, take no vote, and show the result from five ballots on', async () => {
  const { id } = polls.get('anybody') as Poll
  for (const name of ['ben', 'cleo', 'dora', 'emil'])
    expect((await ballot(id, `${name}@example.org`)).status).toBe(200)
  await goTo(6)
  await areSound(['anybody', 'codes'], { de: 'Beendet am', en: 'Ended on' })
  const answer = await ballot(id, 'late@example.org')
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'pollExpired'])
  const { page } = await visit(browser, site.url)
  await page.goto(pageOf('anybody').de)
  await expect(page.getByRole('row').nth(1).textContent()).resolves.toMatch(/Larmor.*5/)
  await page.goto(pageOf('codes').de)
  await page.getByText('Beendet am').first().waitFor()
  await expect.poll(() => page.getByRole('row').count()).toBe(0)
})

/** Sends a ballot directly to the API. */
function ballot(id: number, email: string): Promise<Response> {
  return fetch(`${site.url}/api/v1/info/poll/${id}`, {
    method: 'PUT',
    headers: json,
    body: JSON.stringify({ email, votes: [{ id: 'a', value: 1 }], terms: true }),
  })
}

/** Prints a card as staff do and returns its code. */
async function codeOf({ id }: Poll): Promise<string> {
  const authorization = `Bearer ${await tokenOf(site, 'hanna')}`
  const cards = await fetch(`${site.url}/api/v1/backstage/info/poll/${id}/codes`, {
    method: 'POST',
    headers: { ...json, authorization },
    body: JSON.stringify({ many: 1 }),
  })
  const { text } = await extractText(new Uint8Array(await cards.arrayBuffer()), { mergePages: true })
  const [code = ''] = /([0-9A-Z]{4}-\s*){3}[0-9A-Z]{4}/.exec(text) ?? []
  return code.replace(/\s/g, '')
}
