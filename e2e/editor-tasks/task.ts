import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Ask, staffOf } from '../api.ts'
import { blankNews, documentOf } from '../news-samples.ts'
import type { Site } from '../site.ts'
import { enter, saved } from '../staff.ts'
import { type Effort, efforts, type Hands, handsOn } from './hands.ts'

export interface Place {
  browser: Browser
  site: Site
  /** Asks the site in the name of jonas, who edits news. */
  ask: Ask
}

export type Way = 'mouse' | 'keyboard'

/** Something an editor does, from a screen to its end, by the mouse and by the keyboard alone. */
export interface Task<Start extends { hands: Hands }> {
  name: string
  begin: (place: Place, way: Way) => Promise<Start>
  mouse: (start: Start) => Promise<void>
  keyboard: (start: Start) => Promise<void>
  /** Throws unless the end is reached. */
  outcome: (place: Place, start: Start) => Promise<void>
  /** What it takes at most: what it took when it was counted last. */
  most: Record<Way, Effort>
}

export interface CountedTask {
  name: string
  run: (where: Omit<Place, 'ask'>, way: Way) => Promise<Effort>
}

/** The task, done and counted. */
export function task<Start extends { hands: Hands }>(given: Task<Start>): CountedTask {
  return {
    name: given.name,
    async run(place, way) {
      // A token of its own: one for all would be over before the last.
      const own = { ...place, ask: await staffOf(place.site, 'jonas') }
      const start = await given.begin(own, way)
      await given[way](start)
      await given.outcome(own, start).catch(async (error: Error) => {
        throw new Error(`${error.message.slice(0, mostShown)}\n${await standing(start.hands.page)}`)
      })
      const { effort } = start.hands
      expect(tooMuch(effort, given.most[way]), JSON.stringify(effort)).toEqual([])
      return effort
    },
  }
}

const mostShown = 1000 // letters of what was found instead

/** Where the task ended, and what stood in the fields: what is needed to find out why it ended elsewhere. */
async function standing(page: Page): Promise<string> {
  const fields = await page
    .locator('#content input')
    .evaluateAll((all: HTMLInputElement[]) =>
      all.map(({ type, checked, value, labels }) =>
        [labels?.[0]?.textContent, type === 'checkbox' ? checked : value].join(': '),
      ),
    )
  return [page.url(), ...fields].join('\n')
}

function tooMuch(effort: Effort, most: Effort): string[] {
  return efforts.filter(name => effort[name] > most[name]).map(name => `${name}: ${effort[name]}`)
}

export interface NewsStub {
  id: number
  version: number
}

/** A news item with a German title and text of one sentence. */
export async function createNews({ ask }: Place, title: string, fields: object = {}): Promise<NewsStub> {
  const { status, body } = await ask<NewsStub>('POST', '/backstage/info/news', {
    ...blankNews,
    title: { de: title, en: '' },
    content: { de: documentOf('Ein Satz.'), en: null },
    ...fields,
  })
  expect(status).toBe(201)
  return body
}

/** A page as visitors get it, and its status. */
export async function read({ site }: Place, path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(site.url + path)
  return { status: answer.status, html: await answer.text() }
}

/** The editor of a news item, opened by its address. */
export async function openNews(place: Place, { id }: NewsStub): Promise<Hands> {
  const { page } = await enter(place, 'jonas', `/de/backstage/info/news/${id}`)
  await page.getByRole('button', { name: 'Verlauf ansehen' }).waitFor()
  return handsOn(page)
}

/** The first stop of each page, which leads past header and menu. */
export async function pastSkipLink(hands: Hands): Promise<void> {
  await hands.tabTo(hands.page.getByRole('link', { name: 'Zum Inhalt' }))
  await hands.press('Enter')
}

/** Ctrl S, until all is saved. */
export async function save(hands: Hands): Promise<void> {
  await hands.press('Control+s')
  await saved(hands.page)
}

export const publicSwitch = (page: Page) => page.getByRole('switch', { name: 'Sichtbar', exact: true })
