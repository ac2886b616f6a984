import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blankContest, type Contest } from '../../contract/contests/contest.ts'
import { staffOf } from '../api.ts'
import { contrastViolations, openBrowser, violations, visit } from '../browser.ts'
import { inLetter } from '../letters.ts'
import { startAt } from '../moved-clock.ts'
import type { Site } from '../site.ts'
import { enter } from '../staff.ts'

// A contest from its announcement to its archive: the tests move the server's clock and build on each other.
const beginning = Date.parse('2027-03-12T10:00:00Z')
const day = 24 * 60 * 60 * 1000 // milliseconds
let now = beginning
let site: Site
let browser: Browser
let clock: Awaited<ReturnType<typeof startAt>>
let contest: Contest
const pages = { de: '/de/artifact/ein-jahr-voller-echos', en: '/en/artifact/a-year-of-echoes' }
const artists = ['Xenia Quastenflosser', 'Yorick Zimtstern', 'Zora Wattwurm']
const setServer = (moment: number) => clock.setServer(moment)

beforeAll(async () => {
  ;[clock, browser] = await Promise.all([startAt(now, { LIMITS: 'off' }), openBrowser()])
  site = clock.site
  contest = await announce()
})
afterAll(async () => {
  await Promise.all([clock?.stop(), browser?.close()])
})
beforeEach(() => setServer(now))

/** Sets the clock to this many days after the announcement. */
async function goTo(days: number): Promise<void> {
  now = beginning + days * day
  await setServer(now)
}

async function announce(): Promise<Contest> {
  const at = (days: number) => new Date(beginning + days * day).toISOString()
  const ask = await staffOf(site, 'hanna')
  const { status, body } = await ask<Contest>('POST', '/backstage/info/artifact', {
    ...blankContest(2027),
    title: { de: 'Ein Jahr voller Echos', en: 'A year of echoes' },
    lead: { de: 'Was kommt zurück?', en: 'What comes back?' },
    ...{ submissionStart: at(1), submissionEnd: at(10), votingStart: at(12), votingEnd: at(20) },
    isVisible: true,
  })
  expect(status).toBe(201)
  return body
}

/**
 * Checks in both languages, widths and themes that the page shows these words and has no accessibility
 * violations.
 */
async function isSound(words: Record<'de' | 'en', string>): Promise<void> {
  for (const width of [375, 1440])
    for (const language of ['de', 'en'] as const) {
      const { page, complaints, leave } = await visit(browser, site.url, {
        viewport: { width, height: 900 },
      })
      await page.goto(pages[language])
      await page.getByText(words[language]).first().waitFor()
      expect([width, language, await violations(page)]).toEqual([width, language, []])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect([width, language, await contrastViolations(page)]).toEqual([width, language, []])
      expect(complaints).toEqual([])
      await leave()
    }
}

function photo(colour: string): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
}

