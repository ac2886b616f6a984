import { Secret, TOTP } from 'otpauth'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser, violations, visit } from './browser.ts'
import { inLetter } from './letters.ts'
import { password, type SiteWithDatabase, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter } from './staff.ts'
import { waitForToast } from './toasts.ts'
import { testVariants } from './variants.ts'

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

/** Adds a virtual authenticator to Chromium by the DevTools protocol. */
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
    /** Replaces all credentials by an earlier copy of one. */
    async replace(credential: Awaited<ReturnType<typeof credentials>>[number]) {
      await tools.send('WebAuthn.clearCredentials', { authenticatorId })
      await tools.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}

const words = {
  de: {
    ...{ account: /^Ihr Konto/, logOut: 'Abmelden', logIn: 'Anmelden' },
    ...{ username: 'Benutzername', password: 'Passwort', hello: 'Guten Tag' },
    ...{ addApp: 'App einrichten', appCode: 'Code aus der App', code: 'Code aus Ihrer App' },
    ...{ codes: 'Wiederherstellungscodes', typeBack: 'Tippen Sie einen der Codes ein' },
    ...{ left: 'Noch 10 Wiederherstellungscodes', isOn: 'Der zweite Faktor ist eingeschaltet' },
    ...{ wrong: 'Das hat nicht gepasst', addPasskey: 'Passkey hinzufügen', name: 'Wie soll er heißen?' },
    ...{ confirmBy: 'Mit Passkey bestätigen' },
    ...{ reset: 'Zweiten Faktor entfernen …', ask: 'In 24 Stunden entfernen' },
    ...{ stop: 'Entfernen stoppen', keep: 'Behalten', kept: 'Ihr zweiter Faktor bleibt' },
    nothingLeft: 'Hier gibt es nichts mehr zu stoppen',
  },
  en: {
    ...{ account: /^Your account/, logOut: 'Log out', logIn: 'Log in' },
    ...{ username: 'Username', password: 'Password', hello: 'Welcome' },
    ...{ addApp: 'Set up an app', appCode: 'Code from the app', code: 'Code from your app' },
    ...{ codes: 'Recovery codes', typeBack: 'Type one of the codes' },
    ...{ left: '10 recovery codes left', isOn: 'The second factor is on' },
    ...{ wrong: 'That did not match', addPasskey: 'Add a passkey', name: 'What shall it be called?' },
    ...{ confirmBy: 'Confirm with a passkey' },
    ...{ reset: 'Remove the second factor …', ask: 'Remove in 24 hours' },
    ...{ stop: 'Stop the removal', keep: 'Keep it', kept: 'Your second factor stays' },
    nothingLeft: 'There is nothing left to stop here',
  },
} as const
type Words = (typeof words)['de' | 'en']
const link = /\/(?:de\/zweiter-faktor-behalten|en\/keep-second-factor)\/[\w-]{43}/

// English is tested on a phone.
const both = [
  ['de', 1440],
  ['en', 375],
] as const

async function logOut(page: Page, say: Words): Promise<void> {
  await page.getByRole('button', { name: say.account }).click()
  await page.getByRole('menuitem', { name: say.logOut }).click()
  await page.waitForURL('**/login')
}

async function typePassword(page: Page, say: Words, username: string): Promise<void> {
  await page.getByLabel(say.username).fill(username)
  await page.getByLabel(say.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: say.logIn, exact: true }).click()
}

/** Types one of the displayed recovery codes and returns all of them. */
async function keepCodes(page: Page, say: Words): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: say.codes })
  const codes = (await dialog.locator('pre').textContent())?.split('\n') ?? []
  expect(codes).toHaveLength(10)
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel(say.typeBack).fill(codes[9] ?? '')
  await page.keyboard.press('Enter')
  await waitForToast(page, say.isOn)
  return codes
}

/** Sets up an authenticator app by keyboard and returns the recovery codes. */
async function addApp(page: Page, say: Words): Promise<string[]> {
  await page.getByRole('button', { name: say.addApp }).press('Enter')
  const dialog = page.getByRole('dialog', { name: say.addApp })
  const secret = (await dialog.locator('pre').textContent())?.replaceAll(' ', '') ?? ''
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel(say.appCode).fill('000000')
  await page.keyboard.press('Enter')
  await dialog.getByText(say.wrong).waitFor()
  await dialog.getByLabel(say.appCode).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.keyboard.press('Enter')
  return keepCodes(page, say)
}

