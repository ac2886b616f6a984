import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openBrowser, visit } from './browser.ts'
import { inLetter } from './letters.ts'
import { type SiteWithDatabase, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter } from './staff.ts'
import { describeVariants } from './variants.ts'

let site: SiteWithDatabase
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const words = {
  de: {
    page: '/de/meine-daten',
    email: 'E-Mail-Adresse',
    send: 'Link anfordern',
    sent: 'Bitte sehen Sie in Ihr Postfach',
    heading: /^Kontaktnachrichten/,
    forPrograms: 'Für Programme (JSON)',
    one: 'Diese Daten löschen',
    erase: /^Löschen: Kontaktnachrichten/,
    erased: 'Gelöscht',
    open: 'Ansehen und ändern',
    lastName: 'Nachname',
    save: 'Änderungen speichern',
    saved: 'Ihre Änderungen sind gespeichert',
    sure: 'Ich möchte alles löschen',
    all: 'Alles löschen',
  },
  en: {
    page: '/en/my-data',
    email: 'E-mail address',
    send: 'Send me the link',
    sent: 'Please look into your mailbox',
    heading: /^Contact messages/,
    forPrograms: 'For programs (JSON)',
    one: 'Delete these data',
    erase: /^Delete: Contact messages/,
    erased: 'Deleted',
    open: 'View and change',
    lastName: 'Family name',
    save: 'Save changes',
    saved: 'Your changes have been saved',
    sure: 'I want to delete everything',
    all: 'Delete everything',
  },
} as const
const link = /\/(?:de\/meine-daten|en\/my-data)\/[\w-]{43}/

describeVariants([
  ['de', 1280, true],
  ['en', 375, false],
] as const)('in %s at %i px (JavaScript: %s)', (language, width, javaScriptEnabled) => {
  const say = words[language]

  test('a person requests their data, reads, downloads, corrects and deletes a part, and then all', async () => {
    // Another person at each retry.
    const email = `my-data-${language}-${randomUUID()}@example.org`
    const messages = async () =>
      (await site.database.db.selectFrom('contactMessages').select('email').execute()).filter(
        row => row.email === email,
      ).length
    await site.database.db
      .insertInto('contactMessages')
      .values({ name: 'Mia Mai', email, message: 'Hallo', language, createdAt: new Date() })
      .execute()
    // A registration for a future event of the demo.
    await site.database.pool.query(
      `update event_registrations set email = $1, email_key = $1 where id = (
        select min(registered.id) from event_registrations registered join events on events.id = event_id
        where events.start > now() and registered.state = 'confirmed' and email not like 'my-data-%')`,
      [email],
    )
    const viewport = { width, height: 1000 }
    const { page, complaints } = await visit(browser, site.url, { javaScriptEnabled, viewport })
    const ready = () => (javaScriptEnabled ? hydrated(page) : undefined)
    await page.goto(say.page)
    await ready()
    await page.getByRole('textbox', { name: say.email }).fill(email)
    await page.getByRole('button', { name: say.send }).click()
    await page.getByText(say.sent).waitFor()
    const own = await inLetter(site, email, link)
    await page.goto(own)
    await ready()
    await page.getByRole('heading', { name: say.heading }).waitFor()
    await page.getByText('Hallo', { exact: true }).waitFor()
    if (javaScriptEnabled) await sound(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.getByRole('button', { name: say.open }).press('Enter')
    // The answer takes the focus: a key that is pressed before would not reach the link.
    await page.locator('section:focus').getByRole('link', { name: say.open }).press('Enter')
    await page.getByLabel(say.lastName).fill('Żak')
    await page.getByRole('button', { name: say.save }).press('Enter')
    await page.getByText(say.saved).waitFor()
    await page.goto(own)
    await ready()
    await page.getByText('Żak', { exact: true }).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: say.forPrograms }).click(),
    ])
    expect(file.suggestedFilename()).toBe('my-data.json')
    const part = page.getByRole('region', { name: say.heading })
    await part.getByText(say.one).press('Enter')
    await part.getByRole('button', { name: say.erase }).press('Enter')
    await page.getByText(say.erased, { exact: true }).waitFor()
    await expect.poll(() => messages()).toBe(0)
    await page.getByText(say.sure).click()
    await page.getByRole('button', { name: say.all, exact: true }).click()
    await expect.poll(() => page.getByRole('heading', { name: say.all }).count()).toBe(0)
    await page.getByText(say.erased, { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })
})

test('staff enter a data request by hand, and close it', { tags: 'nightly' }, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/user-group/privacy')
  await page.getByLabel('E-Mail-Adresse der Person').fill('brief@example.org')
  await page.getByRole('button', { name: 'Eintragen und Link senden' }).click()
  await page.getByText('brief@example.org').waitFor()
  await sound(page)
  expect(await inLetter(site, 'brief@example.org', link)).toContain('/de/meine-daten/')
  await page.getByRole('button', { name: 'Beantwortet: brief@example.org' }).press('Enter')
  await page.getByText('Gerade ist keine Anfrage offen.').waitFor()
  expect(complaints).toEqual([])
})
