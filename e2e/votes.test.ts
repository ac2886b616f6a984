import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contrastViolations, openBrowser, violations, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter as enterAs } from './staff.ts'

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

const enter = (path: string) => enterAs({ browser, site }, 'hanna', path)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Opens the votes of a poll from the list of polls. */
async function openVotes(title: string) {
  const visitor = await enter('/de/backstage/info/poll')
  const { page } = visitor
  await page.getByRole('link', { name: `Stimmen und Fehlversuche: ${title}` }).click()
  await page.getByRole('heading', { level: 2, name: 'Stimmen', exact: true }).waitFor()
  return visitor
}

test('a vote by name is excluded with a reason, the result is counted again without it, and then with it', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await openVotes('Neue Zeiten für das Kolloquium')
  await page.getByText('8 Stimmzettel', { exact: true }).waitFor()
  await page.getByText('8 Personen haben teilgenommen.').waitFor()
  await page.getByRole('button', { name: 'Ausschließen: pia@example.org' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Grund').fill('Zweites Postfach derselben Person')
  await dialog.getByRole('button', { name: 'Ausschließen' }).click()
  const row = page.getByRole('row', { name: /pia@example\.org/ })
  await row.getByText('Zweites Postfach derselben Person').waitFor()
  await tab(page, 'Ergebnis').click()
  await page.getByText('7 Stimmzettel wurden gezählt.').waitFor()
  await page.getByRole('button', { name: 'Neu zählen' }).click()
  await page.getByText('Neu gezählt').waitFor()
  await tab(page, 'Stimmen').click()
  await page.getByRole('button', { name: 'Wieder zählen: pia@example.org' }).click()
  await page.getByRole('button', { name: 'Ausschließen: pia@example.org' }).waitFor()
  await tab(page, 'Ergebnis').click()
  await page.getByText('8 Stimmzettel wurden gezählt.').waitFor()
  expect(complaints).toEqual([])
})

test('failed attempts are found by period, reason and address, and a hint stands where they look coordinated', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await openVotes('Wie soll der neue 7-Tesla-Tomograph heißen?')
  await tab(page, 'Fehlversuche').click()
  await page.getByText('18 Fehlversuche', { exact: true }).waitFor()
  // One of the groups, which a request of their own counts.
  await expect.poll(() => page.getByText('Sieht abgesprochen aus').count()).toBe(1)
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('nora')
  await page.getByText('2 Fehlversuche', { exact: true }).waitFor()
  await page.getByRole('combobox', { name: 'Grund' }).click()
  await page.getByRole('option', { name: 'Vor dem Beginn' }).click()
  await page.getByText('Keine Fehlversuche gefunden').waitFor()
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).last().click()
  await page.getByRole('combobox', { name: 'Zeitraum' }).click()
  await page.getByRole('option', { name: 'Letzte 24 Stunden' }).click()
  await page.getByText('2 Fehlversuche', { exact: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('period')).toBe('day')
  expect(complaints).toEqual([])
})

test('a secret poll is annulled as a whole, its page says why in both languages, and it can be valid again', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await openVotes('Publikumspreis im Hörsaal')
  await expect.poll(() => page.getByRole('button', { name: /^Ausschließen/ }).count()).toBe(0)
  await tab(page, 'Ergebnis').click()
  await page.getByRole('button', { name: 'Für ungültig erklären' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Grund (Deutsch)').fill('Die Codes lagen offen aus.')
  await dialog.getByLabel('Grund (Englisch)').fill('The codes lay open.')
  await dialog.getByRole('button', { name: 'Für ungültig erklären' }).click()
  await page.getByRole('button', { name: 'Wieder für gültig erklären' }).waitFor()
  const { page: outside } = await visit(browser, site.url)
  await outside.goto('/de/info/abstimmung/publikumspreis-im-hoersaal')
  await outside.getByText('Diese Abstimmung ist ungültig').waitFor()
  await outside.getByText('Die Codes lagen offen aus.').waitFor()
  expect(await violations(outside)).toEqual([])
  await outside.goto('/en/info/poll/audience-award-in-the-lecture-hall')
  await outside.getByText('The codes lay open.').waitFor()
  await page.getByRole('button', { name: 'Wieder für gültig erklären' }).click()
  await page.getByRole('button', { name: 'Für ungültig erklären' }).waitFor()
  await outside.reload()
  await outside.getByText('81 ballots were counted.').waitFor()
  await expect.poll(() => outside.getByText('Received', { exact: true }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('votes, failed attempts and results are free of axe violations in both languages and themes', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter('/de/backstage/info/poll')
  await page.getByRole('link', { name: 'Fehlversuche aller Abstimmungen' }).click()
  await heading(page, 'Fehlversuche aller Abstimmungen').waitFor()
  const screens: [address: string, words: string][] = [
    ['/de/backstage/info/poll/vote', 'Viele aus einem Netz'],
    ['/en/backstage/info/poll/vote/1', 'people took part'],
    ['/de/backstage/info/poll/vote/6', 'haben teilgenommen'],
    ['/en/backstage/info/poll/vote/1?view=attempts', 'Looks coordinated'],
    ['/de/backstage/info/poll/vote/1?view=result', 'Stimmzettel wurden gezählt'],
  ]
  for (const [address, words] of screens) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(address)
    await page.getByText(words).first().waitFor()
    expect([address, await violations(page)]).toEqual([address, []])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect([address, await contrastViolations(page)]).toEqual([address, []])
  }
  expect(complaints).toEqual([])
})
