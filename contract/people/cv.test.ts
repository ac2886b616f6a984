import { expect, test } from 'vitest'
import { cvText, lineOf, stationIn, stationsOf } from './cv.ts'
import { unfinishedStationIn } from './cv-lines.ts'

test.each([
  [
    '2015–2019: Promotion in Physik',
    { from: '2015', to: '2019', isOpen: false, event: 'Promotion in Physik' },
  ],
  ['2015-2019:Promotion: Teil 2', { from: '2015', to: '2019', isOpen: false, event: 'Promotion: Teil 2' }],
  ['2019–: Gruppenleitung', { from: '2019', to: '', isOpen: true, event: 'Gruppenleitung' }],
  ['2019 – heute: Gruppenleitung', { from: '2019', to: '', isOpen: true, event: 'Gruppenleitung' }],
  ['seit 03/2019: Gruppenleitung', { from: '03/2019', to: '', isOpen: true, event: 'Gruppenleitung' }],
  ['since 2019: Group leader', { from: '2019', to: '', isOpen: true, event: 'Group leader' }],
  ['bis 2012: Studium', { from: '', to: '2012', isOpen: false, event: 'Studium' }],
  ['2012: Preis', { from: '2012', to: '', isOpen: false, event: 'Preis' }],
])('%s is a station', (line, station) => {
  expect(stationIn(line)).toEqual(station)
  expect(stationIn(lineOf(station))).toEqual(station)
})

test.each([
  '',
  'Promotion in Physik',
  '2015-2019',
  '2015–2019:   ',
  '20155: Preis',
  '2019–2015: rückwärts',
  '05/2019–03/2019: rückwärts',
  '13/2019: kein Monat',
  'gestern: Preis',
  ': Preis',
])('%j is no station', line => {
  expect(stationIn(line)).toBeNull()
})

test('a CV of which one line is no station is refused whole', () => {
  expect(cvText.safeParse('2012: Preis\n\n2015–2019: Promotion').success).toBe(true)
  const { error } = cvText.safeParse('2012: Preis\nPromotion')
  expect(error?.issues[0]?.message).toBe('validCv')
})

test('ongoing stations come first, then the latest start', () => {
  const events = stationsOf('2012: Preis\nseit 2019: Leitung\n2015–2019: Promotion\n2020–2021: Gast')
  expect(events.map(({ event }) => event)).toEqual(['Leitung', 'Gast', 'Promotion', 'Preis'])
})

test.each([
  [': Gastaufenthalt', { from: '', to: '', isOpen: false, event: 'Gastaufenthalt' }],
  ['–: Gastaufenthalt', { from: '', to: '', isOpen: true, event: 'Gastaufenthalt' }],
  ['20: Gastaufenthalt', { from: '20', to: '', isOpen: false, event: 'Gastaufenthalt' }],
  ['20–2x: Gastaufenthalt', { from: '20', to: '2x', isOpen: false, event: 'Gastaufenthalt' }],
  ['bis 20: Gastaufenthalt', { from: '', to: '20', isOpen: false, event: 'Gastaufenthalt' }],
  ['2019: ', { from: '2019', to: '', isOpen: false, event: '' }],
])('an incomplete station is kept as the line %o, which is refused', (line, station) => {
  expect(lineOf(station)).toBe(line)
  expect(unfinishedStationIn(line)).toEqual(station)
  expect(cvText.safeParse(line).success).toBe(false)
})

test('a line that is no station is read as one without a year', () => {
  expect(unfinishedStationIn('Promotion in Physik')).toEqual({
    from: '',
    to: '',
    isOpen: false,
    event: 'Promotion in Physik',
  })
})
