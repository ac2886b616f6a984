import type { Browser } from 'playwright-core'
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

test('staff add a registration by hand, find, edit, cancel and restore it', { tags: 'nightly' }, async () => {
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
  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  await dialog.getByLabel('Family name').fill('Lovelace')
  await dialog.getByLabel('Institution').fill('Analytical Society')
  await dialog.getByLabel('City').fill('London')
  await dialog.getByLabel('E-mail address').fill('ada@example.org')
  await add.click()
  await page.getByRole('button', { name: 'Lovelace, Ada' }).click()
  const opened = page.getByRole('dialog', { name: 'Ada Lovelace' })
  await opened.getByLabel('City').fill('Ockham')
  await opened.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Details changed').waitFor()
  await page.getByRole('button', { name: 'Cancel registration: Ada Lovelace' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).click()
  await page.getByRole('button', { name: 'Restore the registration: Ada Lovelace' }).click()
  await page.getByText(/^Registration restored: Ada Lovelace/).waitFor()
})

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
