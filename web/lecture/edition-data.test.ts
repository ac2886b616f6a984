import { expect, test } from 'vitest'
import type { EditionDetail } from '#contract/lecture/edition.ts'
import { paragraphs } from '#contract/richtext.ts'
import { editionData } from './edition-data.ts'

const edition = {
  ...{ title: 'Silent scanners', language: 'en', number: 13, year: 2019, start: null, place: null },
  speaker: { name: 'Ada Berg', affiliation: 'North University' },
  abstract: paragraphs('Measuring quietly.'),
  image: null,
} as unknown as EditionDetail
const address = 'https://www.example.org/en/info/hahn-lecture/2019'
const facts = (given: Partial<EditionDetail> = {}) =>
  editionData('https://www.example.org', address, { ...edition, ...given })

test('an edition tells search engines who spoke, when, and of which series it is', () => {
  expect(facts({ start: '2019-03-12T16:00:00.000Z' })).toMatchObject({
    '@type': 'Event',
    name: 'Silent scanners',
    description: 'Measuring quietly.',
    startDate: '2019-03-12T16:00:00.000Z',
    performer: { name: 'Ada Berg', affiliation: { name: 'North University' } },
    superEvent: { '@type': 'EventSeries', name: 'Hahn Lecture' },
  })
})

test('without a day the data have the year alone', () => expect(facts().startDate).toBe('2019'))

test('the data have the place, if it is known', () => {
  expect(facts()).not.toHaveProperty('location')
  const place = { name: 'Great hall', address: 'Field Street 7\nLarmor Town' }
  expect(facts({ place }).location).toEqual({
    ...{ '@type': 'Place', name: 'Great hall', address: 'Field Street 7, Larmor Town' },
  })
  expect(facts({ place: { name: '', address: 'Field Street 7' } }).location).not.toHaveProperty('name')
})
