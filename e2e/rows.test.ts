import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostContacts } from '../contract/people/contacts.ts'
import { staffOf } from './api.ts'
import { openBrowser, violations } from './browser.ts'
import { dragByFinger, dragByMouse } from './dragging.ts'
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
  /** Where its rows and its button are. */
  scope: Locator
  /** What its rows are called, before their number. */
  name: string
  add: string
  /** What is typed into first. */
  field: (scope: Locator) => Locator
}

/** Adds a row, moves it, removes the first and puts it back: each time every other row stays what it is. */
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

test('the first station of a CV is removed, and the others stay as they are', {
  tags: 'nightly',
}, async () => {
  const { page } = await open('user-group/user/1')
  const cv = german(page)
  const events = cv.getByPlaceholder('Was', { exact: true })
  await events.first().waitFor()
  const before = await words(events)
  expect(before.length).toBeGreaterThan(2)
  await cv.getByRole('button', { name: 'Entfernen: Station 1', exact: true }).press('Enter')
  expect(await words(events)).toEqual(before.slice(1))
  await page.keyboard.press('Tab')
  expect(await words(events)).toEqual(before.slice(1))
})

test('a station without a year is not lost: it is refused beside its field', {
  tags: 'nightly',
}, async () => {
  const { page } = await open('user-group/user/1')
  const cv = german(page)
  await cv.getByRole('button', { name: 'Station hinzufügen' }).click()
  await cv.getByPlaceholder('Was', { exact: true }).last().fill('Gastaufenthalt')
  await page.keyboard.press('Control+s')
  await page.getByText('Das Jahr fehlt.').first().waitFor()
  expect(await cv.getByPlaceholder('Was', { exact: true }).last().inputValue()).toBe('Gastaufenthalt')
  expect(await page.getByText('Alles gespeichert').count()).toBe(0)
  await cv.getByPlaceholder('Von', { exact: true }).last().fill('2024')
  await page.keyboard.press('Control+s')
  await page.getByText('Alles gespeichert').waitFor()
})

test('what is undone in an answer that was moved is its own', { tags: 'nightly' }, async () => {
  const { page } = await open('info/page-content/create')
  await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
  await page.getByRole('menuitem', { name: 'Fragen und Antworten' }).click()
  await page.getByRole('button', { name: 'Eintrag hinzufügen' }).click()
  const answers = page.getByRole('textbox', { name: 'Antwort (Deutsch)' })
  await answers.nth(0).pressSequentially('Erste Antwort.')
  await answers.nth(1).pressSequentially('Zweite Antwort.')
  await page.getByRole('button', { name: 'Nach unten: Eintrag 1' }).click()
  expect(await answers.allTextContents()).toEqual(['Zweite Antwort.', 'Erste Antwort.'])
  await answers.nth(0).press('Control+z')
  expect(await answers.nth(0).textContent()).not.toContain('Erste')
  expect(await answers.nth(1).textContent()).toBe('Erste Antwort.')
})

test('stations are added, moved, removed and put back', async () => {
  const { page, complaints } = await open('user-group/user/2')
  await german(page).getByPlaceholder('Was', { exact: true }).first().waitFor()
  await exercise(page, {
    ...{ scope: german(page), name: 'Station', add: 'Station hinzufügen', field: place('Was') },
  })
  expect(complaints).toEqual([])
})

