import { expect, test } from 'vitest'
import { blankBibliographic } from './article.ts'
import { addressesOf, sourceLine } from './source-line.ts'

test.each([
  [
    { journalAbbreviation: 'Magn Reson Med', volume: '85', number: '1', pages: '12–20', year: 2021 },
    'Magn Reson Med 2021;85(1):12–20',
  ],
  [{ journal: 'NMR in Biomedicine', year: 2020, pages: 'e4281' }, 'NMR in Biomedicine 2020;e4281'],
  [{ publisher: 'Springer', year: 2019 }, 'Springer 2019'],
  [{ year: null }, ''],
])('the source line of %j is %j', (known, line) => {
  expect(sourceLine({ ...blankBibliographic, ...known })).toBe(line)
})

test('special characters of a DOI are encoded in its link', () => {
  const [doi] = addressesOf({
    ...blankBibliographic,
    doi: '10.1002/(sici)1522-2594(199911)42:5<952::aid-mrm16>3.0.co;2-s#1',
  })
  expect(doi?.href).toBe(
    'https://doi.org/10.1002/(sici)1522-2594(199911)42:5%3C952::aid-mrm16%3E3.0.co;2-s%231',
  )
})
