import { Secret, TOTP } from 'otpauth'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser, violations, visit } from './browser.ts'
import { password, type SiteWithDatabase, startSite } from './site.ts'
import { enter } from './staff.ts'

let site: SiteWithDatabase
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))
beforeEach(async () => {
  await site.database.pool.query(
    'delete from second_factors; delete from incidents; update roles set requires_second_factor = false',
  )
})

/** The device that Chromium asks, as the protocol of its tools makes one. */
async function deviceOf(page: Page, options: object = {}) {
  const tools: CDPSession = await page.context().newCDPSession(page)
  await tools.send('WebAuthn.enable')
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true, ...options },
    },
  })
  const credentials = async () =>
    (await tools.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  return {
    credentials,
    /** Puts one credential back as a copy that was made before. */
    async replace(credential: Awaited<ReturnType<typeof credentials>>[number]) {
      await tools.send('WebAuthn.clearCredentials', { authenticatorId })
      await tools.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}

const panel = (page: Page) => page.getByRole('heading', { name: 'Zweiter Faktor', exact: true })

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Ihr Konto/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await page.waitForURL('**/login')
}

async function typePassword(page: Page, username: string): Promise<void> {
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** Types back one of the codes that are shown, and gives all. */
async function keepCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Wiederherstellungscodes' })
  const codes = (await dialog.locator('pre').textContent())?.split('\n') ?? []
  expect(codes).toHaveLength(10)
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('Tippen Sie einen der Codes ein').fill(codes[9] ?? '')
  await page.keyboard.press('Enter')
  await page.getByText('Der zweite Faktor ist eingeschaltet').waitFor()
  return codes
}

test('an app is set up by the keyboard, asked for at the next login, and a recovery code does as well', async () => {
  const { page, complaints } = await enter({ browser, site }, 'jonas', '/de/backstage/profile')
  await panel(page).waitFor()
  const add = page.getByRole('button', { name: 'App einrichten' })
  await add.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'App einrichten' })
  const secret = (await dialog.locator('pre').textContent())?.replaceAll(' ', '') ?? ''
  expect(await violations(page)).toEqual([])
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await dialog.getByLabel('Code aus der App').fill('000000')
  await page.keyboard.press('Enter')
  await dialog.getByText('Das hat nicht gepasst').waitFor()
  await dialog.getByLabel('Code aus der App').fill(app.generate())
  await page.keyboard.press('Enter')
  const codes = await keepCodes(page)
  await page.getByText('Noch 10 Wiederherstellungscodes').waitFor()

  await logOut(page)
  await typePassword(page, 'jonas')
  const code = page.getByLabel('Code aus Ihrer App')
  await code.fill('111111')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /Das hat nicht gepasst/ }).waitFor()
  expect(await violations(page)).toEqual([])
  await code.fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/de\/backstage$/)
  await page.getByText('Guten Tag, Jonas Keller').waitFor()
  expect(complaints.filter(one => !/40[01]|41|42/.test(one))).toEqual([])
})

test('a passkey of the computer is the second step, and logs in without a password', async () => {
  const { page } = await enter({ browser, site }, 'mira', '/de/backstage/profile')
  const device = await deviceOf(page)
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  await page.getByLabel('Wie soll er heißen?').fill('Notebook')
  await page.keyboard.press('Enter')
  await keepCodes(page)
  await page.getByText('noch nie benutzt · meldet auch ohne Passwort an').waitFor()
  expect(await device.credentials()).toHaveLength(1)

  await page.getByRole('button', { name: 'Umbenennen: Notebook' }).press('Enter')
  await page.getByLabel('Wie soll er heißen?').fill('Laptop im Labor')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Umbenennen: Laptop im Labor' }).waitFor()

  await logOut(page)
  await typePassword(page, 'mira')
  await page.getByRole('button', { name: 'Mit Passkey bestätigen' }).click()
  await page.waitForURL(/\/de\/backstage$/)

  await logOut(page)
  await page.getByRole('button', { name: 'Passkey verwenden' }).click()
  await page.waitForURL(/\/de\/backstage$/)
  await page.getByText('Guten Tag, Mira').waitFor()

  // Somebody has a copy of it from before: its counter is behind.
  const [credential] = await device.credentials()
  if (!credential) throw new Error('The device has no passkey.')
  await device.replace({ ...credential, signCount: 0 })
  await logOut(page)
  await page.getByRole('button', { name: 'Passkey verwenden' }).click()
  await page.getByRole('link', { name: /Das hat nicht gepasst/ }).waitFor()
  const { rows } = await site.database.pool.query(
    `select details from incidents where cause = 'passkeyCounter'`,
  )
  expect(rows).toEqual([{ details: { device: 'Laptop im Labor' } }])
})

test('a security key that asks for no PIN is a second step, and no login of its own', async () => {
  const { page } = await enter({ browser, site }, 'mira', '/en/backstage/profile')
  await deviceOf(page, {
    transport: 'usb',
    hasUserVerification: false,
    isUserVerified: false,
    hasResidentKey: false,
  })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('What shall it be called?').fill('Key')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Recovery codes' })
  const codes = (await dialog.locator('pre').textContent())?.split('\n') ?? []
  await dialog.getByLabel('Type one of the codes').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.getByText('never used', { exact: true }).waitFor()
  await page.context().clearCookies()
  await page.goto('/en/login')
  await page.getByLabel('Username').fill('mira')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm with a passkey' }).click()
  await page.waitForURL(/\/en\/backstage$/)
})

test('before a dangerous act somebody is asked again, and the very request goes on', async () => {
  const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/user-group/safety')
  await site.database.pool.query(`update sessions set proved_at = now() - interval '11 minutes'`)
  await page.getByLabel('IP-Adresse').fill('192.0.2.99')
  await page.getByRole('button', { name: 'Adresse blockieren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sind Sie es?' })
  await dialog.getByLabel('Passwort', { exact: true }).fill('falsch')
  await page.keyboard.press('Enter')
  await dialog.getByRole('link', { name: /Passwort/ }).waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('Passwort', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByText('IP-Adresse blockiert').waitFor()
  await dialog.waitFor({ state: 'hidden' })
})

test('who has let the two weeks pass sets it up first, and finds everything again', async () => {
  await site.database.pool.query(
    `update roles set requires_second_factor = true, second_factor_required_at = now() - interval '15 days' where name = 'newsEditor'`,
  )
  await site.database.pool.query(`update users set created_at = now() - interval '16 days'`)
  const { page } = await visit(browser, site.url, { viewport: { width: 375, height: 800 } })
  await page.context().request.post('/api/v1/auth/login', { data: { username: 'jonas', password } })
  await page.goto('/de/backstage/info/news')
  await page.getByRole('heading', { name: 'Bitte richten Sie einen zweiten Faktor ein' }).waitFor()
  await page.getByRole('button', { name: 'App einrichten' }).click()
  const dialog = page.getByRole('dialog', { name: 'App einrichten' })
  const secret = (await dialog.locator('pre').textContent())?.replaceAll(' ', '') ?? ''
  await dialog.getByLabel('Code aus der App').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.keyboard.press('Enter')
  await keepCodes(page)
  await page.getByText('Guten Tag, Jonas Keller').waitFor()
  expect(await page.getByText('Der zweite Faktor ist eingeschaltet').isVisible()).toBe(true)
})
