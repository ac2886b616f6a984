import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { staffOf } from '../api.ts'
import { draftsIn } from '../editor-session.ts'
import { documentOf } from '../news-samples.ts'
import { english, german, saved } from '../staff.ts'
import { getsFocus, handsOn } from './hands.ts'
import { createNews, openNews, pastSkipLink, read, save, task } from './task.ts'

const title = (page: Page) => german(page).getByLabel('Titel')
const history = (page: Page) => page.getByRole('dialog', { name: 'Verlauf' })
const takeOver = (page: Page) => history(page).getByRole('button', { name: 'Als Eingabe übernehmen' })

const restore = task({
  name: '08 restore',
  async begin(place, way) {
    const news = await createNews(place, `Zwei Fassungen, ${way}`, { isVisible: true })
    const content = { de: documentOf('Ein anderer Satz.'), en: null }
    const change = { version: news.version, content, isSmallChange: false }
    expect((await place.ask('PATCH', `/backstage/info/news/${news.id}`, change)).status).toBe(200)
    return { hands: await openNews(place, news), slug: `zwei-fassungen-${way}` }
  },
  async mouse({ hands }) {
    const { page } = hands
    await hands.click(page.getByRole('button', { name: 'Verlauf ansehen' }))
    await hands.sees(history(page))
    await hands.click(history(page).getByRole('button', { name: /^Angelegt/ }))
    await takeOver(page).nth(1).waitFor()
    await hands.click(takeOver(page).nth(1))
    await hands.click(page.getByRole('button', { name: 'Speichern' }))
    await saved(page)
  },
  async keyboard({ hands }) {
    const { page } = hands
    await hands.find('verlauf', 'Verlauf ansehen Auf dieser Seite')
    await getsFocus(page.getByRole('button', { name: 'Verlauf ansehen' }))
    await hands.press('Enter')
    await hands.sees(history(page))
    await takeOver(page).waitFor()
    await hands.tabTo(history(page).getByRole('button', { name: /^Angelegt/ }))
    await hands.press('Enter')
    await hands.tabTo(takeOver(page).nth(1))
    await hands.press('Enter')
    await save(hands)
  },
  async outcome(place, { slug }) {
    const { html } = await read(place, `/de/info/neuigkeiten/${slug}`)
    expect(html).toContain('Ein Satz.')
    expect(html).not.toContain('Ein anderer Satz.')
  },
  most: {
    mouse: { clicks: 4, tabs: 0, keys: 0, texts: 0, screens: 1 },
    keyboard: { clicks: 0, tabs: 5, keys: 6, texts: 1, screens: 2 },
  },
})

const conflict = task({
  name: '09 conflict',
  async begin(place, way) {
    const news = await createNews(place, `Gemeinsam, ${way}`)
    const hands = await openNews(place, news)
    const hanna = await staffOf(place.site, 'hanna')
    const change = { version: news.version, title: { de: 'Von Hanna', en: 'By hanna' }, isSmallChange: false }
    expect((await hanna('PATCH', `/backstage/info/news/${news.id}`, change)).status).toBe(200)
    return { hands, id: news.id }
  },
  async mouse({ hands }) {
    const { page } = hands
    await hands.click(title(page), { clickCount: 3 })
    await hands.type('Von Jonas')
    await hands.click(page.getByRole('button', { name: 'Speichern' }))
    await hands.sees(page.getByText(/^Hanna .* hat das inzwischen geändert \(\d/))
    await hands.click(page.getByRole('button', { name: 'So zusammenführen' }))
    await hands.click(page.getByRole('button', { name: 'Speichern' }))
    await saved(page)
  },
  async keyboard({ hands }) {
    const { page } = hands
    await pastSkipLink(hands)
    await hands.tabTo(title(page))
    await hands.type('Von Jonas')
    await hands.press('Control+s')
    await hands.sees(page.getByText(/^Hanna .* hat das inzwischen geändert \(\d/))
    await hands.tabBackTo(page.getByRole('button', { name: 'So zusammenführen' }))
    await hands.press('Enter')
    await save(hands)
  },
  async outcome({ ask }, { id }) {
    const { body } = await ask<{ title: { de: string; en: string } }>('GET', `/backstage/info/news/${id}`)
    expect(body.title).toEqual({ de: 'Von Jonas', en: 'By hanna' })
  },
  most: {
    mouse: { clicks: 6, tabs: 0, keys: 0, texts: 1, screens: 1 },
    keyboard: { clicks: 0, tabs: 6, keys: 4, texts: 1, screens: 1 },
  },
})

const crash = task({
  name: '10 crash while writing',
  async begin(place, way) {
    const news = await createNews(place, `Vor dem Absturz, ${way}`)
    const { page } = await openNews(place, news)
    await english(page).getByLabel('Titel').fill('Typed before the crash')
    await german(page).getByRole('textbox', { name: 'Text' }).fill('Vor dem Absturz getippt.')
    await expect.poll(() => draftsIn(page)).toContain('Vor dem Absturz getippt.')
    const next = await page.context().newPage()
    await page.close({ runBeforeUnload: false }) // closed at once, without a question
    await next.goto(`/de/backstage/info/news/${news.id}`)
    await next.getByText(/^Nicht gespeicherter Entwurf vom/).waitFor()
    return { hands: handsOn(next), id: news.id }
  },
  async mouse({ hands }) {
    const { page } = hands
    await hands.click(page.getByRole('button', { name: 'Entwurf übernehmen' }))
    await hands.click(page.getByRole('button', { name: 'Speichern' }))
    await saved(page)
  },
  async keyboard({ hands }) {
    const { page } = hands
    await pastSkipLink(hands)
    await hands.tabTo(page.getByRole('button', { name: 'Entwurf übernehmen' }))
    await hands.press('Enter')
    await save(hands)
  },
  async outcome({ ask }, { id }) {
    const { body } = await ask<object>('GET', `/backstage/info/news/${id}`)
    expect(body).toMatchObject({
      title: { en: 'Typed before the crash' },
      content: { de: documentOf('Vor dem Absturz getippt.') },
    })
  },
  most: {
    mouse: { clicks: 2, tabs: 0, keys: 0, texts: 0, screens: 0 },
    keyboard: { clicks: 0, tabs: 5, keys: 3, texts: 0, screens: 0 },
  },
})

export const safetyTasks = [restore, conflict, crash]
