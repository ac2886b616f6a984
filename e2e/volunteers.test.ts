import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openBrowser, violations, visit } from './browser.ts'
import { inLetter } from './letters.ts'
import { type SiteWithDatabase, startSite } from './site.ts'
import { sound } from './sound.ts'
import { describeVariants } from './variants.ts'

let site: SiteWithDatabase
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const words = {
  de: {
    page: '/de/forschung/probanden',
    email: 'E-Mail-Adresse',
    send: 'Eintragen',
    sent: 'Bitte sehen Sie in Ihr Postfach',
    confirm: 'Adresse bestätigen',
    done: 'Sie sind eingetragen',
    leave: 'Abbestellen und Adresse löschen',
    left: 'Sie sind abgemeldet',
  },
  en: {
    page: '/en/research/volunteers',
    email: 'E-mail address',
    send: 'Sign up',
    sent: 'Please look into your mailbox',
    confirm: 'Confirm address',
    done: 'You are on the list',
    leave: 'Unsubscribe and delete address',
    left: 'You have unsubscribed',
  },
} as const
const confirmLink = /\/(?:de\/forschung\/probanden\/bestaetigen|en\/research\/volunteers\/confirm)\/[\w-]{43}/
const leaveLink = /\/(?:de\/forschung\/probanden\/abmelden|en\/research\/volunteers\/unsubscribe)\/[\w-]{43}/

const stateOf = async (id: number) =>
  (await site.database.db.selectFrom('volunteers').select('state').where('id', '=', id).executeTakeFirst())
    ?.state
