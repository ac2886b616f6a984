import { expect, test } from 'vitest'
import { readAddressList } from './address-list.ts'

const emails = (text: string) => readAddressList(text).listed.map(({ email }) => email)

test('a list has one address a line, or several with commas and semicolons', () => {
  expect(emails('anna@example.org\r\n\nlise@example.org, otto@example.org;ida@example.org\n')).toEqual([
    'anna@example.org',
    'lise@example.org',
    'otto@example.org',
    'ida@example.org',
  ])
})

test('names stand before addresses, also in quotes with a comma', () => {
  const { listed, invalid } = readAddressList(
    'Anna Feld <anna@example.org>\n"Feld, Lise" <lise@example.org>; Otto <otto@example.org>',
  )
  expect(invalid).toEqual([])
  expect(listed).toEqual([
    { email: 'anna@example.org', name: 'Anna Feld', language: null },
    { email: 'lise@example.org', name: 'Feld, Lise', language: null },
    { email: 'otto@example.org', name: 'Otto', language: null },
  ])
})

test('a CSV file has headings, and columns in any order', () => {
  const file =
    '\uFEFFVorname;Nachname;E-Mail;Sprache\nAnna;Feld;anna@example.org;de\n"Lise";Spin;lise@example.org;English'
  expect(readAddressList(file)).toEqual({
    listed: [
      { email: 'anna@example.org', name: 'Anna Feld', language: 'de' },
      { email: 'lise@example.org', name: 'Lise Spin', language: 'en' },
    ],
    doubled: [],
    invalid: [],
  })
})

test('a mailbox that is named again is doubled, in whatever spelling', () => {
  const { listed, doubled } = readAddressList('a.nna@gmail.com\nANNA+vote@googlemail.com\nlise@example.org')
  expect(listed).toHaveLength(2)
  expect(doubled).toEqual(['ANNA+vote@googlemail.com'])
})

test('what is no address is named, not guessed', () => {
  const long = 'x'.repeat(500)
  expect(readAddressList(`Anna Feld\nanna@\nanna@nowhere.invalid\n${long}`)).toEqual({
    ...{ listed: [], doubled: [] },
    invalid: ['Anna Feld', 'anna@', 'anna@nowhere.invalid', `${long.slice(0, 120)}…`],
  })
})

// Were the end of each quote looked for in all that follows, this would meet the limit of time of a test.
test('a line of half a million quotes is read', () => {
  const { listed } = readAddressList(`${'"'.repeat(500_000)}@${',"'.repeat(500_000)}`)
  expect(listed).toEqual([])
})