const ownPage = /\/(de|en)\/artifact\/(einreichung|submission)\/[\w-]+/
const ballotPage = /\/(de|en)\/artifact-(abstimmung|voting)\/(bestaetigen|confirm)\/[\w-]+/
const emailOf = (name: string) => `${name.split(' ')[0]?.toLowerCase()}@example.org`
const tokenIn = (address: string) => address.split('/').at(-1) ?? ''
const change = (path: string, body: object) =>
  fetch(`${site.url}/api/v1${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a contest is announced before it takes submissions', async () => {
  await goTo(0.5)
  await isSound({ de: 'Die Einreichung hat noch nicht begonnen', en: 'Submission has not begun yet' })
})

test('an artist submits and confirms a work, replaces its file, and staff accept it', async () => {
  await goTo(2)
  const [name = ''] = artists
  const { page, complaints } = await visit(browser, site.url)
  await page.goto(pages.de)
  await page.getByRole('radio', { name: 'Bild', exact: true }).check()
  const file = async (colour: string) => ({
    ...{ name: 'quastenflosser.jpg', mimeType: 'image/jpeg', buffer: await photo(colour) },
  })
  await page.locator('input[type=file]').setInputFiles(await file('#0b6171'))
  await page.getByLabel('Titel').first().fill('Erstes Echo')
  await page.getByLabel('Ihr Name').fill(name)
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(emailOf(name))
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Einreichen' }).click()
  await page.getByText('Bitte bestätigen Sie Ihr Werk').waitFor()
  await page.goto(await inLetter(site, emailOf(name), ownPage))
  await page.getByRole('button', { name: 'Werk bestätigen' }).click()
  await page.getByText('Danke, Ihr Werk ist bestätigt').waitFor()
  await page.getByLabel('Neue Datei').setInputFiles(await file('#9d6550'))
  await page.getByRole('button', { name: 'Datei ersetzen' }).click()
  await page.getByText('Ihre neue Datei ist da').waitFor()
  expect(complaints).toEqual([])

  const staff = await enter({ browser, site }, 'hanna', `/de/backstage/info/artifact/${contest.id}`)
  await staff.page.getByRole('button', { name: /Erstes Echo$/ }).click()
  await staff.page.getByRole('button', { name: 'Annehmen' }).click()
  await staff.page.getByText('Entschieden; die E-Mail ist unterwegs').waitFor()
  expect(staff.complaints).toEqual([])
  await isSound({ de: 'Sie können jetzt ein Werk einreichen', en: 'You can submit a work now' })
})

test('other artists submit works, one of them two', async () => {
  const [, second = '', third = ''] = artists
  const ask = await staffOf(site, 'hanna')
  for (const [name, title] of [
    [second, 'Zweites Echo'],
    [third, 'Drittes Echo'],
    [third, 'Viertes Echo'],
  ] as const) {
    const body = new FormData()
    const fields = { kind: 'picture', titleDe: title, name, email: emailOf(name) }
    for (const [field, value] of Object.entries(fields)) body.set(field, value)
    for (const consent of ['consent', 'rights', 'noAi']) body.set(consent, 'on')
    body.set('file', new Blob([new Uint8Array(await photo('#675a51'))]), 'wattwurm.jpg')
    const path = '/artifact/ein-jahr-voller-echos/contribution'
    const sent = await fetch(`${site.url}/api/v1${path}`, { method: 'PUT', body })
    expect(sent.status).toBe(202)
    const token = tokenIn(await inLetter(site, emailOf(name), ownPage))
    expect((await change(`/artifact/submission/${token}`, { token, action: 'confirm' })).status).toBe(200)
  }
  const { body } = await ask<{ rows: { id: number; state: string }[] }>(
    'GET',
    `/backstage/info/artifact/${contest.id}/contribution`,
  )
  for (const { id } of body.rows.filter(({ state }) => state === 'submitted')) {
    const path = `/backstage/info/artifact/contribution/${id}/decision`
    expect((await ask('PATCH', path, { decision: 'accept' })).status).toBe(200)
  }
})

test('between submission and voting a ballot is refused', async () => {
  await goTo(11)
  await isSound({ de: 'Die Abstimmung hat noch nicht begonnen', en: 'Voting has not started yet' })
  const vote = await fetch(`${site.url}/api/v1/artifact-voting/ein-jahr-voller-echos`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'anna@example.org', votes: [], terms: true }),
  })
  expect([vote.status, ((await vote.json()) as { code: string }).code]).toEqual([409, 'pollNotStarted'])
})

test('visitors vote and confirm, and the works are shown without their artists', async () => {
  await goTo(13)
  await isSound({ de: 'Jetzt wird entschieden', en: 'The decision is being made now' })
  const { page, complaints } = await visit(browser, site.url, { viewport: { width: 375, height: 740 } })
  await page.goto(pages.de)
  await page.getByRole('heading', { name: 'Ihre drei Stimmen' }).scrollIntoViewIfNeeded()
  await page.getByText('Noch 3 von 3 Stimmen').waitFor()
  const more = page.getByRole('button', { name: 'Eine Stimme für „Drittes Echo“ geben' })
  for (let votes = 0; votes < 3; votes += 1) await more.click()
  await page.getByLabel('E-Mail-Adresse').fill('anna@example.org')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Abstimmen' }).click()
  await page.getByText('Bitte bestätigen Sie Ihre Stimmen').waitFor()
  await page.goto(await inLetter(site, 'anna@example.org', ballotPage))
  await page.getByRole('button', { name: 'Stimmen bestätigen' }).click()
  await page.getByText('Vielen Dank, Ihre Stimmen zählen').waitFor()
  expect(complaints).toEqual([])

  const shown = await (await fetch(`${site.url}/api/v1/artifact/ein-jahr-voller-echos`)).text()
  expect(shown).not.toMatch(/quastenflosser|zimtstern|wattwurm/i)
  const { works } = JSON.parse(shown) as { works: { id: number; title: string }[] }
  const idOf = (title: string) => String(works.find(work => work.title === title)?.id)
  const ballots = [
    { 'Erstes Echo': 3 },
    { 'Erstes Echo': 1, 'Viertes Echo': 2 },
    { 'Zweites Echo': 2 },
    { 'Drittes Echo': 2, 'Zweites Echo': 1 },
  ]
  for (const [n, ballot] of ballots.entries()) {
    const votes = Object.entries(ballot).map(([title, value]) => ({ id: idOf(title), value }))
    const email = `voter${n}@example.org`
    const answer = await fetch(`${site.url}/api/v1/artifact-voting/ein-jahr-voller-echos`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, votes, terms: true }),
    })
    expect(answer.status).toBe(202)
    const token = tokenIn(await inLetter(site, email, ballotPage))
    expect((await change(`/artifact-ballot/${token}`, { confirm: true })).status).toBe(200)
  }
})

test('after the voting votes are counted; staff print the certificates, draw the raffle and publish', async () => {
  await goTo(21)
  await isSound({ de: 'Die Ergebnisse folgen bald', en: 'The results will follow soon' })
  const { page, complaints } = await enter(
    { browser, site },
    'hanna',
    `/de/backstage/info/artifact/${contest.id}`,
  )
  await page.getByText('5 Stimmzettel').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Urkunden (PDF)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('urkunden-2027-2027-04-02.pdf')
  await page.getByRole('button', { name: 'Jetzt auslosen' }).click()
  await page.getByText('Gewonnen hat Nummer').waitFor()
  await page.getByLabel('Ergebnisse veröffentlicht').check()
  await page.getByRole('button', { name: 'Speichern' }).first().click()
  await page.getByText('Veröffentlicht, so wie es hier steht.').waitFor()
  expect(complaints).toEqual([])
})

test('the winners are named, each artist once, and stand in the archive', async () => {
  await isSound({ de: 'Platz 1', en: 'Place 1' })
  const { works } = (await (await fetch(`${site.url}/api/v1/artifact/ein-jahr-voller-echos`)).json()) as {
    works: { title: string; artist: string; place: number | null; rating: number }[]
  }
  const places = works.map(({ title, artist, place, rating }) => [title, artist, place, rating])
  expect(places).toEqual([
    ['Drittes Echo', 'Zora Wattwurm', 1, 5],
    ['Erstes Echo', 'Xenia Quastenflosser', 2, 4],
    ['Zweites Echo', 'Yorick Zimtstern', 3, 3],
    ['Viertes Echo', 'Zora Wattwurm', null, 2],
  ])
  const archive = await (await fetch(`${site.url}/de/artifact/overview`)).text()
  expect(archive).toContain('Ein Jahr voller Echos')
  expect(archive).toContain('Zora Wattwurm')
})
