import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffOf } from './api.ts'
import { hydrated, openBrowser, visit } from './browser.ts'
import { getsFocus } from './editor-tasks/hands.ts'
import { inLetter } from './letters.ts'
import { password, type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter, german, refusedAt, visible } from './staff.ts'

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

const newPassword = 'kessel anker wolle sonnenrad'

/** A new person, with another name at each retry. */
function newcomer() {
  const mark = randomUUID().slice(0, 6)
  const [firstName, lastName] = ['Paula', `Prüfer-${mark}`]
  return { username: `paula-${mark}`, email: `paula-${mark}@example.org`, firstName, lastName }
}

const passwordLink = /\/de\/passwort-zuruecksetzen\/[A-Za-z0-9_-]{43}/

test('somebody is invited, sets a password, and logs in', async () => {
  const { username, email, firstName, lastName } = newcomer()
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/user-group/user')
  await page.getByRole('link', { name: 'Benedikt Achternbusch' }).first().waitFor()
  await sound(page)
  await page.getByRole('link', { name: 'Person einladen' }).click()
  await page.getByLabel('Vorname', { exact: true }).fill(firstName)
  await page.getByLabel('Nachname').fill(lastName)
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
  await sound(page)
  await page.keyboard.press('Control+s')
  await page.waitForURL(/user-group\/user\/\d+$/)
  await page.getByText(`Die Einladung geht an ${email}.`).waitFor()
  await page.getByRole('button', { name: 'Einladung noch einmal schicken' }).waitFor()
  expect(complaints).toEqual([])

  const link = await inLetter(site, email, passwordLink)
  const own = await visit(browser, site.url)
  await own.page.goto(link)
  await hydrated(own.page)
  await own.page.getByLabel('Neues Passwort').fill(newPassword)
  await own.page.getByRole('button', { name: 'Passwort speichern' }).click()
  await own.page.getByRole('link', { name: 'Anmelden' }).last().click()
  await own.page.getByLabel('Benutzername').fill(username)
  await own.page.getByLabel('Passwort').fill(newPassword)
  await own.page.getByRole('button', { name: 'Anmelden' }).click()
  await own.page.getByText(`Guten Tag, ${firstName} ${lastName}`).waitFor()
  expect(own.complaints).toEqual([])
})

test('somebody new completes the profile, and is public', { tags: 'nightly' }, async () => {
  const somebody = newcomer()
  const { username, email, firstName, lastName } = somebody
  const name = `${firstName} ${lastName}`
  const ask = await staffOf(site, 'hanna')
  const { body } = await ask<{ rows: { id: number }[] }>('GET', '/backstage/user-group/user?q=keller')
  const colleague = `/backstage/user-group/user/${body.rows[0]?.id}`
  const { roleId, statusId } = (await ask<Record<'roleId' | 'statusId', number>>('GET', colleague)).body
  const invited = { ...somebody, roleId, statusId, slug: { de: '', en: '' } }
  expect(await ask('POST', '/backstage/user-group/user', invited)).toMatchObject({ status: 201 })
  const token = (await inLetter(site, email, passwordLink)).split('/').at(-1)
  const set = await ask('PATCH', `/auth/reset-password/${token}`, { password: newPassword })
  expect(set.status).toBeLessThan(300)

  const own = await enter({ browser, site }, username, '/de/backstage/profile', { password: newPassword })
  await own.page.getByRole('textbox', { name: 'Schwerpunkte' }).first().fill('Spulen')
  await own.page.getByRole('textbox', { name: 'Schwerpunkte' }).last().fill('Coils')
  await own.page.getByText('Als Text', { exact: true }).first().click()
  await own.page.getByRole('textbox', { name: 'Werdegang' }).first().fill('seit 2026: Promotion')
  await own.page.getByLabel('Mein Profil ist öffentlich').check()
  await own.page.getByText('seit 2026').waitFor()
  await sound(own.page)
  await own.page.keyboard.press('Control+s')
  await own.page.getByText('Alles gespeichert').waitFor()
  expect(own.complaints).toEqual([])

  const reader = await visit(browser, site.url)
  await reader.page.goto('/de/ueber/team')
  await reader.page.getByRole('link', { name }).click()
  await reader.page.getByRole('heading', { name }).waitFor()
  await reader.page.getByText('Spulen', { exact: true }).waitFor()
  await expect.poll(() => reader.page.locator('main').textContent()).not.toContain(email)
  const address = new URL(reader.page.url()).pathname.split('/').at(-1)
  await reader.page.goto(`/en/about/team/${address}`)
  await reader.page.getByText('Coils', { exact: true }).waitFor()
  expect(reader.complaints).toEqual([])
})

