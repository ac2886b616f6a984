import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contrastViolations, openBrowser, violations } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter, german, saved } from './staff.ts'
import { testVariants } from './variants.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

/** Sends a wrong login from an internet address, through the proxy. */
const guess = (username = 'jonas', attacker = '198.51.100.7') =>
  fetch(`${site.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': attacker, origin: site.url },
    body: JSON.stringify({ username, password: 'geraten' }),
  })
const address = (page: Page) => page.getByRole('textbox', { name: 'IP-Adresse' })

const words = {
  de: {
    ...{ waiting: 'Offene Sicherheitsvorfälle', one: '1 Vorfall', none: '0 Vorfälle' },
    ...{ figures: /^1 offen · \d in den letzten 7 Tagen$/, view: /^Ansehen: / },
    cause: 'Für ein Konto wurde immer wieder ein falsches Passwort eingegeben.',
    ...{ count: 'Falsche Passwörter: 5', block: 'Adresse blockieren', blocked: 'IP-Adresse blockiert' },
    ...{ notes: 'Notizen', resolve: 'Als gelöst markieren', resolved: 'Vorfall als gelöst markiert' },
    ...{ resetFilters: 'Filter zurücksetzen', step: /Adresse blockiert \(.*Hanna Berger\)/ },
    ...{ release: 'Wieder zulassen', noAddress: 'Keine Adresse ist blockiert.' },
  },
  en: {
    ...{ waiting: 'Open security incidents', one: '1 incident', none: '0 incidents' },
    ...{ figures: /^1 open · \d in the last 7 days$/, view: /^View: / },
    cause: 'A wrong password was entered for an account again and again.',
    ...{ count: 'Wrong passwords: 5', block: 'Block address', blocked: 'IP blocked' },
    ...{ notes: 'Notes', resolve: 'Mark as resolved', resolved: 'Incident marked as resolved' },
    ...{ resetFilters: 'Reset the filters', step: /Address blocked \(.*Hanna Berger\)/ },
    ...{ release: 'Allow again', noAddress: 'No address is blocked.' },
  },
} as const

testVariants([
  ['de', 1440, 'jonas', '198.51.100.7'],
  ['en', 1024, 'mira', '198.51.100.9'],
] as const)(
  'an attack on an account leads from the overview to its incident, its end and a blocked address: in %s at %i px',
  async (language, width, username, attacker) => {
    const say = words[language]
    for (let guesses = 0; guesses < 6; guesses += 1) await guess(username, attacker)
    const { page, complaints } = await enter({ browser, site }, 'hanna', `/${language}/backstage`, {
      viewport: { width, height: 1000 },
    })
    await page.getByRole('link', { name: say.waiting }).click()
    await page.waitForURL(/user-group\/safety\?status=open/)
    await page.getByText(say.one, { exact: true }).waitFor()
    await page.getByText(say.figures).waitFor()
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: say.view }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say.cause).waitFor()
    await dialog.getByText(attacker, { exact: true }).waitFor()
    await dialog.getByText(say.count).waitFor()
    expect(await violations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await contrastViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: say.block }).click()
    await page.getByText(say.blocked).waitFor()
    await dialog.getByLabel(say.notes).fill('Das Konto gehört jemand anderem.')
    await dialog.getByRole('button', { name: say.resolve }).press('Enter')
    await page.getByText(say.resolved).waitFor()
    await page.getByText(say.none, { exact: true }).waitFor()

    await page.getByRole('button', { name: say.resetFilters }).first().click()
    await page.getByRole('button', { name: say.view }).first().click()
    await dialog.getByText(say.step).waitFor()
    await expect
      .poll(() => dialog.getByLabel(say.notes).inputValue())
      .toBe('Das Konto gehört jemand anderem.')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    expect((await guess(username, attacker)).status).toBe(403)
    expect((await fetch(`${site.url}/de`, { headers: { 'x-forwarded-for': attacker } })).status).toBe(200)
    await page.getByRole('button', { name: `${say.release}: ${attacker}` }).click()
    await page.getByText(say.noAddress).waitFor()
    await expect.poll(async () => (await guess(username, attacker)).status).not.toBe(403)
    expect(complaints).toEqual([])
  },
)

test('a drill creates a marked incident, and an incident is resolved with notes', {
  tags: 'nightly',
}, async () => {
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
  await page.goto('/en/backstage/user-group/safety')
  await page.getByRole('heading', { name: 'Drill' }).waitFor()
  await page
    .getByRole('checkbox', { name: /Failed login attack/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  await dialog.getByLabel('Notes').fill('Only a drill.')
  await dialog.getByRole('button', { name: 'Mark as resolved' }).click()
  await page.getByText('Incident marked as resolved').waitFor()
  await page.getByRole('radiogroup', { name: 'Period' }).getByText('30 days').click()
  await page.getByRole('figure', { name: 'Logins' }).getByText('As a table').click()
  await sound(page)
  expect(complaints).toEqual([])
})

test('errors of fetching, resolving and blocking are shown', { tags: 'nightly' }, async () => {
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
  await dialog.getByRole('region', { name: /^Error resolving incident/ }).waitFor()
  await page.route(/security\//, route => route.abort())
  await page.reload()
  await page.getByText('Error fetching security data').first().waitFor()
})

test('on a phone an address is blocked by hand, and a wrong one or the own one is refused in words', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/user-group/safety', {
    viewport: { width: 375, height: 800 },
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9' },
  })
  const block = page.getByRole('button', { name: 'Adresse blockieren' })
  await address(page).fill('192.0.2.0/24')
  await block.click()
  await page.getByText(/^Bitte geben Sie eine einzelne IP-Adresse an/).waitFor()
  await expect.poll(() => address(page).evaluate(field => field === document.activeElement)).toBe(true)
  await expect.poll(() => address(page).getAttribute('aria-invalid')).toBe('true')
  await address(page).fill('203.0.113.9')
  await block.click()
  await page.getByText('Das ist Ihre eigene Adresse').waitFor()
  await address(page).fill('2001:db8:0:7::1')
  await page.getByRole('textbox', { name: 'Grund' }).fill('Formulare')
  await address(page).press('Enter')
  await page.getByText('2001:db8:0:7::/64').waitFor()
  await expect.poll(() => address(page).inputValue()).toBe('')
  await expect.poll(() => address(page).getAttribute('aria-invalid')).toBeNull()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Wieder zulassen: 2001:db8:0:7::/64' }).click()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByText('2001:db8:0:7::/64').waitFor()
})

test('the audit log of a person is opened from their record, and describes the changes', {
  tags: 'nightly',
}, async () => {
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
