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
  /** Calls the API as jonas, who edits news. */
  ask: Ask
}

export type Way = 'mouse' | 'keyboard'

/** A task of an editor, from a screen to its outcome, by mouse and by keyboard alone. */
export interface Task<Start extends { hands: Hands }> {
  name: string
  begin: (place: Place, way: Way) => Promise<Start>
  mouse: (start: Start) => Promise<void>
  keyboard: (start: Start) => Promise<void>
  /** Throws unless the outcome is reached. */
  outcome: (place: Place, start: Start) => Promise<void>
  /** Maximal effort: the one counted last. */
  most: Record<Way, Effort>
}

export interface CountedTask {
  name: string
  run: (where: Omit<Place, 'ask'>, way: Way) => Promise<Effort>
}

/** Returns a task that checks its outcome and counts its effort. */
export function task<Start extends { hands: Hands }>(given: Task<Start>): CountedTask {
  return {
    name: given.name,
    async run(place, way) {
      // A token for each task, because a shared one would expire before the last task.
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

const mostShown = 1000 // characters of the failed assertion's message

/** Returns the address and field values at the end of a failed task, to explain the failure. */
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

/** Uses the skip link, the first stop of each page, which leads past header and menu. */
export async function pastSkipLink(hands: Hands): Promise<void> {
  await hands.tabTo(hands.page.getByRole('link', { name: 'Zum Inhalt' }))
  await hands.press('Enter')
}

/** Presses Ctrl S and waits until everything is saved. */
export async function save(hands: Hands): Promise<void> {
  await hands.press('Control+s')
  await saved(hands.page)
}

export const publicSwitch = (page: Page) => page.getByRole('switch', { name: 'Sichtbar', exact: true })
