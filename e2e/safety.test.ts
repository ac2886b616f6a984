import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contrastViolations, openBrowser, violations } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter, german, saved } from './staff.ts'

let site: Site
let browser: Browser
const attacker = '198.51.100.7'
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ TRUST_PROXY: '127.0.0.0/8' }), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

/** What comes from an address of the internet, by the proxy in front. */
const send = (path: string, body: object) =>
  fetch(`${site.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': attacker, origin: site.url },
    body: JSON.stringify(body),
  })
const guess = () => send('/auth/login', { username: 'jonas', password: 'geraten' })
const address = (page: Page) => page.getByRole('textbox', { name: 'IP-Adresse' })

test('an attack on an account leads from the overview to its incident, its end and a blocked address', async () => {
  for (let guesses = 0; guesses < 6; guesses += 1) await guess()
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage')
  await page.getByRole('link', { name: 'Offene Sicherheitsvorfälle' }).click()
  await page.waitForURL(/user-group\/safety\?status=open/)
  await page.getByText('1 Vorfall', { exact: true }).waitFor()
  await page.getByText(/^1 offen · 1 in den letzten 7 Tagen$/).waitFor()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: /Ansehen/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Für ein Konto wurde immer wieder ein falsches Passwort eingegeben.').waitFor()
  await dialog.getByText(attacker, { exact: true }).waitFor()
  await dialog.getByText('Falsche Passwörter: 5').waitFor()
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Adresse blockieren' }).click()
  await page.getByText('IP-Adresse blockiert').waitFor()
  await dialog.getByLabel('Notizen').fill('Jonas war es nicht.')
  await dialog.getByRole('button', { name: 'Als gelöst markieren' }).click()
  await page.getByText('Vorfall als gelöst markiert').waitFor()
  await page.getByText('0 Vorfälle', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Filter zurücksetzen' }).first().click()
  await page.getByRole('button', { name: /Ansehen/ }).click()
  await dialog.getByText(/Adresse blockiert \(.*Hanna Berger\)/).waitFor()
  expect(await dialog.getByLabel('Notizen').inputValue()).toBe('Jonas war es nicht.')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.goto('/en/backstage/user-group/safety')
  await page.getByRole('button', { name: /^View: Failed login attack \d+$/ }).waitFor()
  await page.goto('/de/backstage/user-group/safety')

  expect((await guess()).status).toBe(403)
  expect((await fetch(`${site.url}/de`, { headers: { 'x-forwarded-for': attacker } })).status).toBe(200)
  await page.getByRole('button', { name: `Wieder zulassen: ${attacker}` }).click()
  await page.getByText('Keine Adresse ist blockiert.').waitFor()
  await expect.poll(async () => (await guess()).status).not.toBe(403)
  expect(complaints).toEqual([])
})

test('a drill leads to its incident, which is marked as one, and several are resolved with notes', async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/user-group/safety')
  await page.getByRole('button', { name: 'Übung beginnen' }).click()
  await page.getByText('Der Vorfall der Übung steht in der Liste.').waitFor({ timeout: 60_000 })
  await page
    .getByRole('row')
    .filter({ hasText: 'für ein Konto, das es nicht gibt' })
    .getByText('Übung')
    .waitFor()
  await page.getByRole('button', { name: 'Übung beginnen' }).click()
  await page.getByText('Die Übung konnte nicht beginnen').waitFor()
  await page.getByRole('button', { name: 'Ansehen', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Das ist eine Übung.').waitFor()
  await dialog.getByText(/Anmeldung gesperrt, bis .*\(Website\)/).waitFor()
  await sound(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByRole('checkbox', { name: /Viele falsche Passwörter/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Als gelöst markieren' }).click()
  await dialog.getByLabel('Notizen').fill('Nur eine Übung.')
  await dialog.getByRole('button', { name: 'Als gelöst markieren' }).click()
  await page.getByText('Vorfall als gelöst markiert').waitFor()
  await page.getByRole('radiogroup', { name: 'Zeitraum' }).getByText('30 Tage').click()
  await page.getByRole('figure', { name: 'Anmeldungen' }).getByText('Als Tabelle').click()
  await page.goto('/en/backstage/user-group/safety')
  await page.getByRole('heading', { name: 'Drill' }).waitFor()
  await sound(page)
  expect(complaints).toEqual([])
})

test('what cannot be fetched, resolved or blocked is said in words', async () => {
  await guess()
  for (let guesses = 0; guesses < 5; guesses += 1) await guess()
  const { page } = await enter({ browser, site }, 'hanna', '/en/backstage/user-group/safety')
  // The drill of an earlier test has no address to block.
  const real = page.getByRole('row').filter({ hasNotText: 'Drill' })
  await real
    .getByRole('button', { name: /^View: / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Course').waitFor()
  await page.route(/security\/(suspicious-ips|incidents\/\d+\/resolve)$/, route => route.abort())
  await dialog.getByRole('button', { name: 'Block address' }).click()
  await page.getByText(/^Error blocking IP address/).waitFor()
  await dialog.getByRole('button', { name: /Mark as resolved|Save notes/ }).click()
  await page.getByText(/^Error resolving incident/).waitFor()
  await page.route(/security\//, route => route.abort())
  await page.reload()
  await page.getByText('Error fetching security data').first().waitFor()
})

test('on a phone an address is blocked by hand, and a wrong one or the own one is refused in words', async () => {
  const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/user-group/safety', {
    viewport: { width: 375, height: 800 },
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9' },
  })
  const block = page.getByRole('button', { name: 'Adresse blockieren' })
  await address(page).fill('192.0.2.0/24')
  await block.click()
  await page.getByText('Bitte geben Sie eine einzelne IP-Adresse an').waitFor()
  await address(page).fill('203.0.113.9')
  await block.click()
  await page.getByText('Das ist Ihre eigene Adresse').waitFor()
  await address(page).fill('2001:db8:0:7::1')
  await page.getByRole('textbox', { name: 'Grund' }).fill('Formulare')
  await address(page).press('Enter')
  await page.getByText('2001:db8:0:7::/64').waitFor()
  await expect.poll(() => address(page).inputValue()).toBe('')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Wieder zulassen: 2001:db8:0:7::/64' }).click()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByText('2001:db8:0:7::/64').waitFor()
})

test('what somebody changed is found from their record, told in words', async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/info/news/2')
  await german(page).getByLabel('Einleitung').fill('Kurz gesagt.')
  await page.keyboard.press('Control+s')
  await saved(page)
  const name = await page.locator('#content h1').innerText()
  await page.goto('/de/backstage/user-group/user?q=hanna')
  await page
    .getByRole('link', { name: /Berger/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Was diese Person geändert hat' }).click()
  await page.waitForURL(/user-group\/audit\?user=\d+$/)
  const row = page.getByRole('row').filter({ hasText: name }).first()
  await row.getByText('Geändert', { exact: true }).waitFor()
  await row.getByText('Felder: Einleitung (Deutsch)').waitFor()
  await sound(page)
  await page.getByLabel('Täglich per E-Mail an mich').click()
  await page.getByRole('row').filter({ hasText: 'Prüfwert per E-Mail bestellt' }).waitFor()
  await page.goto(`/de/backstage/user-group/audit?q=${encodeURIComponent(name.split(' ')[0] ?? '')}`)
  await page.getByRole('row').filter({ hasText: name }).first().waitFor()
  await page.goto('/en/backstage/user-group/audit')
  await page.getByText('Fields: Teaser (German)').first().waitFor()
  await sound(page)
  await page.getByRole('combobox', { name: 'Action' }).click()
  await page.getByRole('option', { name: 'Changed', exact: true }).click()
  await page.waitForURL(/action=changed/)
  await page.getByRole('row').filter({ hasText: 'Hanna Berger' }).first().getByRole('link').click()
  await page.waitForURL(/\/info\/news\/2$/)
  expect(complaints).toEqual([])
})
