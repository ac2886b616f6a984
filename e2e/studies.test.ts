import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openBrowser, violations, visit } from './browser.ts'
import { inLetter } from './letters.ts'
import { type Site, startSite } from './site.ts'
import { english, enter, german, saved, visible } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ LIMITS: 'off' }), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const pages = { de: '/de/forschung/probanden', en: '/en/research/volunteers' }

test('a study that staff write appears on the page for volunteers in both languages, and goes once it is hidden', async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/info/study')
  await page.getByText('3 Studien', { exact: true }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Studie anlegen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Neue Studie' }).waitFor()
  await german(page).getByLabel('Titel', { exact: true }).fill('Schlafende Felder')
  await english(page).getByLabel('Titel', { exact: true }).fill('Sleeping fields')
  await german(page).getByLabel('Dauer').fill('Eine Nacht')
  await visible(page).check()
  await page.keyboard.press('Control+s')
  await page.getByRole('link', { name: /E-Mail-Adresse/ }).waitFor()
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('schlaf@example.org')
  await page.keyboard.press('Control+s')
  await saved(page)
  expect(await violations(page)).toEqual([])

  const { page: visitors, complaints: ofVisitors } = await visit(browser, site.url)
  await visitors.goto(pages.de)
  const study = visitors.getByRole('article', { name: 'Schlafende Felder' })
  await study.getByText('Eine Nacht').waitFor()
  await study.getByRole('link', { name: 'schlaf@example.org' }).waitFor()
  await visitors.getByRole('link', { name: '3 Studien suchen gerade Freiwillige' }).click()
  await expect.poll(() => new URL(visitors.url()).hash).toBe('#studies')
  await visitors.goto(pages.en)
  await visitors.getByRole('article', { name: 'Sleeping fields' }).waitFor()

  await visible(page).uncheck()
  await page.keyboard.press('Control+s')
  await saved(page)
  await visitors.goto(pages.en)
  await visitors.getByRole('article', { name: 'Paths in memory' }).waitFor()
  expect(await visitors.getByRole('article', { name: 'Sleeping fields' }).count()).toBe(0)
  expect([...complaints, ...ofVisitors]).toEqual([])
})

test('a call is counted, asked for and sent, and reaches a volunteer in English once', async () => {
  const email = 'ada@example.org'
  const { page: visitor } = await visit(browser, site.url)
  await visitor.goto(pages.en)
  await hydrated(visitor)
  await visitor.getByRole('textbox', { name: 'E-mail address' }).fill(email)
  await visitor.locator('#sign-up').getByRole('checkbox').check()
  await visitor.getByRole('button', { name: 'Sign up' }).click()
  await visitor.getByText('Please look into your mailbox').waitFor()
  await visitor.goto(await inLetter(site, email, /\/en\/research\/volunteers\/confirm\/[\w-]{43}/))
  await hydrated(visitor)
  await visitor.getByRole('button', { name: 'Confirm address' }).click()
  await visitor.getByText('You are on the list').waitFor()

  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/info/study/1')
  await page.getByText('Geht an 10 Personen').waitFor()
  await page.getByRole('button', { name: 'Freiwilligen schreiben …' }).click()
  await page.getByText('An 10 Personen senden?').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Senden', exact: true }).click()
  await page.getByText('Die E-Mails werden versandt').waitFor()
  await page.getByText('Niemand steht auf der Liste, der sie noch nicht kennt.').waitFor()
  await visitor.goto(await inLetter(site, email, /\/en\/research\/volunteers#paths-in-memory/))
  await visitor.getByRole('article', { name: 'Paths in memory' }).waitFor()
  expect(await lettersTo(email)).toBe(3)
  expect(complaints).toEqual([])
})

/** How many letters there are to somebody. */
async function lettersTo(email: string): Promise<number> {
  const list = await (await fetch(`${site.url}/dev/mails`)).text()
  return list.split(email).length - 1
}
