import { expect, test } from 'vitest'
import type { ShownOffer } from '#contract/pages/items.ts'
import { jobPosting } from './job-posting.ts'

const offer: ShownOffer & { address: string } = {
  ...{ address: 'https://example.org/de/ueber/karriere/messen', title: 'Messen', text: null },
  ...{ employment: 'doctorate', deadline: '2027-06-30', postedOn: '2026-11-02', link: null },
  ...{ language: 'de', slugs: { de: 'messen', en: 'messen' }, availableIn: ['de'] },
  ...{ isOpen: true, changesAt: null },
}

test('a position is full time unless it says how much it is, and names its place', () => {
  const posting = jobPosting('https://example.org', 'de', offer)
  expect(posting).toMatchObject({
    ...{ employmentType: 'FULL_TIME', validThrough: '2027-06-30T23:59:59', url: offer.address },
    jobLocation: { address: { streetAddress: 'Feldstraße 7', addressLocality: 'Larmorstadt' } },
  })
  expect(posting).not.toHaveProperty('identifier')
})

test('a job posting has its part time, reference and contact', () => {
  const part = { ...offer, extent: '65 Prozent', reference: '2026-14', email: 'a@example.org', name: 'Anna' }
  expect(jobPosting('https://example.org', 'de', part)).toMatchObject({
    ...{ employmentType: 'PART_TIME', workHours: '65 Prozent' },
    identifier: { name: 'Institut für Ultrahochfeld-MRT', value: '2026-14' },
    applicationContact: { email: 'a@example.org', name: 'Anna' },
  })
})
