import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blankEvent } from '../contract/events/event.ts'
import { blankEdition } from '../contract/lecture/edition.ts'
import { paragraphs } from '../contract/richtext.ts'
import { staffOf } from './api.ts'
import { openBrowser, touch, violations, visit } from './browser.ts'
import { startAt } from './moved-clock.ts'
import type { Site } from './site.ts'
import { sound } from './sound.ts'
import { enter } from './staff.ts'

// The server's clock is set around an evening in March; browsers have their real time, and ask the server for
// its time.
const start = Date.parse('2027-03-12T16:00:00Z')
const minute = 60_000 // milliseconds
const hour = 60 * minute
const end = start + 2 * hour
const player = 'https://player.vimeo.com/video/4711'
let site: Site
let browser: Browser
let clock: Awaited<ReturnType<typeof startAt>>
const setServer = (moment: number) => clock.setServer(moment)

beforeAll(async () => {
  ;[clock, browser] = await Promise.all([startAt(start - 3 * hour, { LIMITS: 'off' }), openBrowser()])
  site = clock.site
  await planLecture()
})
afterAll(async () => {
  await Promise.all([clock?.stop(), browser?.close()])
})
beforeEach(() => setServer(start - hour))

async function planLecture(): Promise<void> {
  const ask = await staffOf(site, 'hanna')
  const event = await ask<{ id: number }>('POST', '/backstage/event', {
    ...blankEvent,
    title: { de: 'Hahn-Vorlesung im März', en: 'Hahn Lecture in March' },
    teaser: { de: 'Ein Abend.', en: 'An evening.' },
    ...{ start: new Date(start).toISOString(), end: new Date(end).toISOString() },
    ...{
      isHahnLecture: true,
      isVisible: true,
      isDetailsVisible: true,
      detailsContent: { de: paragraphs('Mehr dazu.'), en: paragraphs('More about it.') },
    },
    livestream: { ...blankEvent.livestream, isActive: true, markup: player },
  })
  expect(event.status).toBe(201)
  // The demo has an edition for each year; the one of 2027 is deleted.
  const { body } = await ask<{ rows: { id: number; year: number }[] }>(
    'GET',
    '/backstage/hahn-lecture?limit=100',
  )
  for (const { id } of body.rows.filter(({ year }) => year === 2027))
    expect((await ask('DELETE', `/backstage/hahn-lecture/${id}`)).status).toBe(204)
  const edition = await ask('POST', '/backstage/hahn-lecture', {
    ...blankEdition(2027),
    eventId: event.body.id,
    speaker: { name: 'Ada Berg', affiliation: { de: 'Universität Nord', en: 'North University' } },
    title: { de: 'Leise Messungen', en: 'Quiet measurements' },
    isVisible: true,
  })
  expect([edition.status, edition.body]).toEqual([201, expect.anything()])
}

const addresses = { de: '/de/info/hahn-lecture', en: '/en/info/hahn-lecture' } as const
const html = async (path: string) => (await fetch(site.url + path)).text()

/** Opens a page at this moment and waits until its browser has asked the server for the time. */
async function come(moment: number, path: string, options: object = {}) {
  await setServer(moment)
  const visitor = await visit(browser, site.url, { isFirstVisit: true, ...options }) // with a clock of its own
  await visitor.page.clock.install()
  const timeResponse = visitor.page.waitForResponse(answer => answer.request().method() === 'HEAD')
  await visitor.page.goto(path)
  await touch(visitor.page)
  await timeResponse
  return visitor
}

/** Advances the clocks of server and page past this moment. */
async function pass(page: Page, moment: number): Promise<void> {
  await setServer(moment + 5000)
  await page.clock.fastForward(minute + 10_000)
}

test('without scripts the page says when the stream begins, and nobody is told the address of the player before', async () => {
  const page = await html(addresses.de)
  expect(page).toContain('Leise Messungen')
  expect(page).toContain('Ada Berg, Universität Nord')
  expect(page).toMatch(/12\. März 2027/)
  expect(page).toMatch(/"@type":"Event"[^<]*"startDate":"2027-03-12/)
  expect(page).not.toContain('vimeo')
  expect(await (await fetch(`${site.url}/api/v1/info/hahn-lecture`)).text()).not.toContain('vimeo')
})

test('the page turns live by itself when the stream begins, and asks its host for nothing before a click', async () => {
  const { page, complaints } = await come(start - minute, addresses.de)
  const asked: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(site.url)) asked.push(request.url())
  })
  await expect.poll(() => page.getByText('Die Vorlesung läuft gerade').count()).toBe(0)
  await sound(page)
  await pass(page, start)
  await page.getByText('Die Vorlesung läuft gerade').waitFor()
  await page.getByText('Diese Seite hat sich gerade geändert.').waitFor({ state: 'attached' })
  await page.getByText('player.vimeo.com').first().waitFor()
  await expect.poll(() => page.locator('iframe').count()).toBe(0)
  await expect.poll(() => page.locator(`a[href="${player}"]`).count()).toBe(1)
  expect(asked).toEqual([])
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('when the stream is over the page says so by itself, in English and in the dark too', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await come(end - minute, addresses.en, { colorScheme: 'dark' })
  await page.getByText('The lecture is on now').waitFor()
  await pass(page, end)
  await page.getByText('The lecture is on now').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('player.vimeo.com').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('the history links to an edition, and the edition to the previous one', {
  tags: 'nightly',
}, async () => {
  const { page } = await visit(browser, site.url)
  await page.goto('/de/info/hahn-lecture/geschichte')
  await page.getByRole('link', { name: 'Leise Messungen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Leise Messungen' }).waitFor()
  // The lecture is in the future, so there is nothing to cite yet.
  await page.getByText('Es spricht', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Zeit, Ort und Anmeldung' }).waitFor()
  await expect.poll(() => page.getByText('So zitieren Sie den Vortrag').count()).toBe(0)
  await sound(page)
  await page.getByRole('link', { name: /^Vorherige Vorlesung/ }).click()
  await page.waitForURL(/hahn-lecture\/2026$/)
  await page.getByText('So zitieren Sie den Vortrag').waitFor()
})

test('staff preview the states of the page', { tags: 'nightly' }, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/info/hahn-lecture')
  const state = (name: string) => page.getByText(name, { exact: true }).first()
  await state('Live').click()
  await page.getByText('Die Vorlesung läuft gerade', { exact: true }).waitFor()
  await page.getByText('player.vimeo.com').first().waitFor()
  await state('Danach').click()
  await page.getByText('Die Vorlesung läuft gerade', { exact: true }).waitFor({ state: 'detached' })
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a new edition and a new report get the year after the last one', { tags: 'nightly' }, async () => {
  const ask = await staffOf(site, 'hanna')
  type Years = { rows: { year: number }[] }
  const editions = await ask<Years>('GET', '/backstage/hahn-lecture?limit=100')
  const reports = await ask<Years>('GET', '/backstage/publication/report?limit=100')
  for (const [screen, { body }] of [
    ['info/hahn-lecture', editions],
    ['publication/report', reports],
  ] as const) {
    const next = 1 + Math.max(...body.rows.map(({ year }) => year))
    const { page } = await enter({ browser, site }, 'hanna', `/de/backstage/${screen}/create`)
    const year = page.getByRole('textbox', { name: 'Jahr' })
    await expect.poll(() => year.inputValue()).toBe(String(next))
  }
})
