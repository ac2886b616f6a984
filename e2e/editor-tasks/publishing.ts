import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { saved } from '../staff.ts'
import { getsFocus } from './hands.ts'
import { createNews, openNews, publicSwitch, read, save, task } from './task.ts'

const schedule = task({
  name: '06 schedule',
  async begin(place, way) {
    const news = await createNews(place, `Ab Dezember, ${way}`)
    return { hands: await openNews(place, news), id: news.id }
  },
  async mouse({ hands }) {
    const { page } = hands
    await hands.click(publicSwitch(page))
    await hands.click(page.getByLabel('Erscheint am'))
    await hands.type('12.12.2099 11:11')
    await hands.click(page.getByRole('button', { name: 'Speichern' }))
    await saved(page)
  },
  async keyboard({ hands }) {
    const { page } = hands
    await hands.find('sichtbar', 'Sichtbar Auf dieser Seite')
    await getsFocus(publicSwitch(page))
    await hands.press('Space')
    await hands.tabTo(page.getByLabel('Erscheint am'))
    await hands.type('12.12.2099 11:11')
    await save(hands)
  },
  async outcome(place, { id }) {
    const { body } = await place.ask<{ isVisible: boolean; publishAt: string }>(
      'GET',
      `/backstage/info/news/${id}`,
    )
    expect(body).toMatchObject({ isVisible: true, publishAt: '2099-12-12T10:11:00.000Z' })
    expect((await read(place, '/de/info/neuigkeiten')).html).not.toContain('Ab Dezember')
  },
  most: {
    mouse: { clicks: 3, tabs: 0, keys: 0, texts: 1, screens: 0 },
    keyboard: { clicks: 0, tabs: 1, keys: 4, texts: 2, screens: 1 },
  },
})

const preview = task({
  name: '07 preview',
  async begin(place, way) {
    const news = await createNews(place, `Vorab, ${way}`)
    return { hands: await openNews(place, news) }
  },
  async mouse({ hands }) {
    await hands.click(hands.page.getByRole('button', { name: 'Ansehen, während Sie schreiben' }))
    await hands.sees(pane(hands.page))
  },
  async keyboard({ hands }) {
    await hands.find('während', 'Ansehen, während Sie schreiben Auf dieser Seite')
    await getsFocus(hands.page.getByRole('button', { name: 'Ansehen, während Sie schreiben' }))
    await hands.press('Enter')
    await hands.sees(pane(hands.page))
  },
  async outcome(_, { hands: { page } }) {
    await pane(page)
      .frameLocator('iframe[title$="Deutsch"]')
      .getByRole('heading', { name: /^Vorab/ })
      .waitFor()
  },
  most: {
    mouse: { clicks: 1, tabs: 0, keys: 0, texts: 0, screens: 1 },
    keyboard: { clicks: 0, tabs: 0, keys: 3, texts: 1, screens: 2 },
  },
})

const pane = (page: Page) => page.getByRole('complementary', { name: 'So wird die Seite aussehen' })

export const publishingTasks = [schedule, preview]
