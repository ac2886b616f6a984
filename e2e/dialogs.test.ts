import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffOf } from './api.ts'
import { openBrowser, violations } from './browser.ts'
import { getsFocus } from './editor-tasks/hands.ts'
import { type Site, startSite } from './site.ts'
import { enter } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

test('whom staff enter by hand they find, mend, cancel and put back; nothing typed is lost by Escape or a click', async () => {
  const ask = await staffOf(site, 'hanna')
  const { body } = await ask<{ rows: { id: number; registrationState: string | null }[] }>(
    'GET',
    '/backstage/event',
  )
  const event = body.rows.find(({ registrationState }) => registrationState === 'open')
  const path = `/en/backstage/info/event/registration/${event?.id}`
  const viewport = { width: 1440, height: 900 }
  const { page } = await enter({ browser, site }, 'hanna', path, { viewport, colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Add by hand' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add by hand' })
  const field = dialog.getByLabel('Given name')
  await getsFocus(field)
  expect(await violations(page)).toEqual([])
  await page.keyboard.type('Ada')
  await page.mouse.click(720, 895)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('Ada')
  // What does it stands at the right, as in every dialog.
  const button = await dialog.locator('button[type=submit]').boundingBox()
  const input = await field.boundingBox()
  expect(Math.round((button?.x ?? 0) + (button?.width ?? 0))).toBe(
    Math.round((input?.x ?? 0) + (input?.width ?? 0)),
  )
  expect(button?.width).toBeLessThan(200)

  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  await add.click()
  await dialog.getByRole('link', { name: 'E-mail address: Please fill this in.' }).click()
  const email = dialog.getByLabel('E-mail address')
  await getsFocus(email)
  await page.keyboard.type('ada')
  await dialog.getByLabel('Family name').fill('Lovelace')
  await dialog.getByLabel('Institution').fill('Analytical Society')
  const city = dialog.getByLabel('City')
  expect(await describing(city)).toEqual(['Please fill this in.'])
  expect(await violations(page)).toEqual([])
  await city.fill('London')
  await add.click()
  // A single field that is wrong says so by itself.
  await getsFocus(email)
  expect(await describing(email)).toEqual([
    'Please enter a valid e-mail address, for example name@example.org.',
  ])
  expect(await dialog.getByRole('link').count()).toBe(0)
  expect(await describing(city)).toEqual([])
  await email.fill('ada@example.org')
  await add.click()
  await page.getByRole('button', { name: 'Lovelace, Ada' }).click()
  const opened = page.getByRole('dialog', { name: 'Ada Lovelace' })
  await opened.getByLabel('City').fill('Ockham')
  await opened.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Details changed').waitFor()
  await page.getByRole('button', { name: 'Cancel registration: Ada Lovelace' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).click()
  await page.getByRole('button', { name: 'Put the registration back: Ada Lovelace' }).click()
  await page.getByText(/^Registration put back: Ada Lovelace/).waitFor()
})

/** What stands below a field and is read out with it. */
function describing(field: Locator): Promise<(string | null)[]> {
  return field.evaluate(element =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter(Boolean)
      .map(id => document.getElementById(id)?.textContent ?? null),
  )
}

test('a letter of the outbox is shown under its subject', { tags: 'nightly' }, async () => {
  const ask = await staffOf(site, 'hanna')
  const { body } = await ask<{ rows: { id: number; firstName: string }[] }>(
    'GET',
    '/backstage/user-group/user?limit=100',
  )
  const jonas = body.rows.find(({ firstName }) => firstName === 'Jonas')
  await ask('PATCH', `/backstage/user-group/user/password-reset/${jonas?.id}`, {})
  const isWritten = async () => {
    const mails = await ask<{ rows: { subject: string }[] }>('GET', '/backstage/mail?limit=100')
    return mails.body.rows.some(({ subject }) => subject.includes('Passwort'))
  }
  await expect.poll(isWritten).toBe(true)
  const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/mail')
  const letter = page.getByRole('button', { name: /^Ansehen: .*Passwort/ }).first()
  await letter.click()
  await page.getByRole('dialog', { name: /Passwort/ }).waitFor()
})