/** Returns the latest volunteer, because the sealed address cannot be queried. */
const newest = async () =>
  (
    await site.database.db
      .selectFrom('volunteers')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const consent = (page: Page) => page.locator('#sign-up').getByRole('checkbox')

async function signUp(page: Page, email: string, say: (typeof words)[keyof typeof words]): Promise<void> {
  await page.getByRole('textbox', { name: say.email }).fill(email)
  await consent(page).check()
  await button(page, say.send).click()
  await page.getByText(say.sent).waitFor()
}

describeVariants([
  ['de', true],
  ['en', false],
] as const)('in %s (JavaScript: %s)', (language, javaScriptEnabled) => {
  const say = words[language]

  test('a volunteer signs up, confirms by the button and leaves', async () => {
    // Another person at each retry.
    const email = `${language}-${randomUUID()}@example.org`
    const { page, complaints } = await visit(browser, site.url, { javaScriptEnabled })
    await page.goto(say.page)
    if (javaScriptEnabled) await hydrated(page)
    await signUp(page, email, say)
    expect((await page.locator('main').textContent()) ?? '').toContain('noreply@localhost')
    await page.goto(await inLetter(site, email, confirmLink))
    const id = await newest()
    expect(await stateOf(id)).toBe('pending')
    if (javaScriptEnabled) await hydrated(page)
    await button(page, say.confirm).click()
    await page.getByText(say.done).waitFor()
    expect(await stateOf(id)).toBe('confirmed')
    await page.reload()
    await page.getByText(say.done).waitFor()

    await page.goto(await inLetter(site, email, leaveLink))
    expect(await stateOf(id)).toBe('confirmed')
    if (javaScriptEnabled) await hydrated(page)
    await button(page, say.leave).click()
    await page.getByText(say.left).waitFor()
    expect(await stateOf(id)).toBeUndefined()
    await page.goto(page.url())
    await page.getByText(say.left).waitFor()
    expect(complaints).toEqual([])
  })
})

test('an address that is missing is named beside its field, and what was ticked stays', async () => {
  const { page } = await visit(browser, site.url, { javaScriptEnabled: false })
  await page.goto(words.de.page)
  await consent(page).check()
  await button(page, words.de.send).click()
  const text = (await page.locator('main').textContent()) ?? ''
  expect(text).toContain('Bitte geben Sie eine gültige E-Mail-Adresse an')
  await expect.poll(() => consent(page).isChecked()).toBe(true)
})

test('whoever is asked stays for another year by the button', { tags: 'nightly' }, async () => {
  const email = `bleibt-${randomUUID()}@example.org`
  const { page, complaints } = await visit(browser, site.url)
  await page.goto(words.de.page)
  await hydrated(page)
  await signUp(page, email, words.de)
  const now = new Date()
  const id = await newest()
  await site.database.db
    .updateTable('volunteers')
    .set({ state: 'asked', confirmedAt: now, expiresAt: new Date(now.getTime() + 20 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  await page.goto(await inLetter(site, email, confirmLink))
  await hydrated(page)
  await button(page, 'Zwölf Monate länger dabeibleiben').click()
  await page.getByText('Sie sind eingetragen').waitFor()
  expect(await stateOf(id)).toBe('confirmed')
  expect(complaints).toEqual([])
})

test('a mail program unsubscribes with one POST, in either encoding, and is not sent elsewhere', async () => {
  for (const [n, body] of [new URLSearchParams(oneClick), multipart()].entries()) {
    const email = `one-click-${n}-${randomUUID()}@example.org`
    const { page } = await visit(browser, site.url)
    await page.goto(words.en.page)
    await hydrated(page)
    await signUp(page, email, words.en)
    const id = await newest()
    const address = site.url + (await inLetter(site, email, leaveLink))
    const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(words.en.left)
    expect(await stateOf(id)).toBeUndefined()
    expect((await fetch(address, { method: 'POST', body, redirect: 'manual' })).status).toBe(200)
  }
})

const oneClick = { 'List-Unsubscribe': 'One-Click' }

function multipart(): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(oneClick)) form.set(name, value)
  return form
}

test('the answers of the self-check are shown in the browser, and neither sent nor stored', async () => {
  const { page, complaints } = await visit(browser, site.url)
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry\.client/, async route => {
    await held.promise
    await route.continue()
  })
  await page.goto(words.de.page)
  await page.getByLabel(/Tätowierungen/).check()
  held.resolve()
  await page.getByText('Das muss kein Hindernis sein.').waitFor()
  await page.getByLabel(/Tätowierungen/).uncheck()
  await hydrated(page)
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  const part = page.getByRole('region', { name: 'Kann ich teilnehmen? Ein erster Blick' })
  await part.getByText('spricht nach diesen Fragen nichts gegen eine Teilnahme').waitFor()
  await part.getByLabel('Enge Räume machen mir Angst.').check()
  await part.getByText('Das muss kein Hindernis sein.').waitFor()
  await part.getByLabel(/Herzschrittmacher/).check()
  await part.getByText('können Sie an unseren Messungen leider nicht teilnehmen').waitFor()
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /pacemaker|narrow/,
  )
  expect(sent.filter(one => /pacemaker|narrow/.test(one))).toEqual([])
  await signUp(page, `selbst-${randomUUID()}@example.org`, words.de)
  expect(sent.filter(one => /pacemaker|narrow/.test(one))).toEqual([])
  expect(sent.some(one => one.includes('selbst'))).toBe(true)
  await page.reload()
  await page.goto(words.de.page)
  await expect.poll(() => page.getByLabel(/Herzschrittmacher/).isChecked()).toBe(false)
  expect(complaints).toEqual([])
})

test('links that open nothing say so, with the status of a page that is not there', {
  tags: 'nightly',
}, async () => {
  const { page } = await visit(browser, site.url)
  for (const path of ['forschung/probanden/bestaetigen', 'forschung/probanden/abmelden']) {
    const answer = await page.goto(`/de/${path}/${'x'.repeat(43)}`)
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
    await page.getByText('Diese Anfrage ist ungültig oder abgelaufen').waitFor()
    expect(await violations(page)).toEqual([])
  }
})

test('the form and its answer are free of axe violations in both themes', { tags: 'nightly' }, async () => {
  const { page } = await visit(browser, site.url)
  await page.goto(words.de.page)
  await hydrated(page)
  await sound(page)
  await page.goto(`${words.en.page}?done=sent`)
  await sound(page)
})