test('profiles and terms likewise', { tags: 'nightly' }, async () => {
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
  expect(await addProfile.isDisabled()).toBe(true)
  await exercise(page, {
    ...{ scope: page.locator('#content'), name: 'Amtszeit', add: 'Gremium hinzufügen' },
    field: scope => scope.getByRole('group', { name: /^Amtszeit/ }).getByPlaceholder('Bis', { exact: true }),
  })
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test.each([
  ['projects of a group', 'user-group/group/create', 'Projekt', 'Projekt hinzufügen', 'Titel (Deutsch)'],
  ['a programme', 'info/event/create', 'Programmpunkt', 'Programmpunkt hinzufügen', 'Titel (Deutsch)'],
])(
  '%s: rows are added, moved, removed and put back',
  { tags: 'nightly' },
  async (_, path, name, add, label) => {
    const { page, complaints } = await open(path)
    const field = (scope: Locator) => scope.getByRole('textbox', { name: label, exact: true })
    await exercise(page, { scope: page.locator('#content'), name, add, field })
    expect(complaints).toEqual([])
  },
)

test('what a refused save said of an entry goes along when the entry is moved', {
  tags: 'nightly',
}, async () => {
  const { page } = await open('info/event/create')
  const title = (n: number) =>
    page.getByRole('group', { name: `Programmpunkt ${n}` }).getByLabel('Titel (Deutsch)')
  const refused = () => Promise.all([1, 2].map(n => title(n).getAttribute('aria-invalid')))
  for (const n of [1, 2]) {
    await page.getByRole('button', { name: 'Programmpunkt hinzufügen' }).click()
    await title(n).waitFor()
  }
  await title(1).fill('Einlass')
  await page.keyboard.press('Control+s')
  await expect.poll(refused).toEqual([null, 'true'])
  await page.getByRole('button', { name: 'Nach oben: Programmpunkt 2' }).click()
  await expect.poll(refused).toEqual(['true', null])
  expect(await title(2).inputValue()).toBe('Einlass')
})

test('answers to the question of an event, and entries of a part, likewise', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await open('info/event/create')
  await page.getByRole('switch', { name: 'Mit Anmeldung' }).check({ force: true })
  await page.getByRole('combobox', { name: 'Eigene Frage' }).click()
  await page.getByRole('option', { name: 'Auswahl' }).click()
  await exercise(page, {
    ...{ scope: page.locator('#content'), name: 'Antwort', add: 'Antwort hinzufügen' },
    field: scope => scope.getByLabel(/^Antwort \d \(Deutsch\)$/),
  })
  expect(await violations(page)).toEqual([])
  await page.goto('/de/backstage/info/page-content/create')
  await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
  await page.getByRole('menuitem', { name: 'Zeitleiste' }).click()
  await exercise(page, {
    ...{ scope: page.locator('#content'), name: 'Eintrag', add: 'Eintrag hinzufügen' },
    field: scope => scope.getByRole('group', { name: /^Eintrag/ }).getByLabel('Titel (Deutsch)'),
  })
  expect(complaints).toEqual([])
})

test('lines pasted into an option become options, which a mouse, a finger and a key put in order', async () => {
  const { page, complaints } = await open('info/poll/create', {
    viewport: { width: 375, height: 2200 },
    hasTouch: true,
  })
  await page.getByRole('button', { name: 'Antwort hinzufügen' }).click()
  const labels = page.getByRole('textbox', { name: 'Antwort (Deutsch)', exact: true })
  await paste(labels.first(), 'Kopf\nKnie\n\nHerz\n')
  await expect.poll(() => words(labels)).toEqual(['Kopf', 'Knie', 'Herz'])
  const grip = (n: number) => page.getByRole('button', { name: `Verschieben: Antwort ${n}` })
  await dragByFinger(page, grip(1), grip(2), 'Platz 2 von 3')
  await expect.poll(() => words(labels)).toEqual(['Knie', 'Kopf', 'Herz'])
  await page.getByText('Verschoben auf Platz 2 von 3').waitFor({ state: 'attached' })
  await dragByMouse(page, grip(3), grip(1), 'Platz 1 von 3')
  await expect.poll(() => words(labels)).toEqual(['Herz', 'Knie', 'Kopf'])
  await grip(2).press('ArrowUp')
  await expect.poll(() => words(labels)).toEqual(['Knie', 'Herz', 'Kopf'])
  await expect.poll(() => focused(page)).toBe('Verschieben: Antwort 1')
  await page.getByRole('button', { name: 'Nach unten: Antwort 2' }).press('Enter')
  // At the end there is no further down: the way back has the focus.
  await expect.poll(() => focused(page)).toBe('Nach oben: Antwort 3')
  await page.getByRole('button', { name: 'Entfernen: Antwort 1' }).press('Enter')
  await expect.poll(() => focused(page)).toBe('Entfernen: Antwort 1')
  await expect.poll(() => words(labels)).toEqual(['Kopf', 'Herz'])
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => words(labels)).toEqual(['Knie', 'Kopf', 'Herz'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  expect(complaints).toEqual([])
})

test('pictures of a lecture are moved by the menu of their handle, removed and put back', {
  tags: 'nightly',
}, async () => {
  const ask = await staffOf(site, 'hanna')
  const { body: files } = await ask<{ rows: { id: number }[] }>(
    'GET',
    '/backstage/file-manager/files?folder=demo&kind=image&limit=3',
  )
  const { body: lecture } = await ask<{ version: number }>('GET', '/backstage/hahn-lecture/1')
  const pictureIds = files.rows.map(({ id }) => id)
  await ask('PATCH', '/backstage/hahn-lecture/1', { version: lecture.version, pictureIds })
  const { page, complaints } = await open('info/hahn-lecture/1')
  const names = () => page.getByRole('group', { name: /^Bild \d$/ }).allTextContents()
  await expect.poll(async () => (await names()).join('').length).toBeGreaterThan(12)
  const [first = '', second = '', third = ''] = await names()
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

test('a word of a list stands at once where it was moved, and stays there', { tags: 'nightly' }, async () => {
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

/** As the browser does it with what was copied elsewhere. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
