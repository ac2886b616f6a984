import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankPage } from '../contract/pages/page.ts'
import { blankPoll, type Poll } from '../contract/polls/poll.ts'
import { blankRules, type VotingWay } from '../contract/voting/rules.ts'
import { type Ask, staffOf } from './api.ts'
import { hydrated, openBrowser, staysOpen, visit } from './browser.ts'
import { inLetter, sendInvitationsNow } from './letters.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter } from './staff.ts'
import { waitForToast } from './toasts.ts'

let site: Site
let browser: Browser
let ask: Ask
const hour = 60 * 60 * 1000 // milliseconds

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
  ask = await staffOf(site, 'hanna')
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function makePoll(way: VotingWay, de: string, en: string): Promise<Poll> {
  const option = (id: string, words: string) => ({
    ...{ id, label: { de: words, en: words }, text: { de: '', en: '' }, imageId: null, audioId: null },
  })
  const { status, body } = await ask<Poll>('POST', '/backstage/info/poll', {
    ...blankPoll,
    title: { de, en },
    options: [option('red', 'Larmor'), option('blue', 'Bloch')],
    closesAt: new Date(Date.now() + 24 * hour).toISOString(),
    isVisible: true,
    rules: { ...blankRules, way },
  })
  expect(status).toBe(201)
  return body
}

