import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { type SiteWithDatabase, startSite } from './site.ts'
import { enter as enterAs } from './staff.ts'

let site: SiteWithDatabase
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  for (const name of ['Ada', 'Bert', 'Clara', 'Dora']) await write(name)
  await failed(1, 'refused: 550 no such user')
  await failed(2, 'unreachable')
})
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
})
const enter = (username: string, path: string, options = {}) =>
  enterAs({ browser, site }, username, path, options)

async function write(name: string): Promise<void> {
  const message = { name, email: `${name.toLowerCase()}@example.org`, message: 'Guten Tag', consent: true }
  const headers = { 'content-type': 'application/json' }
  const url = `${site.url}/api/v1/info/contact`
  const answer = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(message) })
  expect(answer.status).toBe(202)
}

async function failed(id: number, lastError: string): Promise<void> {
  const change = { state: 'failed', attempts: 7, lastError }
  await site.database.db.updateTable('mails').set(change).where('id', '=', id).execute()
}

const row = (page: Page, words: RegExp) => page.getByRole('row', { name: words })

test('the overview leads to the mails that were not delivered, which can be sent again', async () => {
  const { page } = await enter('hanna', '/de/backstage')
  await page.getByRole('link', { name: 'E-Mails, die nicht zugestellt wurden' }).click()
  await page.getByRole('heading', { level: 1, name: 'Postausgang' }).waitFor()
  await page.getByText('2 E-Mails', { exact: true }).waitFor()
  await page.getByText('Der Mailserver hat die E-Mail abgelehnt').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check()
  const bar = page.getByRole('region', { name: '2 ausgewählt' })
  await bar.getByRole('button', { name: 'Noch einmal senden' }).click()
  await page.getByText('2 E-Mails werden noch einmal versandt').waitFor()
  await page.getByText('Nichts passt zu dieser Auswahl').waitFor()
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).last().click()
  await page.getByText('4 E-Mails', { exact: true }).waitFor()
  expect(
    await row(page, /Nachricht von (Ada|Bert)/)
      .getByText('Wartet')
      .count(),
  ).toBe(2)
})

test('a mail is read in the outbox, and one that waits cannot be sent again', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter('hanna', '/en/backstage/mail')
  const dora = row(page, /Dora/)
  await dora.getByRole('button', { name: /^View/ }).waitFor()
  await expect.poll(() => dora.getByRole('button', { name: /^Send again/ }).count()).toBe(0)
  await dora.getByRole('button', { name: /^View/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('dora@example.org').first().waitFor()
  expect(await violations(page)).toEqual([])
})

test('the outbox is downloaded as its filters show it', { tags: 'nightly' }, async () => {
  await site.database.db.updateTable('mails').set({ state: 'queued' }).where('id', 'in', [1, 2]).execute()
  await failed(3, 'unreachable')
  const { page } = await enter('hanna', '/de/backstage/mail')
  await page.getByRole('button', { name: /^Zustand/ }).click()
  await page.getByRole('checkbox', { name: 'Fehlgeschlagen' }).check()
  await page.waitForURL(/state=failed/)
  await page.keyboard.press('Escape')
  await page.getByText('1 E-Mail', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Herunterladen' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Als CSV-Datei' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^postausgang-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  const [head, clara, end] = text.split('\r\n')
  expect(head).toMatch(/^\ufeffEmpfänger;Betreff;Anlass;Zustand;Versuche;/)
  expect(clara).toMatch(/;Nachricht von Clara über das Kontaktformular;Kontaktanfrage;Fehlgeschlagen;7;/)
  expect(end).toBe('')
})

test('staff without permission have no link to the outbox, and get a message at its address', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter('jonas', '/de/backstage')
  await page.getByRole('link', { name: 'Neuigkeiten', exact: true }).first().waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Postausgang' }).count()).toBe(0)
  await page.goto('/de/backstage/mail')
  await page.getByRole('heading', { name: 'Dafür fehlt Ihnen die Berechtigung' }).waitFor()
})
