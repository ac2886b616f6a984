import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { enter, german, saved } from '../staff.ts'
import { getsFocus, handsOn } from './hands.ts'
import { createNews, publicSwitch, read, save, task } from './task.ts'

const headings = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn']
const addPart = (page: Page) => page.getByRole('button', { name: 'Abschnitt hinzufügen' })
const textPart = (page: Page) => page.getByRole('menuitem', { name: 'Text', exact: true })
const heading = (page: Page) => page.getByRole('textbox', { name: 'Überschrift (Deutsch)' })
const text = (page: Page) => page.getByRole('textbox', { name: 'Text (Deutsch)' })

const longPage = task({
  name: '11 a page of ten parts',
  async begin(place, way) {
    const { page } = await enter(place, 'hanna', '/de/backstage')
    return { hands: handsOn(page), words: `Zehn Teile ${way}` }
  },
  async mouse({ hands, words }) {
    const { page } = hands
    await hands.click(page.getByRole('link', { name: 'Seiten', exact: true }).first())
    await hands.sees(page.getByRole('heading', { level: 1, name: 'Seiten' }))
    await hands.click(page.getByRole('link', { name: 'Seite anlegen' }))
    await hands.sees(german(page))
    await getsFocus(german(page).getByLabel('Titel'))
    await hands.type(words)
    for (const one of headings) {
      await hands.click(addPart(page))
      await hands.sees(textPart(page))
      await hands.click(textPart(page))
      await getsFocus(heading(page))
      await hands.type(one)
      await hands.click(text(page))
      await hands.type(`Absatz ${one}.`)
    }
    await hands.click(publicSwitch(page))
    await hands.click(page.getByRole('button', { name: 'Speichern' }))
    await saved(page)
  },
  async keyboard({ hands, words }) {
    const { page } = hands
    await hands.find('seite anl', 'Seite anlegen Befehl')
    await hands.sees(german(page))
    await getsFocus(german(page).getByLabel('Titel'))
    await hands.type(words)
    for (const one of headings) {
      await hands.find('abschnitt h', 'Abschnitt hinzufügen Auf dieser Seite')
      await getsFocus(addPart(page))
      await hands.press('Enter')
      await hands.sees(textPart(page))
      await hands.press('ArrowDown')
      await getsFocus(textPart(page))
      await hands.press('Enter')
      await getsFocus(heading(page))
      await hands.type(one)
      await hands.tabTo(text(page))
      await hands.type(`Absatz ${one}.`)
    }
    await hands.find('sichtbar', 'Sichtbar Auf dieser Seite')
    await getsFocus(publicSwitch(page))
    await hands.press('Space')
    await save(hands)
  },
  async outcome(place, { words }) {
    const { status, html } = await read(place, `/de/ueber/${words.toLowerCase().replaceAll(' ', '-')}`)
    expect(status).toBe(200)
    expect([...html.matchAll(/<p>(Absatz [^<]*)/g)].map(([, written]) => written)).toEqual(
      headings.map(one => `Absatz ${one}.`),
    )
  },
  most: {
    mouse: { clicks: 34, tabs: 0, keys: 0, texts: 21, screens: 12 },
    keyboard: { clicks: 0, tabs: 20, keys: 56, texts: 33, screens: 23 },
  },
})

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `„${name}“ auswählen` })

const bulkWork = task({
  name: '12 hide three of a list',
  async begin(place, way) {
    const names = ['Drittens', 'Zweitens', 'Erstens'].map(one => `${one} ${way}`)
    // The last changed item is at the top.
    for (const name of names) await createNews(place, name, { isVisible: true })
    const { page } = await enter(place, 'jonas', '/de/backstage')
    return { hands: handsOn(page), names: names.reverse() }
  },
  async mouse({ hands, names: [first = '', , last = ''] }) {
    const { page } = hands
    await hands.click(page.getByRole('link', { name: 'Neuigkeiten', exact: true }).first())
    await hands.sees(tick(page, first))
    await hands.click(tick(page, first))
    await hands.click(tick(page, last), { modifiers: ['Shift'] })
    await hands.sees(page.getByRole('region', { name: '3 ausgewählt' }))
    await hands.click(page.getByRole('button', { name: 'Verbergen', exact: true }))
    await page.getByText('Jetzt verborgen').waitFor()
  },
  async keyboard({ hands, names: [first = '', , last = ''] }) {
    const { page } = hands
    await hands.find('neuigkeiten', 'Neuigkeiten Bereich')
    await hands.sees(tick(page, first))
    await hands.find('alle auf', 'Alle auf dieser Seite auswählen Auf dieser Seite')
    await getsFocus(page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }))
    await hands.press('ArrowDown')
    await getsFocus(tick(page, first))
    await hands.press('Space', 'ArrowDown', 'ArrowDown')
    await getsFocus(tick(page, last))
    await hands.press('Shift+Space')
    await hands.sees(page.getByRole('region', { name: '3 ausgewählt' }))
    await hands.find('verberg', 'Verbergen Auf dieser Seite')
    await getsFocus(page.getByRole('button', { name: 'Verbergen', exact: true }))
    await hands.press('Enter')
    await page.getByText('Jetzt verborgen').waitFor()
  },
  async outcome(place, { names }) {
    const { html } = await read(place, '/de/info/neuigkeiten')
    for (const name of names) expect(html).not.toContain(name)
  },
  most: {
    mouse: { clicks: 4, tabs: 0, keys: 0, texts: 0, screens: 2 },
    keyboard: { clicks: 0, tabs: 0, keys: 12, texts: 3, screens: 5 },
  },
})

export const listTasks = [longPage, bulkWork]