const linkTo = (email: string) => inLetter(site, email, /\/(de|en)\/info\/[\w/-]+#code=[\w-]+/)

const excelList = 'sep=;\r\nNachname;Vorname;E-Mail\r\nGrößmann;Jörg;joerg@example.org\r\n'

test('a pasted list is previewed as parsed, and each address gets a link to vote', async () => {
  const { id } = await makePoll('invited', 'Wer spricht zuerst?', 'Who speaks first?')
  const { page, complaints } = await enter(
    { browser, site },
    'hanna',
    `/de/backstage/info/poll/invitations/${id}`,
  )
  await page.getByText('Noch niemand eingeladen').waitFor()
  await page.getByRole('button', { name: 'Einladen' }).click()
  await page
    .getByLabel('Adressen', { exact: true })
    .fill(
      'Anna Feld <anna@example.org>\nlise@example.org; ANNA@example.org\nkeine Adresse\nida@example.org, en',
    )
  await page.getByText('3 Adressen verstanden').waitFor()
  await page.getByText('2 Einträge werden nicht übernommen').waitFor()
  await page.getByRole('cell', { name: 'Steht schon weiter oben ANNA@example.org' }).waitFor()
  await page.getByRole('cell', { name: 'Ohne E-Mail-Adresse keine Adresse' }).waitFor()
  await sound(page)
  const list = page.getByLabel('Adressen', { exact: true })
  const understood = await list.inputValue()
  const saved = { name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(excelList, 'latin1') }
  await page.locator('input[type=file]').setInputFiles(saved)
  await page.getByRole('cell', { name: 'Jörg Größmann' }).waitFor()
  await list.fill(understood)
  await page.mouse.click(10, 500)
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Eingaben verwerfen?' })
  await staysOpen(question)
  await sound(page)
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await expect.poll(() => list.inputValue()).toMatch(/^Anna Feld/)
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await question.waitFor({ state: 'hidden' })
  await expect.poll(() => list.inputValue()).toMatch(/^Anna Feld/)
  await page.getByRole('dialog').getByRole('button', { name: 'Einladen' }).click()
  await waitForToast(page, '3 Einladungen angelegt')
  await page.getByText('„Einladung“: 3 E-Mails gehen um').waitFor()
  await page.getByRole('cell', { name: 'anna@example.org', exact: true }).first().waitFor()
  await sound(page)
  await page.getByRole('button', { name: 'Jetzt senden' }).click()
  await waitForToast(page, '3 E-Mails gehen jetzt hinaus')
  expect(complaints).toEqual([])

  const link = await linkTo('anna@example.org')
  const guest = await visit(browser, site.url, { viewport: { width: 375, height: 800 } })
  const asked: string[] = []
  guest.page.on('request', request => asked.push(request.url() + (request.postData() ?? '')))
  await guest.page.goto(link)
  const code = guest.page.getByLabel('Ihr Code')
  await expect.poll(() => code.inputValue()).toMatch(/^(\w{4}-){3}\w{4}$/)
  // The code was removed from the URL, and was never part of a request.
  expect(new URL(guest.page.url()).hash).toBe('')
  expect(asked.filter(words => words.includes(link.split('=')[1] ?? ''))).toEqual([])
  await sound(guest.page)
  await guest.page.getByRole('radio', { name: 'Larmor' }).check()
  await guest.page.getByRole('checkbox').check()
  await guest.page.getByRole('button', { name: 'Abstimmen' }).click()
  await guest.page.getByText('Vielen Dank, Ihre Stimme zählt').waitFor()
  expect(guest.complaints).toEqual([])

  await page.reload()
  await page.getByText('1 von 3 Eingeladenen hat abgestimmt').waitFor()
  await expect
    .poll(() => page.getByRole('row').filter({ hasText: 'anna@example.org' }).textContent())
    .toContain('geheim')
})

test('a ballot sent by an invitation link before hydration has its code', async () => {
  const poll = await makePoll('invited', 'Wie lange?', 'How long?')
  const people = [{ email: 'emil@example.org', name: 'Emil', language: 'de' }]
  await ask('POST', `/backstage/info/poll/${poll.id}/invitations`, { people })
  await sendInvitationsNow(ask, `/backstage/info/poll/${poll.id}`)
  const { page, complaints } = await visit(browser, site.url)
  let isHeld = true
  let go = () => {}
  const held = new Promise<void>(resolve => {
    go = resolve
  })
  await page.route('**/assets/**.js', async route => {
    if (isHeld) await held
    await route.continue()
  })
  await page.goto(await linkTo('emil@example.org'), { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Larmor' }).check()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Abstimmen' }).click()
  isHeld = false
  go()
  await page.getByText('Vielen Dank, Ihre Stimme zählt').waitFor()
  expect(complaints).toEqual([])
})

test('an invited person votes in English without JavaScript by typing the code of the letter', {
  tags: 'nightly',
}, async () => {
  const poll = await makePoll('invited', 'Welcher Raum?', 'Which room?')
  const people = [{ email: 'ada@example.org', name: 'Ada', language: 'en' }]
  await ask('POST', `/backstage/info/poll/${poll.id}/invitations`, { people })
  await sendInvitationsNow(ask, `/backstage/info/poll/${poll.id}`)
  const link = await linkTo('ada@example.org')
  const { page } = await visit(browser, site.url, { javaScriptEnabled: false })
  await page.goto(link)
  await page.getByRole('radio', { name: 'Bloch' }).check()
  await page.getByLabel('Your code').fill(link.split('=')[1] ?? '')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Vote' }).click()
  await page.getByText('Thank you, your vote counts').waitFor()
})

test('codes are printed from the editor, counted and revoked, and a poll is duplicated', {
  tags: 'nightly',
}, async () => {
  const { id } = await makePoll('codes', 'Bester Vortrag', 'Best talk')
  const { page, complaints } = await enter({ browser, site }, 'hanna', `/en/backstage/info/poll/${id}`)
  await page.getByLabel('How many').fill('3')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Codes as PDF' }).click()
  expect((await file).suggestedFilename()).toMatch(/^codes-best-talk-[\d-]+\.pdf$/)
  await page.getByText('0 of 3 used').waitFor()
  await sound(page)
  await page.getByRole('button', { name: 'Revoke unused codes' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByText('3 codes no longer work').waitFor()
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click()
  await page.getByText('Copy made').waitFor()
  await page.getByRole('heading', { name: /Best talk/, level: 1 }).waitFor()
  expect(page.url()).not.toContain(`/poll/${id}`)
  expect(complaints).toEqual([])
})

test('a poll on a page is voted on from there, with and without JavaScript', {
  tags: 'nightly',
}, async () => {
  const { id, slug } = await makePoll('anybody', 'Auf einer Seite', 'On a page')
  const part = {
    ...{ id: 'poll-1', isVisible: true, title: { de: '', en: '' }, type: 'poll', contentType: 'json' },
    ...{ mediaType: 'none', imageId: null, imageAlt: null, videoId: null, isCaptionVisible: true },
    ...{ videoCaptions: { de: null, en: null }, caption: { de: '', en: '' }, content: { poll: id } },
  }
  const { status } = await ask('POST', '/backstage/page', {
    ...blankPage,
    page: 'poll-page',
    title: { de: 'Seite mit Abstimmung', en: 'Page with a poll' },
    slug: { de: 'seite-mit-abstimmung', en: 'page-with-a-poll' },
    items: [part],
    isVisible: true,
  })
  expect(status).toBe(201)
  for (const javaScriptEnabled of [false, true]) {
    const { page, complaints } = await visit(browser, site.url, { javaScriptEnabled })
    await page.goto('/de/ueber/seite-mit-abstimmung')
    await page.getByRole('link', { name: 'Auf einer Seite' }).waitFor()
    if (javaScriptEnabled) await sound(page)
    await page.getByRole('radio', { name: 'Larmor' }).check()
    await page.getByLabel('E-Mail-Adresse').fill(`guest-${javaScriptEnabled}@example.org`)
    await page.getByRole('button', { name: 'Abstimmen' }).click()
    await page.getByText('Sie haben den Bedingungen nicht zugestimmt').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(`/de/info/abstimmung/${slug.de}`)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Abstimmen' }).click()
    await page.getByText('Vielen Dank, Ihre Stimme zählt').waitFor()
    expect(complaints).toEqual([])
  }
})

test('hydration does not move the focus of a visitor who corrects a refused form', {
  tags: 'nightly',
}, async () => {
  const { slug } = await makePoll('anybody', 'Noch einmal', 'Once more')
  const { page, complaints } = await visit(browser, site.url)
  await page.goto(`/de/info/abstimmung/${slug.de}`)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await scripts.promise
    await route.continue()
  })
  // As a browser without scripts submits it.
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit())
  await page.getByText('Sie haben den Bedingungen nicht zugestimmt').first().waitFor()
  const summary = page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })
  await expect.poll(() => summary.evaluate(isFocused)).toBe(true)
  await page.getByRole('checkbox').check()
  scripts.resolve()
  await hydrated(page)
  await expect.poll(() => summary.evaluate(isTakenOver)).toBe(true)
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
  expect(await page.getByRole('checkbox').evaluate(isFocused)).toBe(true)
  expect(complaints).toEqual([])
})

const isFocused = (element: Element) => element === document.activeElement
// React marks each hydrated element; effects run within the next two frames.
const isTakenOver = (element: Element) => Object.keys(element).some(key => key.startsWith('__reactProps'))
