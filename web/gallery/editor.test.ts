import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../../e2e/browser.ts'
import { hasFocus, show } from './test-page.ts'

const open = () => show('/de/backstage/gallery/editor')
const german = (page: Page) => page.getByRole('group', { name: 'Deutsch', exact: true })
const title = (page: Page) => german(page).getByLabel('Titel')
const visible = (page: Page) => page.getByRole('switch', { name: 'Sichtbar', exact: true })
const saved = (page: Page) => page.getByText(/^Alles gespeichert/).waitFor()
const answer = (page: Page, how: string) => page.getByText(how, { exact: true }).click()
const hold = (page: Page) => page.getByRole('button', { name: 'Antwort zurückhalten' }).click()
/** Clicks without moving the focus from the field that is being edited. */
const letGo = (page: Page) =>
  page.getByRole('button', { name: 'Antwort geben' }).evaluate(button => (button as HTMLElement).click())

test('the status bar shows: nothing to save, not saved yet, being saved, saved', async () => {
  const { page, complaints } = await open()
  const save = page.getByRole('button', { name: 'Speichern' })
  await saved(page)
  await expect.poll(() => save.isDisabled()).toBe(true)
  await title(page).fill('Neu')
  await page.getByRole('status').getByText('Nicht gespeichert').waitFor()
  await page.getByRole('checkbox', { name: 'Kleine Änderung' }).waitFor()
  await hold(page)
  await page.keyboard.press('Control+s')
  await page.getByText('Wird gespeichert').waitFor()
  await letGo(page)
  await saved(page)
  expect(complaints).toEqual([])
})

test('without a connection a save waits, says so, and goes on once it is back', async () => {
  const { page } = await open()
  await answer(page, 'Keine Verbindung')
  await title(page).fill('Ohne Netz geschrieben')
  await page.keyboard.press('Control+s')
  await page.getByText('Keine Verbindung. Wird gespeichert, sobald sie wieder da ist.').waitFor()
  expect(await violations(page)).toEqual([])
  await title(page).press('End')
  await page.keyboard.type(', und weiter')
  await answer(page, 'Gespeichert')
  await page.evaluate(() => void dispatchEvent(new Event('online')))
  await saved(page)
  await expect.poll(() => title(page).inputValue()).toBe('Ohne Netz geschrieben, und weiter')
})

test('why a save did not work stays beside its button until the next one', { tags: 'nightly' }, async () => {
  const { page } = await open()
  await answer(page, 'Fehler')
  await title(page).fill('Echo')
  await page.keyboard.press('Control+s')
  const standing = page.getByRole('status').filter({ hasText: 'Nicht gespeichert' })
  await standing.getByText('Ooops, something went wrong').waitFor()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await answer(page, 'Gespeichert')
  await page.keyboard.press('Control+s')
  await saved(page)
})

test('conflicting changes are merged field by field, and the merge can be undone', async () => {
  const { page, complaints } = await open()
  await answer(page, 'Von Hanna geändert')
  await title(page).fill('Titel von Jonas')
  await page.keyboard.press('Control+s')
  await page.getByText(/^Hanna Berger hat das inzwischen geändert \(\d/).waitFor()
  await page.getByText('von beiden geändert').waitFor()
  expect(await violations(page)).toEqual([])
  await page
    .getByRole('radiogroup', { name: /^Titel.*Deutsch/ })
    .getByText('Andere Fassung')
    .click()
  await page.getByRole('button', { name: 'So zusammenführen' }).click()
  await expect.poll(() => title(page).inputValue()).toBe('Titel von Hanna')
  const english = page.getByRole('group', { name: 'Englisch', exact: true }).getByLabel('Titel')
  await expect.poll(() => english.inputValue()).toBe('Title by Hanna')
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await expect.poll(() => title(page).inputValue()).toBe('Titel von Jonas')
  await page.keyboard.press('Control+s')
  await saved(page)
  expect(complaints).toEqual([])
})

test('a conflict that arrives during typing does not interrupt it, and the bar leads to it', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  await answer(page, 'Von Hanna geändert')
  await hold(page)
  await title(page).fill('Von Jonas')
  await page.keyboard.press('Control+s')
  await page.getByText('Wird gespeichert').waitFor()
  await title(page).press('End')
  await page.keyboard.type(', und')
  await letGo(page)
  await page.getByRole('button', { name: 'So zusammenführen' }).waitFor()
  await page.keyboard.type(' noch etwas')
  await expect.poll(() => title(page).inputValue()).toBe('Von Jonas, und noch etwas')
  await page.getByRole('button', { name: 'Vergleichen' }).click()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('So zusammenführen')
})

