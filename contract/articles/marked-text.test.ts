import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeMarks, runsOf, unmarked } from './marked-text.ts'

test('marks are parsed, and all other markup stays text', () => {
  expect(runsOf('B<sub>1</sub><sup>+</sup> at 7 T & <script>')).toEqual([
    { text: 'B', marks: [] },
    { text: '1', marks: ['sub'] },
    { text: '+', marks: ['sup'] },
    { text: ' at 7 T & <script>', marks: [] },
  ])
})

test('marks may lie in one another, stay open, or be closed without being open', () => {
  expect(runsOf('<i>T<sub>2</sub></i>')).toEqual([
    { text: 'T', marks: ['i'] },
    { text: '2', marks: ['i', 'sub'] },
  ])
  expect(runsOf('a</i><b>b')).toEqual([
    { text: 'a', marks: [] },
    { text: 'b', marks: ['b'] },
  ])
})

test('other spellings of marks are converted to known marks', () => {
  expect(normalizeMarks('<em>E. coli</em> <SUP>31</SUP>P')).toBe('<i>E. coli</i> <sup>31</sup>P')
})

test('the runs of a text contain all its characters in order', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('<sub>', '</sub>', '<sup>', '</sup>', '<i>', '</i>'))
  fc.assert(
    fc.property(fc.array(piece), pieces => {
      const text = pieces.join('')
      expect(
        runsOf(text)
          .map(run => run.text)
          .join(''),
      ).toBe(unmarked(text))
    }),
  )
})