const login = (username: string, given: string) =>
  fetch(`${site.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: given }),
  }).then(answer => answer.status)

test('who is locked by wrong passwords is unlocked by an administrator', { tags: 'nightly' }, async () => {
  for (let n = 0; n < 5; n += 1) expect(await login('mira', 'some other words entirely')).toBe(401)
  expect(await login('mira', password)).toBe(423)
  const { page } = await enter({ browser, site }, 'hanna', '/en/backstage/user-group/user')
  await page.goto('/en/backstage/user-group/user?locked=1')
  await page.getByRole('link', { name: 'Mira Öztürk', exact: true }).first().click()
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page.getByText('Unlocked', { exact: true }).waitFor()
  expect(await login('mira', password)).toBe(200)
})

test('who leaves is a former member at once, and cannot log in', { tags: 'nightly' }, async () => {
  const ask = await staffOf(site, 'hanna')
  const { body } = await ask<{ rows: { id: number }[] }>('GET', '/backstage/user-group/user?q=oeztuerk')
  const { page } = await enter(
    { browser, site },
    'hanna',
    `/de/backstage/user-group/user/${body.rows[0]?.id}`,
  )
  await page.getByRole('button', { name: /verlässt das Institut/ }).click()
  await page.getByRole('button', { name: 'Jetzt austragen' }).click()
  await page.getByText('Die Person ist ausgetragen').waitFor()
  expect(await login('mira', password)).toBe(401)
  const reader = await visit(browser, site.url)
  await reader.page.goto('/de/ueber/team')
  const former = reader.page.getByRole('region', { name: 'Ehemalige' })
  await expect.poll(() => former.getByRole('link', { name: /Öztürk/ }).count()).toBe(1)
})

test('the team is found by a word, however it is spelled, and shown by position', async () => {
  const { page } = await visit(browser, site.url)
  await page.goto('/de/ueber/team')
  await hydrated(page)
  await page.getByLabel('Name, Gruppe oder Funktion').fill('Oeztuerk')
  await page.getByText('1 Person', { exact: true }).waitFor()
  await page.getByLabel('Name, Gruppe oder Funktion').fill('')
  await page.getByRole('link', { name: 'Nach Funktion' }).click()
  await page.getByRole('heading', { name: 'Wissenschaftliche Mitarbeit' }).waitFor()
})

test('people are put in order by the keys, and stand so on the team page', { tags: 'nightly' }, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/user-group/order')
  await page.getByRole('button', { name: 'Emeka Okwudiri verschieben' }).focus()
  await page.keyboard.press('ArrowUp')
  await page.getByText('Emeka Okwudiri: Leitung, Platz 1').waitFor()
  // The focus moves with the row.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.getByText('Emeka Okwudiri: Leitung, Platz 1').waitFor()
  await page.getByRole('button', { name: 'Reihenfolge speichern' }).click()
  await page.getByText('Die Reihenfolge gilt').waitFor()
  expect(complaints).toEqual([])
  const reader = await visit(browser, site.url)
  await reader.page.goto('/de/ueber/team?by=position')
  const first = reader.page.getByRole('region', { name: 'Leitung' }).getByRole('link').first()
  await expect.poll(() => first.textContent()).toContain('Emeka Okwudiri')
})

test('an author is confirmed, another rejected, and the page and the profile show it', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter(
    { browser, site },
    'hanna',
    '/de/backstage/publication/scientific-articles/create',
  )
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Spulen aus Kupfer')
  await page
    .getByRole('textbox', { name: 'Autorinnen und Autoren' })
    .fill('Okwudiri, E.; Solhaugen, M.; Fremd, Otto')
  await page.getByRole('textbox', { name: 'Jahr', exact: true }).fill('2026')
  await visible(page).check()
  await page.keyboard.press('Control+s')
  await page.waitForURL(/scientific-articles\/\d+$/)
  const one = page.getByRole('group', { name: 'Okwudiri, E.' })
  await one.getByRole('button', { name: 'Bestätigen: Emeka Okwudiri' }).click()
  await one.getByText('Bestätigt von Hanna Berger').waitFor()
  const other = page.getByRole('group', { name: 'Solhaugen, M.' })
  await other.getByRole('button', { name: 'Ablehnen: Marit Solhaugen' }).click()
  await other.getByText('Abgelehnt von Hanna Berger').waitFor()
  await sound(page)
  await page
    .getByRole('textbox', { name: 'Autorinnen und Autoren' })
    .fill('Solhaugen, Marit; Okwudiri, Emeka; Fremd, Otto')
  await page.keyboard.press('Control+s')
  await page
    .getByRole('group', { name: 'Solhaugen, Marit' })
    .getByText('Abgelehnt von Hanna Berger')
    .waitFor()
  await page.goto('/de/backstage/publication/authors?q=kupfer')
  await page.getByText('Bestätigt von Hanna Berger').waitFor()
  await sound(page)
  await page.getByRole('button', { name: 'Neu abgleichen' }).click()
  await page.getByText('Es würde sich nichts ändern').waitFor()
  expect(complaints).toEqual([])

  const reader = await visit(browser, site.url)
  await reader.page.goto('/de/publication/wiss-artikel')
  await hydrated(reader.page)
  const entry = reader.page.getByRole('article').filter({ hasText: 'Spulen aus Kupfer' })
  await expect.poll(() => entry.locator('b').allTextContents()).toEqual(['Okwudiri E'])
  await entry.getByRole('link', { name: 'Okwudiri E' }).click()
  await reader.page.getByRole('heading', { name: 'Emeka Okwudiri' }).waitFor()
  await reader.page.getByRole('link', { name: 'Spulen aus Kupfer' }).waitFor()
  await reader.page.getByRole('link', { name: /Alle \d+ Publikationen/ }).click()
  await reader.page.getByRole('combobox', { name: 'Person' }).waitFor()
  expect(
    await reader.page.getByRole('combobox', { name: 'Person' }).locator('option:checked').textContent(),
  ).toMatch(/Okwudiri, Emeka/)
  expect(reader.complaints).toEqual([])
})

test('an administrator adds a role, which says in words what it may do', { tags: 'nightly' }, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/en/backstage/user-group/role')
  await page.getByRole('button', { name: 'New role' }).click()
  const form = page.getByRole('region', { name: 'New role' })
  await getsFocus(form.getByLabel('German'))
  await form.getByRole('button', { name: 'Save' }).click()
  await refusedAt(form.getByLabel('German'), /Please fill this in/)
  await form.getByLabel('German').fill('Bildstelle')
  await form.getByLabel('English').fill('Picture desk')
  await form.getByLabel('Pages', { exact: true }).check()
  await sound(page)
  const path = '**/api/v1/backstage/user-group/roles'
  await page.route(path, route => route.abort())
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('No connection').waitFor()
  await page.unroute(path)
  await form.getByRole('button', { name: 'Save' }).click()
  const card = page.getByRole('region', { name: 'Picture desk' })
  await card.getByText('write pages').waitFor()
  await card.getByText('move, rename and delete files').waitFor()
  const change = card.getByRole('button', { name: 'Change: Picture desk' })
  await change.click()
  await getsFocus(card.getByLabel('German'))
  await card.getByRole('button', { name: 'Cancel' }).click()
  await getsFocus(change)
  await card.getByRole('button', { name: 'Delete: Picture desk' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await card.waitFor({ state: 'detached' })
  expect(complaints.filter(line => !/ERR_FAILED/.test(line))).toEqual([])
})

test('a person who is still referenced cannot be deleted, and the references are listed first', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter(
    { browser, site },
    'hanna',
    '/en/backstage/user-group/user?q=okwudiri',
  )
  await page.getByRole('button', { name: /^Delete: .*Okwudiri/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Whoever is named cannot be deleted' })
  await dialog.getByRole('link').first().waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Delete' }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await dialog.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('the author of news is found by the words of their name', { tags: 'nightly' }, async () => {
  const { page, complaints } = await enter({ browser, site }, 'jonas', '/de/backstage/info/news/create')
  await german(page).getByLabel('Titel').fill('Von jemand anderem')
  await page.getByRole('combobox', { name: 'Autor oder Autorin' }).fill('brzez')
  await page.getByRole('option', { name: 'Ewa Brzezińska' }).click()
  await page.keyboard.press('Control+s')
  await page.waitForURL(/news\/\d+$/)
  const ask = await staffOf(site, 'jonas')
  const id = /\d+$/.exec(page.url())?.[0]
  const { body } = await ask<{ authorId: number }>('GET', `/backstage/info/news/${id}`)
  const person = `/backstage/user-group/person?id=${body.authorId}`
  const { body: chosen } = await ask<{ rows: { name: string }[] }>('GET', person)
  expect(chosen.rows[0]?.name).toBe('Ewa Brzezińska')
  expect(complaints).toEqual([])
})

test.each(['lookup', 'order'])(
  'the screen %s is free of axe violations',
  { tags: 'nightly' },
  async screen => {
    const { page, complaints } = await enter({ browser, site }, 'hanna', `/de/backstage/user-group/${screen}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await sound(page)
    expect(complaints).toEqual([])
  },
)

