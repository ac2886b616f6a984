import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../../e2e/browser.ts'
import { dragByFinger, dragByMouse } from '../../e2e/dragging.ts'
import { testVariants } from '../../e2e/variants.ts'
import { paste, show, wordsIn } from './test-page.ts'

const open = (options = {}) => show('/de/backstage/gallery/rows', options)
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
const undoIn = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Rückgängig' })

const titles = (scope: Locator) => scope.getByRole('textbox', { name: 'Titel (Deutsch)', exact: true })

testVariants<[string, string, string, string, (scope: Locator) => Locator]>([
  ['stations', 'Stationen', 'Station', 'Station hinzufügen', scope => scope.getByPlaceholder('Was')],
  [
    'options of a poll',
    'Antworten einer Abstimmung',
    'Antwort',
    'Antwort hinzufügen',
    scope => scope.getByRole('textbox', { name: 'Antwort (Deutsch)', exact: true }),
  ],
  [
    'answers to a question',
    'Frage einer Veranstaltung',
    'Antwort',
    'Antwort hinzufügen',
    scope => scope.getByLabel(/^Antwort \d \(Deutsch\)$/),
  ],
  ['projects', 'Projekte einer Gruppe', 'Projekt', 'Projekt hinzufügen', titles],
])(
  '%s are added, moved, removed and put back, and each stays what it is',
  async (_, region, name, add, field) => {
    const { page, complaints } = await open()
    const scope = part(page, region)
    const fields = field(scope)
    const before = await wordsIn(fields)
    for (const [n, typed] of ['Neu', 'Neuer'].entries()) {
      await scope.getByRole('button', { name: add }).click()
      await expect.poll(() => fields.count()).toBe(before.length + n + 1)
      await fields.last().fill(typed)
    }
    await scope
      .getByRole('button', { name: `Verschieben: ${name} ${before.length + 2}`, exact: true })
      .press('ArrowUp')
    const moved = [...before, 'Neuer', 'Neu']
    await expect.poll(() => wordsIn(fields)).toEqual(moved)
    await scope.getByRole('button', { name: `Entfernen: ${name} 1`, exact: true }).click()
    await expect.poll(() => wordsIn(fields)).toEqual(moved.slice(1))
    await undoIn(page).click()
    await expect.poll(() => wordsIn(fields)).toEqual(moved)
    await undoIn(page).waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  },
)

test('the first row is removed by a key, and the others stay as they are when the focus goes on', async () => {
  const { page } = await open()
  const events = part(page, 'Stationen').getByPlaceholder('Was')
  const before = await wordsIn(events)
  await page.getByRole('button', { name: 'Entfernen: Station 1', exact: true }).press('Enter')
  await expect.poll(() => wordsIn(events)).toEqual(before.slice(1))
  await page.keyboard.press('Tab')
  expect(await wordsIn(events)).toEqual(before.slice(1))
})

