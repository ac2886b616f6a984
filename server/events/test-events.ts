import { expect } from 'vitest'
import { blankEvent, type EventItem } from '#contract/events/event.ts'
import { paragraphs } from '#contract/richtext.ts'
import { openTestSite } from '#server/test-site.ts'

const hour = 60 * 60 * 1000 // milliseconds

/** A moment so many hours from now, to the second: `hoursAhead(-1)`. */
export function hoursAhead(hours: number): string {
  return new Date(Math.round((Date.now() + hours * hour) / 1000) * 1000).toISOString()
}

/** The times of an event that begins then and takes two hours. */
export function timesAt(hours: number) {
  return { start: hoursAhead(hours), end: hoursAhead(hours + 2), isOneDayEvent: false }
}

/** An event in both languages, seen in lists and with a page, in a month. */
export const talk = {
  ...blankEvent,
  title: { de: 'Vortrag über Spulen', en: 'A talk on coils' },
  teaser: { de: 'Acht Kanäle hören mehr.', en: 'Eight channels hear more.' },
  detailsContent: { de: paragraphs('Es geht um Rauschen.'), en: paragraphs('It is about noise.') },
  venue: { name: { de: 'Hörsaal', en: 'Lecture hall' }, url: '', address: 'Feldweg 7\n45141 Essen' },
  ...{ isVisible: true, isDetailsVisible: true },
}

/** Opens the API as an editor of events, with functions that create and change events. */
export async function openTestEvents(env: Record<string, string> = {}) {
  const site = await openTestSite({ LIMITS: 'off', ...env })
  const { dependencies, ask, request } = site
  const editor = await site.staff('specialsEditor')
  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
  const send = (method: Method, path: string, payload?: object) =>
    ask({ method, path: `/backstage/event${path}`, headers: editor.headers, ...(payload && { payload }) })
  const make = async (fields: object = {}): Promise<EventItem> => {
    const answer = await send('POST', '', { ...talk, ...timesAt(30 * 24), ...fields })
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    return answer.json()
  }
  const change = ({ id, version }: Pick<EventItem, 'id' | 'version'>, fields: object) =>
    send('PATCH', `/${id}`, { version, ...fields })
  const read = async (path: string, language = 'de') => {
    const answer = await ask({ method: 'GET', path, headers: { 'accept-language': language } })
    const body = answer.json()
    return body === null ? null : { status: answer.statusCode, ...body }
  }
  return { ...site, db: dependencies.db, request, editor, send, make, change, read }
}
