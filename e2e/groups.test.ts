import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffOf } from './api.ts'
import { openBrowser, violations, visit } from './browser.ts'
import { newName } from './new-name.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { english, enter, german, saved, visible } from './staff.ts'

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

async function choose(page: Page, label: string, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(typed)
  // Until the response arrives, the list is longer, and its options move under the pointer.
  await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBe(1)
  await page.getByRole('option', { name, exact: true }).click()
}

test('a group with a leader and members is made, and read in both languages', async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/user-group/group')
  await page.getByRole('link', { name: 'MR-Physik und Spulen', exact: true }).waitFor()
  await sound(page)
  await page.getByRole('link', { name: 'Gruppe anlegen' }).click()
  const name = { de: newName('Feldmessung'), en: newName('Field measurement') }
  await german(page).getByLabel('Name').fill(name.de)
  await german(page).getByLabel('Kurztitel').fill('Feld')
  await german(page).getByLabel('Einleitung').fill('Wir messen, was das Feld wirklich tut.')
  await german(page).getByRole('textbox', { name: 'Beschreibung' }).fill('Sechzehn Sonden hören zu.')
  await english(page).getByLabel('Name').fill(name.en)
  await english(page).getByLabel('Einleitung').fill('We measure what the field really does.')
  await english(page).getByRole('textbox', { name: 'Beschreibung' }).fill('Sixteen probes listen.')
  await choose(page, 'Leitung', 'watanabe', 'Kenji Watanabe')
  await choose(page, 'Mitglieder', 'oeztuerk', 'Mira Öztürk')
  await choose(page, 'Mitglieder', 'petro', 'Dragan Petrović')
  await choose(page, 'Ehemalige', 'nyberg', 'Erik Nyberg (ehemalig)')
  await page.getByRole('button', { name: 'Projekt hinzufügen' }).click()
  const project = page.getByRole('group', { name: 'Projekt 1' })
  await project.getByLabel('Titel (Deutsch)').fill('Sonden aus Fluor')
  await project.getByLabel('Titel (Englisch)').fill('Probes made of fluorine')
  await project.getByLabel('Förderung').fill('DFG')
  await project.getByLabel('Förderung').press('Enter')
  await project.getByLabel('Von').fill('2025')
  await visible(page).check({ force: true })
  await sound(page)
  await page.keyboard.press('Control+s')
  await page.waitForURL(/user-group\/group\/\d+$/)
  await saved(page)
  await page.getByRole('button', { name: 'Vorschau-Link erstellen' }).waitFor()
  expect(complaints).toEqual([])

  const reader = await visit(browser, site.url)
  await reader.page.goto('/de/forschung/gruppe')
  await reader.page.getByRole('link', { name: name.de }).click()
  await reader.page.getByText('Sechzehn Sonden hören zu.').waitFor()
  await reader.page.getByText('Sonden aus Fluor').waitFor()
  for (const name of ['Dr.-Ing. Kenji Watanabe', 'Dr. Mira Öztürk', 'Dragan Petrović', 'Dr. Erik Nyberg'])
    await reader.page.getByRole('main').getByRole('link', { name, exact: true }).waitFor()
  await reader.page.getByRole('link', { name: /English/ }).click()
  await reader.page.getByText('Sixteen probes listen.').waitFor()
  expect(new URL(reader.page.url()).pathname).toBe(
    `/en/research/group/${name.en.toLowerCase().replaceAll(' ', '-')}`,
  )
  await reader.page.getByRole('link', { name: 'Dr Mira Öztürk' }).click()
  await reader.page.getByRole('link', { name: name.en }).waitFor()
  expect(reader.complaints).toEqual([])
})

