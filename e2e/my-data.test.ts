import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, openBrowser, visit } from './browser.ts'
import { inLetter } from './letters.ts'
import { type SiteWithDatabase, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter } from './staff.ts'

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
    sure: 'I want to delete everything',
    all: 'Delete everything',
  },
} as const
const link = /\/(?:de\/meine-daten|en\/my-data)\/[\w-]{43}/

describe.each([
  ['de', true],
  ['en', false],
] as const)('in %s (JavaScript: %s)', (language, javaScriptEnabled) => {
  const say = words[language]
  const email = `my-data-${language}@example.org`
  const messages = async () =>
    (await site.database.db.selectFrom('contactMessages').select('email').execute()).filter(
      row => row.email === email,
    ).length

  test('somebody asks, reads what is kept, takes it along, deletes a part and then everything', async () => {
    await site.database.db
      .insertInto('contactMessages')
      .values({ name: 'Mia Mai', email, message: 'Hallo', language, createdAt: new Date() })
      .execute()
    const { page, complaints } = await visit(browser, site.url, { javaScriptEnabled })
    const ready = () => (javaScriptEnabled ? hydrated(page) : undefined)
    await page.goto(say.page)
    await ready()
    await page.getByRole('textbox', { name: say.email }).fill(email)
    await page.getByRole('button', { name: say.send }).click()
    await page.getByText(say.sent).waitFor()
    await page.goto(await inLetter(site, email, link))
    await ready()
    await page.getByRole('heading', { name: say.heading }).waitFor()
    await page.getByText('Hallo', { exact: true }).waitFor()
    if (javaScriptEnabled) await sound(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: say.forPrograms }).click(),
    ])
    expect(file.suggestedFilename()).toBe('my-data.json')
    const part = page.getByRole('region', { name: say.heading })
    await part.getByText(say.one).press('Enter')
    await part.getByRole('button', { name: say.erase }).press('Enter')
    await page.getByText(say.erased, { exact: true }).waitFor()
    expect(await messages()).toBe(0)
    await page.getByText(say.sure).click()
    await page.getByRole('button', { name: say.all, exact: true }).click()
    await expect.poll(() => page.getByRole('heading', { name: say.all }).count()).toBe(0)
    await page.getByText(say.erased, { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })
})

test('staff enter a request that came by letter, and end it', async () => {
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
