import { expect, test } from 'vitest'
import { countryChoices } from './country-field.tsx'

test('countries have names in the reader’s language, those where German is spoken first', () => {
  const first = (language: 'de' | 'en') => countryChoices(language).first.map(({ label }) => label)
  expect(first('de')).toEqual(['Deutschland', 'Österreich', 'Schweiz', 'Liechtenstein', 'Luxemburg'])
  expect(first('en')).toEqual(['Germany', 'Austria', 'Switzerland', 'Liechtenstein', 'Luxembourg'])
})

test('all others follow in the order of the alphabet, with umlauts at their place, none twice', () => {
  const { first, choices } = countryChoices('de')
  const names = choices.map(({ label }) => label)
  expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln'])
  expect(new Set([...first, ...choices].map(({ value }) => value)).size).toBe(250) // ISO 3166 and Kosovo
  expect(names).not.toContain('Österreich')
})