test('a leader who has left is refused beside the field, and an incomplete project at its own', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/user-group/group/create')
  await german(page).getByLabel('Name').fill('Ohne Leitung')
  await choose(page, 'Leitung', 'grothusen', 'Heinrich Grothusen (ehemalig)')
  await page.getByRole('button', { name: 'Projekt hinzufügen' }).click()
  await page.getByRole('button', { name: 'Speichern' }).click()
  const summary = page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })
  await summary.getByText(/Ein Projekt braucht einen Titel/).waitFor()
  await page.getByRole('group', { name: 'Projekt 1' }).getByLabel('Titel (Deutsch)').fill('Etwas')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await summary.getByText(/eine Leitung, die noch am Institut ist/).waitFor()
  await summary.getByRole('link').first().click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
    .toBe('true')
  await sound(page)
})

test('a group is thrown away and had back, and its page with it', { tags: 'nightly' }, async () => {
  const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/user-group/group')
  const status = async () => (await fetch(`${site.url}/de/forschung/gruppe/kardiale-mrt`)).status
  expect(await status()).toBe(200)
  await page.getByRole('button', { name: 'Löschen: Kardiale MRT' }).click()
  // The group has members, so deleting it asks for confirmation.
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }).click()
  await page.getByText('In den Papierkorb gelegt').waitFor()
  expect(await status()).toBe(404)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByRole('link', { name: 'Kardiale MRT', exact: true }).waitFor()
  expect(await status()).toBe(200)
})

test('two groups are made one', { tags: 'nightly' }, async () => {
  const ask = await staffOf(site, 'hanna')
  const { body } = await ask<{ rows: { id: number; name: Record<'de' | 'en', string> }[] }>(
    'GET',
    '/backstage/user-group/group?limit=100',
  )
  const idOf = (name: string) => body.rows.find(row => row.name.en === name)?.id
  const path = `/en/backstage/user-group/group/${idOf('Body imaging')}`
  const into = 'MR physics and coils'
  const { page, complaints } = await enter({ browser, site }, 'hanna', path, { colorScheme: 'dark' })
  await page.getByRole('radio', { name: /^The description of the file: / }).waitFor()
  await page.getByRole('combobox', { name: 'Another group' }).fill(into.slice(0, 6))
  await page.getByRole('option', { name: into, exact: true }).click()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('Merged', { exact: true }).waitFor()
  await page.waitForURL(new RegExp(`/group/${idOf(into)}$`))
  await page.getByRole('heading', { level: 1, name: into }).waitFor()
  const team = await (await fetch(`${site.url}/en/about/team`)).text()
  expect(team).not.toContain('>Body imaging</a></h2>')
  expect(team).toContain(`>${into}</a></h2>`)
  expect(complaints).toEqual([])
})

test('groups that cannot be fetched show the message of the specification', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter({ browser, site }, 'hanna', '/en/backstage')
  await page.route('**/api/v1/backstage/user-group/group?*', route => route.abort())
  await page.goto('/en/backstage/user-group/group')
  await page.getByText('Error while fetching groups').waitFor()
})

test('a preview link shows a hidden group, which has no public page', async () => {
  const ask = await staffOf(site, 'hanna')
  const { body } = await ask<{ rows: { id: number }[] }>('GET', '/backstage/user-group/group?q=vessels')
  const id = body.rows[0]?.id
  const link = await ask<{ address: { en: string } }>('POST', `/backstage/user-group/group/${id}/preview`, {})
  await ask('PATCH', `/backstage/user-group/group/${id}/visibility`, { isVisible: false })
  const { page, complaints } = await visit(browser, site.url)
  await page.goto(link.body.address.en)
  await page.getByRole('heading', { level: 1, name: 'Vessels and perfusion' }).waitFor()
  await page.getByText('It can only be seen through this link').waitFor()
  expect(complaints).toEqual([])
  expect((await fetch(`${site.url}/en/research/group/vessels-and-perfusion`)).status).toBe(404)
  expect(await (await fetch(`${site.url}/en/research/group`)).text()).not.toContain('Vessels and perfusion')
})
