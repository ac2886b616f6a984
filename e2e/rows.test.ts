import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostContacts } from '../contract/people/contacts.ts'
import { staffOf } from './api.ts'
import { openBrowser, violations } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter, german } from './staff.ts'

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

const place = (name: string) => (scope: Locator) => scope.getByPlaceholder(name, { exact: true })
const words = (fields: Locator) => fields.evaluateAll(all => all.map(one => (one as HTMLInputElement).value))
const open = (path: string, options = {}) =>
  enter({ browser, site }, 'hanna', `/de/backstage/${path}`, options)

interface List {
  /** Container of the rows and the button. */
  scope: Locator
  /** Label of the rows, without their number. */
  name: string
  add: string
  /** First field of each row. */
  field: (scope: Locator) => Locator
}

/**
 * Adds two rows, moves one, removes the first and restores it, and checks each time that the other rows stay
 * unchanged.
 */
async function exercise(page: Page, { scope, name, add, field }: List) {
  const fields = field(scope)
  const before = await words(fields)
  for (const [n, typed] of ['Neu', 'Neuer'].entries()) {
    await scope.getByRole('button', { name: add }).click()
    await expect.poll(() => fields.count()).toBe(before.length + n + 1)
    await fields.last().fill(typed)
  }
  expect(await words(fields)).toEqual([...before, 'Neu', 'Neuer'])
  const last = scope.getByRole('button', { name: `Verschieben: ${name} ${before.length + 2}`, exact: true })
  await last.press('ArrowUp')
  const moved = [...before, 'Neuer', 'Neu']
  await expect.poll(() => words(fields)).toEqual(moved)
  const gone = scope.getByRole('button', { name: `Entfernen: ${name} 1`, exact: true })
  await gone.click()
  await expect.poll(() => words(fields)).toEqual(moved.slice(1))
  const undo = page.getByRole('alert').getByRole('button', { name: 'Rückgängig' })
  await undo.click()
  await expect.poll(() => words(fields)).toEqual(moved)
  await undo.waitFor({ state: 'detached' })
}

test('a station without a year is not lost: it is refused beside its field', {
  tags: 'nightly',
}, async () => {
  const { page } = await open('user-group/user/1')
  const cv = german(page)
  await cv.getByRole('button', { name: 'Station hinzufügen' }).click()
  await cv.getByPlaceholder('Was', { exact: true }).last().fill('Gastaufenthalt')
  await page.keyboard.press('Control+s')
  await page.getByText('Das Jahr fehlt.').first().waitFor()
  await expect
    .poll(() => cv.getByPlaceholder('Was', { exact: true }).last().inputValue())
    .toBe('Gastaufenthalt')
  await expect.poll(() => page.getByText('Alles gespeichert').count()).toBe(0)
  await cv.getByPlaceholder('Von', { exact: true }).last().fill('2024')
  await page.keyboard.press('Control+s')
  await page.getByText('Alles gespeichert').waitFor()
})

test('profiles and terms are added, moved, removed and put back', { tags: 'nightly' }, async () => {
  const { page, complaints } = await open('user-group/user/2')
  await german(page).getByPlaceholder('Was', { exact: true }).first().waitFor()
  await exercise(page, {
    ...{ scope: page.locator('#content'), name: 'Profil', add: 'Eintrag hinzufügen' },
    field: place('Kennung oder Name'),
  })
  const addProfile = page.getByRole('button', { name: 'Eintrag hinzufügen' })
  const profiles = page.getByPlaceholder('Kennung oder Name', { exact: true })
  for (let n = await profiles.count(); n < mostContacts; n += 1) await addProfile.click()
  await page.getByText('Höchstens 12 Einträge sind möglich.').waitFor()
  await expect.poll(() => addProfile.isDisabled()).toBe(true)
  await exercise(page, {
    ...{ scope: page.locator('#content'), name: 'Amtszeit', add: 'Gremium hinzufügen' },
    field: scope => scope.getByRole('group', { name: /^Amtszeit/ }).getByPlaceholder('Bis', { exact: true }),
  })
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('programme entries are added, moved, removed and restored', { tags: 'nightly' }, async () => {
  const { page, complaints } = await open('info/event/create')
  await exercise(page, {
    ...{ scope: page.locator('#content'), name: 'Programmpunkt', add: 'Programmpunkt hinzufügen' },
    field: scope => scope.getByRole('textbox', { name: 'Titel (Deutsch)', exact: true }),
  })
  expect(complaints).toEqual([])
})

test('pictures of a lecture are moved by the menu of their handle, removed and put back', {
  tags: 'nightly',
}, async () => {
  const ask = await staffOf(site, 'hanna')
  const { body: files } = await ask<{ rows: { id: number; name: string }[] }>(
    'GET',
    '/backstage/file-manager/files?folder=demo&kind=image&limit=3',
  )
  const { body: lecture } = await ask<{ version: number }>('GET', '/backstage/hahn-lecture/1')
  const pictureIds = files.rows.map(({ id }) => id)
  await ask('PATCH', '/backstage/hahn-lecture/1', { version: lecture.version, pictureIds })
  const { page, complaints } = await open('info/hahn-lecture/1')
  const names = () => page.getByRole('group', { name: /^Bild \d$/ }).allTextContents()
  const [first = '', second = '', third = ''] = files.rows.map(({ name }) => name)
  await expect.poll(names).toEqual([first, second, third])
  await page.getByRole('button', { name: 'Verschieben: Bild 1' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Nach unten' }).press('Enter')
  await expect.poll(names).toEqual([second, first, third])
  await expect.poll(() => focused(page)).toBe('Verschieben: Bild 2')
  await page.getByRole('button', { name: 'Entfernen: Bild 1' }).click()
  await expect.poll(names).toEqual([first, third])
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(names).toEqual([second, first, third])
  expect(complaints).toEqual([])
})

test('a moved word of a list is shown at its new place at once, and is stored there', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await open('user-group/lookup?list=position')
  const names = () => words(page.locator('[data-row] input[lang=de]'))
  await expect.poll(async () => (await names()).length).toBeGreaterThan(2)
  const [first = '', second = '', ...others] = await names()
  const answer = page.waitForResponse(response => response.request().method() !== 'GET')
  await page.getByRole('button', { name: `Verschieben: ${first}` }).press('ArrowDown')
  await expect.poll(names).toEqual([second, first, ...others])
  expect((await answer).ok()).toBe(true)
  await expect.poll(() => focused(page)).toBe(`Verschieben: ${first}`)
  await page.reload()
  await expect.poll(names).toEqual([second, first, ...others])
  expect(complaints).toEqual([])
})

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
