import { expect } from 'vitest'
import { blankEvent, type EventItem } from '#contract/events/event.ts'
import { blankEdition, type Edition } from '#contract/lecture/edition.ts'
import { paragraphs } from '#contract/richtext.ts'
import { openTestSite } from '#server/test-site.ts'

/** An edition in both languages. */
export const edition = {
  ...blankEdition(2019),
  speaker: { name: 'Ada Berg', affiliation: { de: 'Universität Nord', en: 'North University' } },
  title: { de: 'Stille Tomographen', en: 'Silent scanners' },
  abstract: { de: paragraphs('Leise messen.'), en: paragraphs('Measuring quietly.') },
}

/** Opens the API with an editor of special content, and an adjustable clock. */
export async function openTestLectures() {
  const site = await openTestSite({ LIMITS: 'off' })
  const { dependencies, ask } = site
  const now = dependencies.clock().getTime()
  const { headers } = await site.staff('specialsEditor')
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    ask({ method, path: `/backstage/${path}`, headers, ...(payload && { payload }) })
  const made = async <Item>(path: string, fields: object): Promise<Item> => {
    const answer = await send('POST', path, fields)
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    return answer.json()
  }
  const make = (fields: object = {}) => made<Edition>('hahn-lecture', { ...edition, ...fields })
  /** `from` and `to` are hours from now; the event is a lecture by default. */
  const makeEvent = (from: number, to: number, fields: object = {}) =>
    made<EventItem>('event', {
      ...blankEvent,
      title: { de: `Vorlesung ${from}`, en: `Lecture ${from}` },
      teaser: { de: 'Mit Vortrag.', en: 'With a talk.' },
      ...{ start: hour(from), end: hour(to), isOneDayEvent: false, isHahnLecture: true },
      ...{
        isVisible: true,
        isDetailsVisible: true,
        detailsContent: { de: paragraphs('Mehr dazu.'), en: paragraphs('More about it.') },
      },
      ...fields,
    })
  const hour = (n: number) => new Date(now + n * 3_600_000).toISOString()
  const read = async (path: string, language = 'de') => {
    const answer = await ask({
      method: 'GET',
      path: `/info/hahn-lecture${path}`,
      headers: { 'accept-language': language },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { ...site, send, make, makeEvent, hour, read }
}
