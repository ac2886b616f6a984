import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankNewsletter } from '../contract/newsletter/newsletter.ts'
import { paragraphs } from '../contract/richtext.ts'
import { startTestSmtp, type TestSmtp } from '../server/platform/mail/test-smtp.ts'
import { staffOf } from './api.ts'
import { openBrowser, violations } from './browser.ts'
import { newAddress, newName } from './new-name.ts'
import { type Site, startSite } from './site.ts'
import { english, enter as enterAs, german, saved } from './staff.ts'

let site: Site
let browser: Browser
let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startTestSmtp()
  ;[site, browser] = await Promise.all([
    startSite({ SMTP_URL: smtp.url, NEWSLETTER_HOLD: '0' }),
    openBrowser(),
  ])
})
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
  await smtp?.close()
})

const lettersTo = (email: string) => smtp.received.filter(({ to }) => to[0] === email)
const wordsTo = (email: string) => lettersTo(email).map(({ mail }) => mail.subject)

/** Subscribes a visitor and confirms by the link in the letter. */
async function subscribe(email: string, locale: 'de' | 'en') {
  const send = (method: string, path: string, body: object) =>
    fetch(`${site.url}/api/v1/info/newsletter/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await send('PUT', 'subscription', { email, locale, consent: true })).status).toBe(202)
  await expect.poll(() => lettersTo(email).length, { timeout: 20_000 }).toBe(1)
  const [, tokens] =
    /\/(?:aktivierung|activation)\/([\w-]+\/[\w-]+)/.exec(lettersTo(email)[0]?.mail.text ?? '') ?? []
  expect((await send('PATCH', `activation/${tokens}`, {})).status).toBe(200)
}

/**
 * Sends an issue with this name and a button in both languages, waits until a reader has received it, and
 * returns its id.
 */
async function sendIssue(name: string, reader: string): Promise<number> {
  const ask = await staffOf(site, 'hanna')
  const path = '/backstage/publication/newsletter'
  const { status, body } = await ask<{ id: number }>('POST', path, {
    ...blankNewsletter,
    subject: { de: `Neu: ${name}`, en: `New: ${name}` },
    title: { de: name, en: name },
    content: {
      de: paragraphs('Die Spule hat zwölf Kanäle.'),
      en: paragraphs('The coil has twelve channels.'),
    },
    parts: [{ kind: 'button', label: { de: 'Mitmachen', en: 'Join in' }, link: { kind: 'news', id: 1 } }],
  })
  expect(status).toBe(201)
  expect((await ask('PATCH', `${path}/${body.id}`, { send: true })).status).toBe(200)
  await expect.poll(() => wordsTo(reader).length, { timeout: 30_000 }).toBe(2)
  return body.id
}

test('an editor writes an issue in both languages, tries it out and sends it; each reader gets theirs once', async () => {
  await Promise.all([subscribe('lise@example.org', 'de'), subscribe('ada@example.org', 'en')])
  const { page, complaints } = await enterAs(
    { browser, site },
    'hanna',
    '/de/backstage/publication/newsletter',
  )
  await page.getByRole('link', { name: 'Ausgabe anlegen' }).first().click()
  for (const [group, words] of [
    [german(page), ['Neues aus dem Feld', 'Acht Kanäle', 'Die neue Spule hat acht Kanäle.']],
    [english(page), ['News from the field', 'Eight channels', 'The new coil has eight channels.']],
  ] as const) {
    await group.getByLabel('Betreff').fill(words[0])
    await group.getByLabel('Titel').fill(words[1])
    await group.locator('[contenteditable=true]').click()
    await page.keyboard.type(words[2])
  }
  await page.getByRole('button', { name: 'Schaltfläche hinzufügen' }).click()
  await page.getByLabel('Aufschrift der Schaltfläche (Deutsch)').fill('Mitmachen')
  await page.getByLabel('Aufschrift der Schaltfläche (Englisch)').fill('Join in')
  await page.getByRole('button', { name: 'Link setzen: Link' }).click()
  await page.getByLabel('Titel, Dateiname oder Adresse suchen').fill('An Studien teilnehmen')
  await page
    .getByRole('button', { name: /^An Studien teilnehmen/ })
    .first()
    .click()
  await page.keyboard.press('Control+s')
  await saved(page)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'E-Mail ansehen' }).click()
  const dialog = page.getByRole('dialog', { name: 'E-Mail' })
  const letter = dialog.frameLocator('iframe')
  await letter.getByText('Die neue Spule hat acht Kanäle.').waitFor()
  const frame = dialog.locator('iframe')
  await dialog.getByLabel('Schmal (320 px)').check()
  await dialog.getByLabel('Dunkel').check()
  expect(await frame.evaluate(({ clientWidth }) => clientWidth)).toBeLessThanOrEqual(320)
  await dialog.getByText('Englisch', { exact: true }).click()
  await letter.getByText('The new coil has eight channels.').waitFor()
  await letter.getByRole('link', { name: 'Join in' }).waitFor()
  await dialog.getByText('Nur Text', { exact: true }).click()
  await dialog.locator('pre').getByText('The new coil has eight channels.').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Vor dem Versand prüfen' }).click()
  await page.getByText('Nichts zu beanstanden').waitFor()
  await page.getByRole('textbox', { name: 'An', exact: true }).fill('probe@example.org')
  await page.getByRole('button', { name: 'Probe senden' }).click()
  await expect
    .poll(() => wordsTo('probe@example.org').toSorted(), { timeout: 20_000 })
    .toEqual(['Probe: Neues aus dem Feld', 'Test: News from the field'])

  // The issue is scheduled, and the time is changed. Stopped before that time, it is a draft again.
  await page.getByLabel('Wann').fill('12.3.2098 18 Uhr')
  await page.getByRole('button', { name: 'Versenden', exact: true }).click()
  const order = page.getByRole('dialog', { name: 'Diese Ausgabe versenden?' })
  await order.getByText(/Der Versand beginnt: .*12\. März 2098, 18/).waitFor()
  await order.getByRole('button', { name: 'Abbrechen' }).click()
  await order.waitFor({ state: 'hidden' })
  const nextWeek = new Date(Date.now() + 7 * 86_400_000)
  const day = nextWeek.toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin' })
  await page.getByLabel('Wann').fill(`${day} 18 Uhr`)
  await page.getByRole('button', { name: 'Versenden', exact: true }).click()
  await order.getByRole('button', { name: 'An 37 Adressen versenden' }).click()
  await page.getByText('Diese Ausgabe ist zum Versand vorgesehen.').waitFor()
  await expect.poll(() => page.getByLabel('Betreff').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Versand stoppen' }).click()
  await page.getByLabel('Betreff').first().waitFor()
  await page.getByRole('button', { name: 'Versenden', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Diese Ausgabe versenden?' })
  await question.getByText('24 Adressen auf Deutsch').waitFor()
  await question.getByText('13 Adressen auf Englisch').waitFor()
  await question.getByText('Danach steht die Ausgabe im Archiv der Website.').waitFor()
  await question.getByRole('button', { name: 'An 37 Adressen versenden' }).click()
  await page.getByText('Diese Ausgabe ist versandt.').waitFor()
  // The texts are shown, but not in fields.
  await page.locator('#content').getByText('Die neue Spule hat acht Kanäle.').waitFor()
  await expect.poll(() => page.getByLabel('Betreff').count()).toBe(0)
  await expect
    .poll(() => page.locator('dl').getByText('Versandt').locator('..').textContent(), { timeout: 30_000 })
    .toContain('37')
  expect(wordsTo('lise@example.org').slice(1)).toEqual(['Neues aus dem Feld'])
  expect(wordsTo('ada@example.org').slice(1)).toEqual(['News from the field'])
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('sending once more asks for the subject, and the letter leads to the archive', {
  tags: 'nightly',
}, async () => {
  const [name, reader] = [newName('Twelve channels'), newAddress('emma')]
  await subscribe(reader, 'en')
  const id = await sendIssue(name, reader)
  const { page } = await enterAs({ browser, site }, 'hanna', `/en/backstage/publication/newsletter/${id}`)
  await page.getByRole('button', { name: 'Send again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send again' })
  const again = dialog.getByRole('button', { name: 'Send again' })
  await dialog.getByLabel(/To all/).check()
  await expect.poll(() => again.isDisabled()).toBe(true)
  await dialog.getByLabel('Subject').fill(`New: ${name}`)
  await expect.poll(() => again.isDisabled()).toBe(false)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(wordsTo(reader)).toHaveLength(2)

  expect(lettersTo(reader).at(-1)?.mail.text).toContain('/en/newsletter/twelve-channels')
  await page.goto('/en/newsletter')
  await expect
    .poll(() => page.getByRole('link', { name: 'JSON Feed' }).getAttribute('href'))
    .toBe('/en/feeds/newsletter/feed.json')
  await page.getByRole('link', { name }).click()
  await page.getByText('The coil has twelve channels.').waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Join in' }).getAttribute('href')).toMatch(/^\/en\//)
  expect(await violations(page)).toEqual([])
})

test('a list is imported once it was checked, with the reason why', { tags: 'nightly' }, async () => {
  const [reader, emil] = [newAddress('lotte'), newAddress('emil')]
  await subscribe(reader, 'de')
  const { page } = await enterAs({ browser, site }, 'hanna', '/de/backstage/publication/newsletter/recipient')
  await page.getByRole('button', { name: 'Liste importieren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Empfänger importieren' })
  await dialog.getByLabel('Adressen').fill(`Feld, Emil <${emil}>; ${reader}\nOtto`)
  await dialog.getByLabel(/Warum dürfen/).fill('Teilnahmeliste der Tagung')
  await dialog.getByRole('button', { name: 'Prüfen' }).click()
  await dialog.getByRole('row', { name: `${reader} Liest schon mit` }).waitFor()
  await dialog
    .getByRole('row', { name: /Otto Ohne E-Mail-Adresse/ })
    .last()
    .waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '1 Adresse übernehmen' }).click()
  await page.getByRole('row', { name: new RegExp(`${emil}.*Teilnahmeliste der Tagung`) }).waitFor()
})

test('a reader unsubscribes in the mail program, and is gone from the list of recipients', {
  tags: 'nightly',
}, async () => {
  const [leaving, staying] = [newAddress('mia'), newAddress('nora')]
  await Promise.all([subscribe(leaving, 'de'), subscribe(staying, 'de')])
  await sendIssue(newName('Wer geht'), leaving)
  const { page } = await enterAs({ browser, site }, 'hanna', '/de/backstage/publication/newsletter/recipient')
  await page.getByRole('row', { name: leaving }).waitFor()
  expect(await violations(page)).toEqual([])
  const headers = lettersTo(leaving).at(-1)?.mail.headers ?? []
  const address = headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? ''
  const left = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(left.status).toBe(200)
  await page.reload()
  await page.getByRole('row', { name: staying }).waitFor()
  await expect.poll(() => page.getByRole('row', { name: leaving }).count()).toBe(0)
})