test('a refusal that arrives during typing does not interrupt it', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  await visible(page).check({ force: true })
  await hold(page)
  await title(page).fill('Nur ein Titel')
  await page.keyboard.press('Control+s')
  await page.getByText('Wird gespeichert').waitFor()
  await title(page).press('End')
  await page.keyboard.type(', und')
  await letGo(page)
  await page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' }).waitFor()
  await page.keyboard.type(' kein Text')
  await expect.poll(() => title(page).inputValue()).toBe('Nur ein Titel, und kein Text')
})

test('required fields are marked in the language that was begun, and a refusal leads to the field', async () => {
  const { page } = await show('/de/backstage/gallery/new')
  const english = page.getByRole('group', { name: 'Englisch', exact: true })
  const isRequired = (group: typeof english) => group.getByLabel('Titel').getAttribute('aria-required')
  expect([await isRequired(german(page)), await isRequired(english)]).toEqual(['true', 'true'])
  await title(page).fill('Nur ein Titel')
  expect([await isRequired(german(page)), await isRequired(english)]).toEqual(['true', null])
  await visible(page).check({ force: true })
  await page.keyboard.press('Control+s')
  const summary = page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })
  await summary.getByRole('link', { name: 'Text (Deutsch): Bitte ausfüllen.' }).click()
  await hasFocus(german(page).getByRole('textbox', { name: 'Text', exact: true }))
  expect(await violations(page)).toEqual([])
})

test('a moment that cannot be read keeps the record from being saved, and takes the focus', async () => {
  const { page } = await open()
  const field = page.getByLabel('Erscheint am')
  await field.fill('übermorgen')
  await page.keyboard.press('Control+s')
  await page.getByText('Bitte schreiben Sie Tag und Uhrzeit').waitFor()
  await hasFocus(field)
  await title(page).fill('Neu')
  await page.keyboard.press('Control+s')
  await hasFocus(field)
  await page.getByText('Nicht gespeichert').waitFor()
  await field.fill('1.2.26, 7:30')
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.keyboard.press('Tab')
  await expect.poll(() => field.inputValue()).toBe('01.02.2026, 07:30')
})

test('the side column has visibility, translation, preview and history', { tags: 'nightly' }, async () => {
  const { page } = await open()
  await page.getByRole('heading', { name: 'Verlauf' }).waitFor()
  await expect
    .poll(() => page.locator('#content').getByRole('heading', { level: 2 }).allInnerTexts())
    .toEqual(expect.arrayContaining(['Sichtbarkeit', 'Übersetzung', 'Vorschau', 'Verlauf']))
})

test('a field for several lines is as tall as its text', async () => {
  const { page } = await open()
  const field = german(page).getByLabel('Einleitung')
  const heights = async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    return field.evaluate(element => [element.scrollHeight - element.clientHeight, element.clientHeight])
  }
  await field.fill('Kurz')
  const [, low = 0] = await heights()
  await field.fill('Ein Satz, der sich oft wiederholt. '.repeat(14))
  const [hidden, high = 0] = await heights()
  expect(hidden).toBe(0)
  expect(high).toBeGreaterThan(2 * low)
  await field.fill('Kurz')
  expect(await heights()).toEqual([0, low])
})
