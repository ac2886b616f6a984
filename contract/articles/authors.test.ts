import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Author,
  authorString,
  authorsOf,
  dottedInitials,
  initialsOf,
  likelyStyle,
  nameKey,
  shortName,
} from './authors.ts'

const short = (text: string, style: Parameters<typeof authorsOf>[1]) =>
  authorsOf(text, style).map(({ family, given, suffix, isGroup }) =>
    [isGroup ? `{${family}}` : family, given, suffix].filter(Boolean).join('|'),
  )

test.each([
  ['lastInitials', 'Ladd ME, van der Berg A, Smith J Jr, Kraff O, ISMRM Study Group'],
  ['lastFirst', 'Ladd, M. E.; van der Berg, A.; Smith, J., Jr.; Kraff, O.; {ISMRM Study Group}'],
  ['firstLast', 'M. E. Ladd, A. van der Berg, J. Smith Jr., O. Kraff and ISMRM Study Group'],
  ['bibtex', 'Ladd, M. E. and A. van der Berg and Smith, Jr, J. and O. Kraff and {ISMRM Study Group}'],
] as const)('%s: last name, initials, suffix and group are read', (style, text) => {
  expect(authorsOf(text, style).map(shortName)).toEqual([
    ...['Ladd ME', 'van der Berg A', 'Smith J Jr', 'Kraff O', 'ISMRM Study Group'],
  ])
})

test('particles, suffixes, double names and groups are parsed', () => {
  expect(short('Silva, João, Filho; Smith, John, V', 'lastFirst')).toEqual([
    ...['Silva|João|Filho', 'Smith|John|V'],
  ])
  expect(short('Müller-Lüdenscheid, Karl-Heinz; Sukarno; Ó Súilleabháin, Seán', 'lastFirst')).toEqual([
    ...['Müller-Lüdenscheid|Karl-Heinz', 'Sukarno', 'Ó Súilleabháin|Seán'],
  ])
  expect(short('Ludwig van Beethoven, Charles de Gaulle und José Ortega', 'firstLast')).toEqual([
    ...['van Beethoven|Ludwig', 'de Gaulle|Charles', 'Ortega|José'],
  ])
  expect(short('{van der Berg}, Anna and {CERN and Friends} and others', 'bibtex')).toEqual([
    ...['van der Berg|Anna', '{CERN and Friends}'],
  ])
  expect(short('', 'lastFirst')).toEqual([])
})

test.each([
  ['Jean-Paul M.', 'JPM', 'J.-P. M.'],
  ['JM', 'JM', 'J. M.'],
  ['J. M.', 'JM', 'J. M.'],
  ['Élodie', 'É', 'É.'],
  ['Anna', 'A', 'A.'],
  ['', '', ''],
])('the initials of %j are %j, with dots %j', (given, initials, dotted) => {
  expect([initialsOf(given), dottedInitials(given)]).toEqual([initials, dotted])
})

test.each([
  ['Ladd ME, Quick HH', 'lastInitials'],
  ['Ladd, Mark E.; Quick, Harald H.', 'lastFirst'],
  ['Ladd, Mark', 'lastFirst'],
  ['Mark E. Ladd, Harald H. Quick', 'firstLast'],
  ['Mark E. Ladd, Harald H. Quick and Anna Berg', 'firstLast'],
  ['Ladd, Mark E. and Quick, Harald H.', 'bibtex'],
  ['Ladd, Mark E. and Quick, Harald H. and Berg, Anna', 'bibtex'],
] as const)('%j is most likely written as %s', (text, style) => {
  expect(likelyStyle(text)).toBe(style)
})

test('spellings of one author have one key', () => {
  const one = (family: string, given: string): Author => ({ family, given, suffix: '', isGroup: false })
  expect(nameKey(one('Øster-Müller', 'Åse'))).toBe(nameKey(one('Oster Muller', 'A. B.')))
  expect(nameKey(one('Berg', 'Anna'))).not.toBe(nameKey(one('Berg', 'Karl')))
})

test('authors written as a string are parsed back unchanged', () => {
  const word = fc.stringMatching(/^[A-ZÄÖÜÉ][a-zäöüéø]{1,9}(-[A-Z][a-z]{1,5})?$/)
  const people = fc.record({
    family: word,
    given: fc.oneof(word, fc.constant(''), fc.constant('J. M.')),
    suffix: fc.constantFrom('', 'Jr', 'III'),
    isGroup: fc.constant(false),
  })
  const groups = word.map(family => ({
    family: `${family} Consortium`,
    given: '',
    suffix: '',
    isGroup: true,
  }))
  fc.assert(
    fc.property(fc.array(fc.oneof(people, groups)), authors => {
      expect(authorsOf(authorString(authors), 'lastFirst')).toEqual(authors)
    }),
  )
})