test('lines pasted into an option become options, which a mouse, a finger and a key put in order', async () => {
  const { page, complaints } = await open({ viewport: { width: 375, height: 2400 }, hasTouch: true })
  const scope = part(page, 'Antworten einer Abstimmung')
  await scope.getByRole('button', { name: 'Antwort hinzufügen' }).click()
  const labels = scope.getByRole('textbox', { name: 'Antwort (Deutsch)', exact: true })
  await paste(labels.first(), { 'text/plain': 'Kopf\nKnie\n\nHerz\n' })
  await expect.poll(() => wordsIn(labels)).toEqual(['Kopf', 'Knie', 'Herz'])
  const grip = (n: number) => scope.getByRole('button', { name: `Verschieben: Antwort ${n}` })
  await dragByFinger(page, grip(1), grip(2), 'Platz 2 von 3')
  await expect.poll(() => wordsIn(labels)).toEqual(['Knie', 'Kopf', 'Herz'])
  await page.getByText('Verschoben auf Platz 2 von 3').waitFor({ state: 'attached' })
  await dragByMouse(page, grip(3), grip(1), 'Platz 1 von 3')
  await expect.poll(() => wordsIn(labels)).toEqual(['Herz', 'Knie', 'Kopf'])
  await grip(2).press('ArrowUp')
  await expect.poll(() => wordsIn(labels)).toEqual(['Knie', 'Herz', 'Kopf'])
  await expect.poll(() => focused(page)).toBe('Verschieben: Antwort 1')
  await scope.getByRole('button', { name: 'Nach unten: Antwort 2' }).press('Enter')
  // The last row cannot move further down, so the focus moves to its button for moving up.
  await expect.poll(() => focused(page)).toBe('Nach oben: Antwort 3')
  await scope.getByRole('button', { name: 'Entfernen: Antwort 1' }).press('Enter')
  await expect.poll(() => focused(page)).toBe('Entfernen: Antwort 1')
  await expect.poll(() => wordsIn(labels)).toEqual(['Kopf', 'Herz'])
  await undoIn(page).click()
  await expect.poll(() => wordsIn(labels)).toEqual(['Knie', 'Kopf', 'Herz'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  expect(complaints).toEqual([])
})

test('a row is duplicated, and the copy changes by itself', { tags: 'nightly' }, async () => {
  const { page } = await open()
  const scope = part(page, 'Projekte einer Gruppe')
  await titles(scope).fill('Spulen')
  await scope.getByRole('button', { name: 'Duplizieren: Projekt 1' }).click()
  await titles(scope).nth(1).fill('Felder')
  expect(await wordsIn(titles(scope))).toEqual(['Spulen', 'Felder'])
})

test('the error of a refused save moves with its row', async () => {
  const { page } = await open()
  const scope = part(page, 'Projekte einer Gruppe')
  await scope.getByRole('button', { name: 'Projekt hinzufügen' }).click()
  await titles(scope).first().fill('Spulen')
  const refused = () => Promise.all([0, 1].map(n => titles(scope).nth(n).getAttribute('aria-invalid')))
  await scope.getByRole('button', { name: 'Leere ablehnen' }).click()
  await expect.poll(refused).toEqual([null, 'true'])
  await scope.getByRole('button', { name: 'Nach oben: Projekt 2' }).click()
  await expect.poll(refused).toEqual(['true', null])
  expect(await wordsIn(titles(scope))).toEqual(['', 'Spulen'])
})

test('where rows stand in lines, the menu of their handle moves them, and the focus goes along', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  const scope = part(page, 'Stationen')
  const events = scope.getByPlaceholder('Was')
  const [first = '', second = '', third = ''] = await wordsIn(events)
  await scope.getByRole('button', { name: 'Verschieben: Station 1' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Nach unten' }).press('Enter')
  await expect.poll(() => wordsIn(events)).toEqual([second, first, third])
  await expect.poll(() => focused(page)).toBe('Verschieben: Station 2')
})

test('an undo in a moved text affects that text alone', { tags: 'nightly' }, async () => {
  const { page } = await open()
  const scope = part(page, 'Abschnitte einer Seite')
  await scope.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
  await page.getByRole('menuitem', { name: 'Fragen und Antworten' }).click()
  await scope.getByRole('button', { name: 'Eintrag hinzufügen' }).click()
  const texts = scope.getByRole('textbox', { name: 'Antwort (Deutsch)' })
  await texts.nth(0).pressSequentially('Eins')
  await texts.nth(1).pressSequentially('Zwei')
  await scope.getByRole('button', { name: 'Nach unten: Eintrag 1' }).click()
  await expect.poll(() => texts.allTextContents()).toEqual(['Zwei', 'Eins'])
  await texts.nth(0).press('Control+z')
  await expect.poll(() => texts.nth(0).textContent()).not.toContain('Eins')
  await expect.poll(() => texts.nth(1).textContent()).toBe('Eins')
})

test('entries of a part are added, moved and removed', { tags: 'nightly' }, async () => {
  const { page } = await open()
  const scope = part(page, 'Abschnitte einer Seite')
  await scope.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
  await page.getByRole('menuitem', { name: 'Zeitleiste' }).click()
  const add = scope.getByRole('button', { name: 'Eintrag hinzufügen' })
  while ((await titles(scope).count()) < 3) await add.click()
  for (const [n, word] of ['Eins', 'Zwei', 'Drei'].entries()) await titles(scope).nth(n).fill(word)
  await scope.getByRole('button', { name: 'Nach oben: Eintrag 3' }).click()
  await expect.poll(() => wordsIn(titles(scope))).toEqual(['Eins', 'Drei', 'Zwei'])
  await scope.getByRole('button', { name: 'Entfernen: Eintrag 1' }).click()
  await expect.poll(() => wordsIn(titles(scope))).toEqual(['Drei', 'Zwei'])
  expect(await violations(page)).toEqual([])
})
