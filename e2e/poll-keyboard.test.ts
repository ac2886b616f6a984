import type { Browser, Locator, Page } from 'playwright-core'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankPoll, type Poll } from '../contract/polls/poll.ts'
import { blankRules, type VotingRules } from '../contract/voting/rules.ts'
import { type Ask, staffOf } from './api.ts'
import { contrastViolations, hydrated, openBrowser, reach, violations, visit } from './browser.ts'
import { openCalls } from './film-pages.ts'
import { wave } from './media-samples.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let browser: Browser
let ask: Ask
const hour = 60 * 60 * 1000 // milliseconds

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  ask = await staffOf(site, 'hanna')
})
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
})

async function makePoll(title: string, rules: Partial<VotingRules>, audioId: number | null = null) {
  const option = (id: string, words: string) => ({
    ...{ id, label: { de: words, en: words }, text: { de: '', en: '' }, imageId: null },
    audioId: id === 'a' ? audioId : null,
  })
  const { status, body } = await ask<Poll>('POST', '/backstage/info/poll', {
    ...blankPoll,
    title: { de: title, en: `${title} (en)` },
    options: [option('a', 'Larmor'), option('b', 'Bloch'), option('c', 'Purcell')],
    closesAt: new Date(Date.now() + 24 * hour).toISOString(),
    isVisible: true,
    rules: { ...blankRules, ...rules },
  })
  expect(status).toBe(201)
  return body
}

/** Opens the ballot from the list by keyboard. */
async function open(title: string): Promise<{ page: Page; complaints: string[] }> {
  const visitor = await visit(browser, site.url)
  await visitor.page.goto('/de/info/abstimmung')
  await hydrated(visitor.page)
  await reach(visitor.page, title)
  await visitor.page.keyboard.press('Enter')
  await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor()
  return visitor
}

/**
 * Types the address or code, accepts the terms and votes, all by keyboard; the response must get the focus.
 */
async function send(page: Page, field: string, typed: string, answer: string): Promise<void> {
  await reach(page, field)
  await page.keyboard.type(typed)
  await reach(page, 'Ich bin damit')
  await page.keyboard.press('Space')
  await reach(page, 'Abstimmen')
  await page.keyboard.press('Enter')
  await page.getByText(answer).first().waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))
    .toContain(answer)
}

const counted = 'Vielen Dank, Ihre Stimme zählt'
const pending = 'Bitte bestätigen Sie Ihre Stimme'

test('one option is chosen with the arrows', { tags: 'nightly' }, async () => {
  const { page, complaints } = await open('Wie soll der neue 7-Tesla-Tomograph heißen?')
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByRole('radio').nth(1).isChecked()).toBe(true)
  await send(page, 'E-Mail-Adresse', 'arrow@example.org', counted)
  expect(complaints).toEqual([])
})

test('several options are ticked with the space bar', { tags: 'nightly' }, async () => {
  const { page, complaints } = await open('Themen für den Tag der offenen Tür')
  for (const name of (await page.getByRole('checkbox').evaluateAll(labelsOf)).slice(0, 2)) {
    await reach(page, name)
    await page.keyboard.press('Space')
    await expect.poll(() => page.getByRole('checkbox', { name }).isChecked()).toBe(true)
  }
  await send(page, 'E-Mail-Adresse', 'space@example.org', pending)
  expect(complaints).toEqual([])
})

test('points are typed', { tags: 'nightly' }, async () => {
  const { page, complaints } = await open('Gemeinsames Seminar der Universitäten')
  const [first = '', second = ''] = await page.locator('input[name^=value_]').evaluateAll(labelsOf)
  await reach(page, first)
  await page.keyboard.type('3')
  await reach(page, second)
  await page.keyboard.type('2')
  await send(page, 'E-Mail-Adresse', 'points@klinikum.example.org', pending)
  expect(complaints).toEqual([])
})

test('ranks are typed, and all errors of an empty ballot are listed at once with links to their fields', async () => {
  await makePoll('Reihenfolge der Vorträge', { way: 'anybody', method: 'ranking', mostVotes: 3 })
  const { page, complaints } = await open('Reihenfolge der Vorträge')
  await reach(page, 'Abstimmen')
  await page.keyboard.press('Enter')
  const summary = page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })
  await expect
    .poll(() => summary.getByRole('link').allInnerTexts())
    .toEqual([
      'Reihenfolge der Vorträge: Bitte wählen Sie etwas aus.',
      'E-Mail-Adresse: Bitte geben Sie eine E-Mail-Adresse an.',
      expect.stringContaining('Bedingungen'),
    ])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  await expect.poll(focused).toBe('FIELDSET')
  const names = await page.locator('input[name^=value_]').evaluateAll(labelsOf)
  for (const [n, name] of names.entries()) {
    await reach(page, name)
    await page.keyboard.type(String(n + 1))
  }
  await send(page, 'E-Mail-Adresse', 'rank@example.org', counted)
  expect(complaints).toEqual([])
})

test('the code of a card is typed', { tags: 'nightly' }, async () => {
  const { id } = await makePoll('Bester Vortrag im Hörsaal', { way: 'codes' })
  const calls = await openCalls(site.url)
  const cards = await fetch(`${site.url}/api/v1/backstage/info/poll/${id}/codes`, {
    method: 'POST',
    headers: { ...calls.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ many: 1 }),
  })
  const { text } = await extractText(new Uint8Array(await cards.arrayBuffer()), { mergePages: true })
  const [code = ''] = /([0-9A-Z]{4}-\s*){3}[0-9A-Z]{4}/.exec(text) ?? []
  const { page, complaints } = await open('Bester Vortrag im Hörsaal')
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await send(page, 'Ihr Code', code.replace(/\s/g, ''), counted)
  expect(complaints).toEqual([])
})

test('an audio option is played and stopped with the space bar, without axe violations', {
  tags: 'nightly',
}, async () => {
  const calls = await openCalls(site.url)
  const { body: sound } = await calls.upload(wave(60), 'klopfen.wav', 'types')
  await makePoll('Welches Geräusch ist das?', { way: 'anybody' }, sound.id)
  const { page, complaints } = await open('Welches Geräusch ist das?')
  const player = page.locator('audio')
  await player.evaluate((audio: HTMLAudioElement) => {
    audio.muted = true
  })
  await expect.poll(() => player.getAttribute('aria-label')).toBe('Larmor')
  await tabTo(page, player)
  const isPaused = () => player.evaluate((audio: HTMLAudioElement) => audio.paused)
  await page.keyboard.press('Space')
  await expect.poll(isPaused).toBe(false)
  await page.locator('svg path[d^="M0.5"]').first().waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect.poll(isPaused).toBe(true)
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastViolations(page)).toEqual([])
  expect(complaints).toEqual([])
})

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate(element => element === document.activeElement)) return
  }
  throw new Error('Tab does not reach it.')
}

const labelsOf = (boxes: Element[]) =>
  boxes.flatMap(box => (box as HTMLInputElement).labels?.[0]?.textContent ?? [])