test('who manages people reads the record of an administrator, and is told why it is not to be changed', {
  tags: 'nightly',
}, async () => {
  const ask = await staffOf(site, 'hanna')
  type Row = { id: number; version: number; firstName: string; name: string }
  const rowsOf = async (answer: ReturnType<typeof ask<{ rows: Row[] }>>) => (await answer).body.rows
  const roles = await rowsOf(ask('GET', '/backstage/user-group/user/role'))
  const people = await rowsOf(ask('GET', '/backstage/user-group/user?limit=100'))
  const [jonas, hanna] = ['Jonas', 'Hanna'].map(name => people.find(({ firstName }) => firstName === name))
  const roleId = roles.find(({ name }) => name === 'userManager')?.id
  const change = { version: jonas?.version, roleId }
  expect((await ask('PATCH', `/backstage/user-group/user/${jonas?.id}`, change)).status).toBe(200)
  const { page } = await enter({ browser, site }, 'jonas', `/de/backstage/user-group/user/${hanna?.id}`)
  await page.getByText('Nur wer sie auch hat, kann ihr Konto und ihr Profil ändern.').waitFor()
  await sound(page)
  await expect.poll(() => page.locator('main').getByRole('textbox').count()).toBe(0)
  await expect.poll(() => page.locator('main').getByRole('button').count()).toBe(0)
  await page.goto('/en/backstage/user-group/user?q=hanna')
  const row = page.getByRole('row', { name: /Hanna/ })
  await row.waitFor()
  await expect.poll(() => row.getByRole('button', { name: /trash|Delete/ }).count()).toBe(0)
  await row.getByRole('checkbox').check()
  for (const action of await page
    .getByRole('region')
    .getByRole('button', { name: /Hide|trash|link|Unlock/ })
    .all())
    await expect.poll(() => action.isDisabled()).toBe(true)
  // Other users, including themselves, can still be changed.
  await page.goto(`/en/backstage/user-group/user/${jonas?.id}`)
  await page.getByLabel('First name', { exact: true }).waitFor()
})
