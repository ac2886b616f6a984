import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openBrowser, visit } from './browser.ts'
import { inLetter } from './letters.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { describeVariants } from './variants.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const words = {
  de: {
    path: '/de/newsletter',
    email: 'E-Mail-Adresse',
    order: 'Newsletter bestellen',
    look: 'Bitte sehen Sie in Ihr Postfach',
    activation: /\/de\/newsletter\/aktivierung\/[\w-]+\/[\w-]+/,
    done: 'Sie bekommen jetzt unseren Newsletter',
    own: /\/de\/newsletter\/abmelden\/[\w-]+\/[\w-]+/,
    leave: 'Newsletter abbestellen',
    left: 'Sie bekommen keinen Newsletter mehr',
    other: 'Englisch',
    save: 'Sprache speichern',
    saved: 'Ihre Wahl ist gespeichert',
    pause: 'Pause beginnen',
    endPause: 'Pause beenden',
    returning: /\/de\/newsletter\/zurueck\/[\w-]+/,
    refusal: /\/de\/keine-bestaetigung\/[\w-]+/,
    again: 'Newsletter wieder bestellen',
    refuse: 'Keine solchen E-Mails mehr',
    refused: 'Wir schicken Ihnen keine Bestätigungs-E-Mails mehr',
    invalid: 'Diese Anfrage ist ungültig oder abgelaufen',
  },
  en: {
    path: '/en/newsletter',
    email: 'E-mail address',
    order: 'Subscribe',
    look: 'Please check your mailbox',
    activation: /\/en\/newsletter\/activation\/[\w-]+\/[\w-]+/,
    done: 'You will now receive our newsletter',
    own: /\/en\/newsletter\/unsubscribe\/[\w-]+\/[\w-]+/,
    leave: 'Unsubscribe',
    left: 'You will receive no more newsletters',
    other: 'German',
    save: 'Save the language',
    saved: 'Your choice is saved',
    pause: 'Begin the break',
    endPause: 'End the break',
    returning: /\/en\/newsletter\/return\/[\w-]+/,
    refusal: /\/en\/no-confirmation\/[\w-]+/,
    again: 'Subscribe again',
    refuse: 'No more e-mails like this',
    refused: 'We will send you no more requests to confirm',
    invalid: 'This request is invalid or has expired',
  },
} as const

describeVariants([
  ['de', true],
  ['en', false],
] as const)('in %s (JavaScript: %s) a reader', (language, javaScriptEnabled) => {
  const say = words[language]
  test('subscribes, confirms, changes the language, pauses, unsubscribes and subscribes again', async () => {
    // Another reader at each retry.
    const email = `lise-${randomUUID()}@example.org`
    const { page, complaints } = await visit(browser, site.url, { javaScriptEnabled })
    const settled = async () => {
      if (javaScriptEnabled) await hydrated(page)
    }
    const subscribe = async () => {
      await page.goto(say.path)
      await settled()
      await page.getByRole('textbox', { name: say.email }).fill(email)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: say.order }).click()
      await page.getByText(say.look).waitFor()
      expect(new URL(page.url()).search).toBe('?done=linkSent')
    }
    await subscribe()

    await page.goto(await inLetter(site, email, say.activation))
    await settled()
    await expect.poll(() => page.getByText(say.done).count()).toBe(0)
    await page.locator('main form button').click()
    await page.getByText(say.done).first().waitFor()

    await subscribe()
    const own = await inLetter(site, email, say.own)
    await page.goto(own)
    await settled()
    await page.getByLabel(say.other).check()
    await page.getByRole('button', { name: say.save }).click()
    await page.getByText(say.saved).waitFor()
    await expect.poll(() => page.getByLabel(say.other).isChecked()).toBe(true)
    await page.getByRole('button', { name: say.pause }).click()
    await page.getByRole('button', { name: say.endPause }).click()
    await page.getByRole('button', { name: say.pause }).waitFor()
    await page.getByText(`l…@example.org`).waitFor()
    await page.getByRole('button', { name: say.leave }).click()
    await page.getByText(say.left).waitFor()
    await page.goto(own)
    await page.getByText(say.left).waitFor()

    // The letter is in the language chosen before.
    const chosen = words[language === 'de' ? 'en' : 'de']
    await page.goto(await inLetter(site, email, chosen.returning))
    await settled()
    await page.getByText(`l…@example.org`).waitFor()
    await page.getByRole('button', { name: chosen.again }).click()
    await page.getByText(chosen.done).first().waitFor()
    expect(complaints).toEqual([])
  })

  test('who did not subscribe stops such letters by the link in them', async () => {
    const { page, complaints } = await visit(browser, site.url, { javaScriptEnabled })
    const email = `not-me-${randomUUID()}@example.org`
    const body = JSON.stringify({ email, locale: language, consent: true })
    const headers = { 'content-type': 'application/json' }
    await fetch(`${site.url}/api/v1/info/newsletter/subscription`, { method: 'PUT', headers, body })
    await page.goto(await inLetter(site, email, say.refusal))
    if (javaScriptEnabled) await hydrated(page)
    await page.getByRole('button', { name: say.refuse }).click()
    await page.getByText(say.refused).first().waitFor()
    expect(complaints).toEqual([])
  })

  test('gets a 404 with a message and no form for an invalid link', async () => {
    const { page } = await visit(browser, site.url)
    for (const path of [say.activation, say.own]) {
      const address = path.source.replaceAll('\\', '').replaceAll('[w-]+', 'x')
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(404)
      await page.getByText(say.invalid).waitFor()
      await expect.poll(() => page.locator('main form').count()).toBe(0)
    }
  })
})

test('the pages of the newsletter are free of axe violations in both themes', {
  tags: 'nightly',
}, async () => {
  const say = words.de
  const email = `axe-${randomUUID()}@example.org`
  const { page } = await visit(browser, site.url)
  const send = (locale: string) =>
    fetch(`${site.url}/api/v1/info/newsletter/subscription`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, locale, consent: true }),
    })
  expect((await send('de')).status).toBe(202)
  await page.goto(await inLetter(site, email, say.activation))
  await hydrated(page)
  await sound(page)
  await page.locator('main form button').click()
  await page.getByText(say.done).first().waitFor()
  await send('en')
  await page.goto(await inLetter(site, email, say.own))
  await hydrated(page)
  await sound(page)
})

test('the address of the link stands in no referrer, and the list of news leads to the newsletter', {
  tags: 'nightly',
}, async () => {
  const { page } = await visit(browser, site.url)
  const answer = await page.goto('/de/newsletter/abmelden/x/x')
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  await page.goto('/de/info/neuigkeiten')
  await page.getByRole('link', { name: 'Newsletter per E-Mail' }).click()
  await page.getByRole('heading', { level: 1, name: 'Newsletter' }).waitFor()
})
