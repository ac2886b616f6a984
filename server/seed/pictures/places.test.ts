import { expect, test } from 'vitest'
import { demoContests } from '../contests.ts'
import { demoEvents } from '../events.ts'
import { demoNews } from '../news.ts'
import { demoPages } from '../seed-pages.ts'
import { pictures } from './pictures.ts'

const names = Object.keys(pictures)

/** The pictures that a record of the demo references, including repetitions. */
function namedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if ((key === 'picture' || key === 'image') && typeof inner === 'string') return [inner]
    return namedIn(inner)
  })
}

const shown = [...demoNews, ...demoEvents, ...demoPages]

test('no two pages, events or news of the demo have the same picture', () => {
  const own = shown.flatMap(({ picture }) => picture ?? [])
  expect(own.filter((name, index) => own.indexOf(name) !== index)).toEqual([])
})

test('every picture of the demo stands somewhere, and none in more than two places', () => {
  const all = shown.flatMap(namedIn)
  const places = names.map(name => [name, all.filter(one => one === name).length] as const)
  expect(places.filter(([, count]) => count < 1 || count > 2)).toEqual([])
})

test('no work is in two contests of the demo', () => {
  const works = demoContests.flatMap(contest => contest.works.map(([name]) => name))
  expect(works.filter((name, at) => works.indexOf(name) !== at)).toEqual([])
})
