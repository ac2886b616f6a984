import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { type SiteWithDatabase, startSite } from './site.ts'
import { enter as enterAs, german, saved } from './staff.ts'
import { testVariants } from './variants.ts'

let site: SiteWithDatabase
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  // Thirty drafts: more than a page.
  await sql`insert into news (title, teaser, content, slug, translation, search_text, created_at, updated_at)
    select jsonb_build_object('de', 'Entwurf ' || n, 'en', ''), teaser, content, '{"de": "", "en": ""}', translation,
      'entwurf ' || n, created_at, now() - make_interval(days => 400 + n)
    from news, generate_series(1, 30) n where news.id = 1`.execute(site.database.db)
})
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
})
const enter = (username: string, path: string, options = {}) =>
  enterAs({ browser, site }, username, path, options)
const list = '/de/backstage/info/news'
const drafts = `${list}?q=entwurf&sort=title`
const count = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor()

async function enterDrafts(options = {}) {
  const { page } = await enter('jonas', list, options)
  await page.goto(drafts)
  await count(page, '30 Neuigkeiten')
  return page
}

test('a row opened right after words are typed into the search opens, however long its screen takes', {
  tags: 'nightly',
}, async () => {
  const page = await enterDrafts()
  await page.route(/\/backstage\/info\/news\/\d+$|\/assets\//, async route => {
    await new Promise(done => setTimeout(done, 600))
    await route.continue()
  })
  const row = page.getByRole('link', { name: 'Entwurf 1', exact: true })
  await page.getByRole('textbox', { name: 'Suchen' }).fill('entwurf 1')
  await row.click()
  await german(page).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/\/news\/\d+$/)
})

test('columns, rows on a page and saved views follow the person to another device', {
  tags: 'nightly',
}, async () => {
  const page = await enterDrafts()
  await page.getByLabel('Zeilen je Seite').selectOption('50')
  await expect.poll(() => page.getByRole('row').count()).toBe(31)
  await page.getByRole('button', { name: 'Spalten' }).click()
  await page.getByRole('checkbox', { name: 'Thema' }).click()
  await page.getByRole('columnheader', { name: 'Thema' }).waitFor({ state: 'detached' })
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ansichten' }).click()
  await page.getByLabel('Name der Ansicht').fill('Meine Entwürfe')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Meine Entwürfe', exact: true }).waitFor()
  expect(await violations(page)).toEqual([])

  const { page: other } = await enter('jonas', list)
  await other.getByRole('table').waitFor()
  await expect.poll(() => other.getByRole('columnheader', { name: 'Thema' }).count()).toBe(0)
  await other.getByRole('button', { name: 'Ansichten' }).click()
  await other.getByRole('button', { name: 'Meine Entwürfe', exact: true }).click()
  await count(other, '30 Neuigkeiten')
  await expect.poll(() => other.getByRole('textbox', { name: 'Suchen' }).inputValue()).toBe('entwurf')
  await expect.poll(() => other.getByRole('row').count()).toBe(31)
})

test('what the filters show is downloaded as an Excel file', { tags: 'nightly' }, async () => {
  const page = await enterDrafts()
  await page.getByRole('button', { name: 'Herunterladen' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Als Excel-Datei' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^neuigkeiten-\d{4}-\d\d-\d\d\.xlsx$/)
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  const entry = await site.database.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'exported')
    .execute()
  expect(entry).toMatchObject([{ entity: 'news', details: { format: 'xlsx', rows: 30 } }])
})

test('the trash says who threw away what, shows its words, and deletes it for good', {
  tags: 'nightly',
}, async () => {
  const page = await enterDrafts()
  await page.getByRole('button', { name: 'Löschen: Entwurf 12', exact: true }).click()
  await page.getByText('In den Papierkorb gelegt').waitFor()
  await page.getByRole('button', { name: 'Papierkorb' }).click()
  const row = page.getByRole('row', { name: /Entwurf 12/ })
  await row.getByText('Jonas Keller').waitFor()
  await row.getByRole('link', { name: 'Entwurf 12' }).click()
  await page.getByText(/^Gelöscht am .* von Jonas Keller\./).waitFor()
  await page.getByText('Titel (Deutsch)').waitFor()
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await row.getByRole('button', { name: /^Endgültig löschen/ }).click()
  const question = page.getByRole('dialog', { name: 'Endgültig löschen?' })
  await question.getByRole('button', { name: 'Endgültig löschen' }).click()
  await page.getByText('Der Papierkorb ist leer').waitFor()
})

test('a scheduled item shows its date, and an item without a date the date of its creation', {
  tags: 'nightly',
}, async () => {
  const { db } = site.database
  await db
    .updateTable('news')
    .set({ publishAt: new Date('2100-03-12') })
    .where('id', '=', 2)
    .execute()
  const made = { publishAt: null, createdAt: new Date('2020-05-06') }
  await db.updateTable('news').set(made).where('id', '=', 3).execute()
  const { page } = await enter('jonas', list)
  await page.getByText('Erscheint 12. März 2100').waitFor()
  await page.getByRole('cell', { name: '6. Mai 2020' }).waitFor()
})

test('a page of the trash of pages is had back, and the tree shows it at once', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter('hanna', '/de/backstage/info/page-content')
  const made = page.getByRole('link', { name: 'Nur zur Probe' })
  await page.getByRole('link', { name: 'Seite anlegen' }).click()
  await german(page).getByLabel('Titel').fill('Nur zur Probe')
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.getByRole('button', { name: 'Seite löschen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Seiten' }).waitFor()
  await made.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Papierkorb' }).click()
  await page
    .getByRole('row', { name: /Nur zur Probe/ })
    .getByText('Hanna Berger')
    .waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Wiederherstellen: Nur zur Probe' }).click()
  await page.getByText('Der Papierkorb ist leer').waitFor()
  await page.getByRole('button', { name: 'Zurück zur Liste' }).click()
  await made.waitFor()
})

testVariants([
  ['news', list, /Entwurf 9/, 'Neuigkeiten'],
  ['pages', '/de/backstage/info/page-content', /Ausstattung/, 'Seiten'],
])('a list of %s that was seen before shows what was saved since', async (kind, path, name, back) => {
  const { page } = await enter('hanna', path)
  const words = kind === 'news' ? 'entwurf 9' : 'Ausstattung'
  await page.getByRole('textbox', { name: /such/i }).fill(words)
  await page.waitForURL(address => address.searchParams.get('q') === words)
  await page.getByRole('link', { name }).first().click()
  await german(page).getByLabel('Titel').fill(`Neu benannt: ${kind}`)
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: back }).click()
  await page.getByRole('link', { name: `Neu benannt: ${kind}` }).waitFor()
})

test('the menu of the account calls the role by its name', { tags: 'nightly' }, async () => {
  const { page } = await enter('jonas', list)
  await page.getByRole('button', { name: /^Ihr Konto/ }).click()
  await page.getByText('Redaktion Neuigkeiten').waitFor()
})
