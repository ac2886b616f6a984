import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { english, enter, german, saved } from '../staff.ts'
import { getsFocus, handsOn } from './hands.ts'
import { createNews, openNews, publicSwitch, read, save, task } from './task.ts'

const title = (page: Page) => german(page).getByLabel('Titel')
const text = (page: Page) => german(page).getByRole('textbox', { name: 'Text' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const found = (page: Page) => dialog(page, 'Link setzen').getByRole('button', { name: /^Ausstattung/ })
const picture = (page: Page) => dialog(page, 'Bild wählen').getByRole('button', { name: /^transmit-field/ })

/** A picture that the search does not match. */
const others = (page: Page) => dialog(page, 'Bild wählen').getByRole('button', { name: /^work-orange-5/ })

const writeNews = task({
  name: '03 write news with a picture and links',
  async begin(place, way) {
    const { page } = await enter(place, 'jonas', '/de/backstage')
    return { hands: handsOn(page), words: `Neue Spulen, ${way}` }
  },
  async mouse({ hands, words }) {
    const { page } = hands
    await hands.click(page.getByRole('link', { name: 'Neuigkeiten', exact: true }).first())
    await hands.sees(page.getByRole('heading', { level: 1, name: 'Neuigkeiten' }))
    await hands.click(page.getByRole('link', { name: 'Neuigkeit anlegen' }))
    await hands.sees(page.getByRole('heading', { level: 1, name: 'Neuigkeit anlegen' }))
    await getsFocus(title(page))
    await hands.type(words)
    await hands.click(text(page))
    await hands.type('Unsere Spulen, siehe https://example.org/mrt .')
    await hands.doubleClickOn(text(page), 'Spulen')
    await hands.click(german(page).getByRole('button', { name: 'Link', exact: true }))
    await hands.sees(dialog(page, 'Link setzen'))
    await hands.type('Ausstattung')
    await hands.click(found(page))
    await hands.click(page.getByRole('button', { name: 'Bild wählen' }))
    await hands.sees(dialog(page, 'Bild wählen'))
    await getsFocus(dialog(page, 'Bild wählen').getByRole('textbox', { name: 'Suchen' }))
    await hands.type('transmit')
    await hands.click(picture(page))
    await hands.click(publicSwitch(page))
    await hands.click(page.getByRole('button', { name: 'Speichern' }))
    await saved(page)
  },
  async keyboard({ hands, words }) {
    const { page } = hands
    await hands.find('anlegen', 'Neuigkeit anlegen Befehl')
    await hands.sees(page.getByRole('heading', { level: 1, name: 'Neuigkeit anlegen' }))
    await getsFocus(title(page))
    await hands.type(words)
    await hands.tabTo(text(page))
    await hands.type('Siehe https://example.org/mrt und unsere Spulen')
    await hands.press('Control+Shift+ArrowLeft', 'Control+k')
    await hands.sees(dialog(page, 'Link setzen'))
    await hands.type('Ausstattung')
    await hands.tabTo(found(page))
    await hands.press('Enter')
    await hands.press('Tab') // leaves the text, in which Ctrl K sets a link
    await hands.find('sichtbar', 'Sichtbar Auf dieser Seite')
    await getsFocus(publicSwitch(page))
    await hands.press('Space')
    await hands.find('bild w', 'Bild wählen Auf dieser Seite')
    await getsFocus(page.getByRole('button', { name: 'Bild wählen' }))
    await hands.press('Enter')
    await hands.sees(dialog(page, 'Bild wählen'))
    await getsFocus(dialog(page, 'Bild wählen').getByRole('textbox', { name: 'Suchen' }))
    await hands.type('transmit')
    await others(page).waitFor({ state: 'detached' })
    await hands.tabTo(picture(page))
    await hands.press('Enter')
    await dialog(page, 'Bild wählen').waitFor({ state: 'detached' })
    await save(hands)
  },
  async outcome(place, { words }) {
    const slug = words.toLowerCase().replace(/\W+/g, '-')
    const { html } = await read(place, `/de/info/neuigkeiten/${slug}`)
    expect(html).toContain('href="https://example.org/mrt"')
    expect(html).toContain('href="/de/forschung/ausstattung">Spulen')
    expect(html).toContain('alt="Muster aus braunen')
  },
  most: {
    mouse: { clicks: 11, tabs: 0, keys: 0, texts: 4, screens: 4 },
    keyboard: { clicks: 0, tabs: 8, keys: 13, texts: 7, screens: 6 },
  },
})

const translate = task({
  name: '04 second language',
  async begin(place, way) {
    const news = await createNews(place, `Leiser messen, ${way}`, { isVisible: true })
    return { hands: await openNews(place, news), words: `Measuring quietly ${way}` }
  },
  async mouse({ hands, words }) {
    const { page } = hands
    await hands.click(english(page).getByLabel('Titel'))
    await hands.type(words)
    await hands.click(english(page).getByRole('textbox', { name: 'Text' }))
    await hands.type('One sentence.')
    await hands.click(page.getByRole('button', { name: 'Speichern' }))
    await saved(page)
  },
  async keyboard({ hands, words }) {
    const { page } = hands
    await hands.find('titel (e', 'Titel (Englisch) Auf dieser Seite')
    await getsFocus(english(page).getByLabel('Titel'))
    await hands.type(words)
    await hands.tabTo(english(page).getByRole('textbox', { name: 'Text' }))
    await hands.type('One sentence.')
    await save(hands)
  },
  async outcome(place, { words }) {
    const { html } = await read(place, `/en/info/news/${words.toLowerCase().replaceAll(' ', '-')}`)
    expect(html).toContain('One sentence.')
  },
  most: {
    mouse: { clicks: 3, tabs: 0, keys: 0, texts: 2, screens: 0 },
    keyboard: { clicks: 0, tabs: 3, keys: 3, texts: 3, screens: 1 },
  },
})

const pasteFromWord = task({
  name: '05 paste from Word',
  async begin(place) {
    const { page } = await enter(place, 'jonas', '/de/backstage/info/news/create')
    await copyFromWord(page)
    return { hands: handsOn(page) }
  },
  async mouse({ hands }) {
    const { page } = hands
    await getsFocus(title(page))
    await hands.type('Messreihe')
    await hands.click(text(page))
    await hands.press('Control+v')
    await hands.click(page.getByRole('button', { name: 'Speichern' }))
    await page.waitForURL(/\/news\/\d+$/)
  },
  async keyboard({ hands }) {
    const { page } = hands
    await getsFocus(title(page))
    await hands.type('Messreihe')
    await hands.tabTo(text(page))
    await hands.press('Control+v')
    await save(hands)
    await page.waitForURL(/\/news\/\d+$/)
  },
  async outcome({ ask }, { hands: { page } }) {
    const id = page.url().split('/').at(-1)
    const { body } = await ask<{ content: { de: { content: { type: string }[] } } }>(
      'GET',
      `/backstage/info/news/${id}`,
    )
    expect(body.content.de.content.map(({ type }) => type)).toEqual([
      ...['heading', 'paragraph', 'heading', 'bulletList', 'orderedList', 'table', 'paragraph'],
    ])
  },
  most: {
    mouse: { clicks: 2, tabs: 0, keys: 1, texts: 1, screens: 0 },
    keyboard: { clicks: 0, tabs: 3, keys: 2, texts: 1, screens: 0 },
  },
})

/** Puts HTML copied from Word into the clipboard. */
async function copyFromWord(page: Page): Promise<void> {
  const html = await readFile('e2e/pasted/word.txt', 'utf8')
  await page.evaluate(markup => {
    const fill = (event: ClipboardEvent) => {
      event.preventDefault()
      event.clipboardData?.setData('text/html', markup)
    }
    document.addEventListener('copy', fill, { once: true })
  }, html)
  await page.keyboard.press('Control+c')
}

export const writingTasks = [writeNews, translate, pasteFromWord]