testVariants(both)(
  'an app is set up by the keyboard, asked for at the next login, and a recovery code does as well: in %s at %i px',
  async (language, width) => {
    const say = words[language]
    const { page, complaints } = await enter({ browser, site }, 'jonas', `/${language}/backstage/profile`, {
      viewport: { width, height: 1000 },
    })
    const codes = await addApp(page, say)
    await page.getByText(say.left).waitFor()

    await logOut(page, say)
    await typePassword(page, say, 'jonas')
    const code = page.getByLabel(say.code)
    await code.fill('111111')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: say.wrong }).waitFor()
    expect(await violations(page)).toEqual([])
    await code.fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/${language}/backstage$`))
    await page.getByText(`${say.hello}, Jonas Keller`).waitFor()
    expect(complaints.filter(one => !/40[01]|41|42/.test(one))).toEqual([])
  },
)

test('a passkey of a phone is the second step, and logs in without a password', {
  tags: 'nightly',
}, async () => {
  const say = words.en
  const isIn = /\/en\/backstage$/
  const { page } = await enter({ browser, site }, 'mira', '/en/backstage/profile', {
    viewport: { width: 375, height: 1000 },
  })
  const device = await deviceOf(page)
  await page.getByRole('button', { name: say.addPasskey }).click()
  await page.getByLabel(say.name).fill('Notebook')
  await page.keyboard.press('Enter')
  await keepCodes(page, say)
  await page.getByText('never used · also logs in without a password').waitFor()
  expect(await device.credentials()).toHaveLength(1)

  await page.getByRole('button', { name: 'Rename: Notebook' }).press('Enter')
  await page.getByLabel(say.name).fill('Laptop im Labor')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Rename: Laptop im Labor' }).waitFor()

  await logOut(page, say)
  await typePassword(page, say, 'mira')
  await page.getByRole('button', { name: say.confirmBy }).click()
  await page.waitForURL(isIn)

  await logOut(page, say)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(isIn)
  await page.getByText(`${say.hello}, Mira`).waitFor()

  // A copy of the passkey has an older counter.
  const [credential] = await device.credentials()
  if (!credential) throw new Error('The device has no passkey.')
  await device.replace({ ...credential, signCount: 0 })
  await logOut(page, say)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('link', { name: say.wrong }).waitFor()
  const { rows } = await site.database.pool.query(
    `select details from incidents where cause = 'passkeyCounter'`,
  )
  expect(rows).toEqual([{ details: { device: 'Laptop im Labor' } }])
})

test.each(both)(
  'an administrator asks to remove a second factor, and its owner keeps it by the link of the letter: in %s at %i px',
  { tags: 'nightly' },
  async (language, width) => {
    const say = words[language]
    const { pool } = site.database
    const found = await pool.query(
      `update users set locale = '${language}' where username = 'jonas' returning id, email`,
    )
    const [{ id, email }] = found.rows
    await pool.query(
      `insert into second_factors (user_id, created_at, on_since) values (${id}, now(), now())`,
    )
    const { page } = await enter({ browser, site }, 'hanna', `/${language}/backstage/user-group/user/${id}`, {
      viewport: { width, height: 1000 },
    })
    await page.getByRole('button', { name: say.reset }).press('Enter')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: say.ask }).press('Enter')
    await page.getByRole('button', { name: say.stop }).waitFor()
    const keep = await inLetter(site, email, link)
    await page.goto(keep)
    await page.getByRole('button', { name: say.keep }).press('Enter')
    await page.getByText(say.kept).waitFor()
    await sound(page)
    await page.goto(keep)
    await page.getByText(say.nothingLeft).waitFor()
  },
)

test('a security key that asks for no PIN is a second step, and no login of its own', {
  tags: 'nightly',
}, async () => {
  const say = words.de
  const { page } = await enter({ browser, site }, 'mira', '/de/backstage/profile')
  await deviceOf(page, {
    transport: 'usb',
    hasUserVerification: false,
    isUserVerified: false,
    hasResidentKey: false,
  })
  await page.getByRole('button', { name: say.addPasskey }).click()
  await page.getByLabel(say.name).fill('Schlüssel')
  await page.keyboard.press('Enter')
  await keepCodes(page, say)
  await page.getByText('noch nie benutzt', { exact: true }).waitFor()
  await page.context().clearCookies()
  await page.goto('/de/login')
  await typePassword(page, say, 'mira')
  await page.getByRole('button', { name: say.confirmBy }).click()
  await page.waitForURL(/\/de\/backstage$/)
})

test('a dangerous action asks for proof first, and then continues', { tags: 'nightly' }, async () => {
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

test('after two weeks without a second factor its setup comes first, and then backstage opens', {
  tags: 'nightly',
}, async () => {
  await site.database.pool.query(
    `update roles set requires_second_factor = true, second_factor_required_at = now() - interval '15 days' where name = 'newsEditor'`,
  )
  await site.database.pool.query(`update users set created_at = now() - interval '16 days'`)
  const { page } = await visit(browser, site.url, { viewport: { width: 375, height: 800 } })
  await page.context().request.post('/api/v1/auth/login', { data: { username: 'jonas', password } })
  await page.goto('/de/backstage/info/news')
  await page.getByRole('heading', { name: 'Bitte richten Sie einen zweiten Faktor ein' }).waitFor()
  await addApp(page, words.de)
  await page.getByText('Guten Tag, Jonas Keller').waitFor()
  await waitForToast(page, words.de.isOn) // still there after a reload
})
