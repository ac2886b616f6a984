import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../../e2e/browser.ts'
import { paletteTakesThem } from '../../e2e/first-letters.ts'
import { hasFocus, show } from './test-page.ts'

const searches = '**/api/v1/backstage/search?*'

async function open(page: Page, words: string) {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Suchen und öffnen' })
  await palette.getByRole('combobox').fill(words)
  return palette
}

test('places and commands that the caller may use are found by their words, and opened by Enter', async () => {
  const { page, complaints } = await show('/de/backstage/gallery/fields')
  const palette = await open(page, 'anlegen')
  await palette.getByRole('option', { name: 'Neuigkeit anlegen Befehl' }).waitFor()
  await expect
    .poll(() => palette.getByRole('option', { name: /Person einladen|Seite anlegen/ }).count())
    .toBe(0)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/de\/backstage\/info\/news\/create$/)
  expect(complaints).toEqual([])
})

test('arrow keys choose what Enter opens', { tags: 'nightly' }, async () => {
  const { page } = await show('/de/backstage/gallery/fields')
  const palette = await open(page, 'papierkorb')
  const options = palette.getByRole('option')
  await options.first().waitFor()
  const last = options.last()
  await expect.poll(() => options.first().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => last.getAttribute('aria-selected')).toBe('true')
  await expect
    .poll(() => palette.getByRole('combobox').getAttribute('aria-activedescendant'))
    .toBe(await last.getAttribute('id'))
})

test('the palette switches to the other language', { tags: 'nightly' }, async () => {
  const { page } = await show('/de/backstage/gallery/list?sort=title')
  await (await open(page, 'englisch')).getByRole('option', { name: /Auf Englisch weiterarbeiten/ }).click()
  await page.waitForURL(/\/en\/backstage\/gallery\/list\?sort=title$/)
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
})

test('the palette finds and focuses controls by name and language without pressing them, and Escape returns the focus', async () => {
  const { page, complaints } = await show('/de/backstage/gallery/editor')
  await page.getByRole('button', { name: 'Verlauf ansehen' }).waitFor()
  await (await open(page, 'titel (e'))
    .getByRole('option', { name: 'Titel (Englisch) Auf dieser Seite' })
    .waitFor()
  await page.keyboard.press('Enter')
  const title = page.getByRole('group', { name: 'Englisch', exact: true }).getByLabel('Titel')
  await hasFocus(title)
  await (await open(page, 'verlauf'))
    .getByRole('option', { name: 'Verlauf ansehen Auf dieser Seite' })
    .waitFor()
  await page.keyboard.press('Enter')
  await hasFocus(page.getByRole('button', { name: 'Verlauf ansehen' }))
  await expect.poll(() => page.getByRole('dialog', { name: 'Verlauf' }).count()).toBe(0)
  await title.focus()
  const palette = await open(page, 'text (d')
  await palette.getByRole('option', { name: 'Text (Deutsch) Auf dieser Seite' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })
  await hasFocus(title)
  expect(complaints).toEqual([])
})

test('the palette takes the first letters, and returns the focus', async () => {
  const { page } = await show('/de/backstage/gallery/new')
  await paletteTakesThem(page)
})

test('records are listed below exact matches, and the selection stays when they arrive', {
  tags: 'nightly',
}, async () => {
  const { page } = await show('/de/backstage/gallery/fields')
  const rows = [{ kind: 'news', id: 7, title: { de: 'Neuigkeiten aus dem Feld', en: '' } }]
  const answered = Promise.withResolvers<void>()
  await page.route(searches, async route => {
    await answered.promise
    await route.fulfill({ json: { rows } })
  })
  const palette = await open(page, 'neuigkeiten')
  const options = palette.getByRole('option')
  const first = options.first()
  await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
  const before = await first.innerText()
  answered.resolve()
  await palette.getByRole('option', { name: /Neuigkeiten aus dem Feld/ }).waitFor()
  await expect.poll(() => first.innerText()).toBe(before)
  await expect.poll(() => options.last().innerText()).toContain('Neuigkeiten aus dem Feld')
})

test('the palette reports a failed search of records instead of no results', {
  tags: 'nightly',
}, async () => {
  const { page } = await show('/de/backstage/gallery/fields')
  await page.route(searches, route => route.fulfill({ status: 403, body: '' }))
  const palette = await open(page, 'spulenbau')
  await palette.getByRole('alert').filter({ hasText: 'Forbidden' }).waitFor()
  await expect.poll(() => palette.getByText('Dazu haben wir nichts gefunden').count()).toBe(0)
})

test('the palette says that a search has found nothing', { tags: 'nightly' }, async () => {
  const { page } = await show('/de/backstage/gallery/fields')
  const palette = await open(page, 'spulenbau')
  await palette.getByText('Dazu haben wir nichts gefunden').waitFor()
})
