import { expect, test } from 'vitest'
import { identify, type Known } from './identify.ts'
import {
  article,
  decision,
  describeAuthors,
  elsewhere,
  institute,
  known,
  orcid,
  person,
} from './test-identification.ts'

const people = [person(1, 'Yan', 'Zhang'), person(2, 'Mark E.', 'Ladd')]
const found = (more: Partial<Known>) => identify(known({ people, ...more }))

test.each([
  ['with initials', 'Kraff, O.; Ladd, M. E.'],
  ['written out', 'Kraff, Oliver; Ladd, Mark Edward'],
  ['in another order', 'Ladd, Mark E.; Kraff, O.'],
  ['with further authors', 'Ladd, Sam; Kraff, O.; Ladd, Mark E.; Quick, H.'],
  ['with a last name that was mended', 'Kraff, O.; Ladd, M.'],
])('a decision finds its author again %s', (_, authors) => {
  for (const written of ['Ladd, Mark E.', 'Ladd, M. E.', 'Latt, M. E.']) {
    const decisions = [decision('rejected', 1, written, 2)]
    const { authors: now, unplaced } = found({ articles: [article(1, authors)], decisions })
    expect(unplaced).toEqual([])
    expect(describeAuthors({ authors: now, unplaced }).join()).toMatch(/Ladd, M[^:]*: 2 rejected/)
  }
})

test('of two authors of one name each keeps what was decided of it', () => {
  const before = article(1, 'Zhang, Y.; Kraff, O.; Zhang, Y.')
  const decisions = [
    decision('rejected', 1, 'Zhang, Y.', 1, { occurrence: 1 }),
    decision('confirmed', 1, 'Zhang, Y.', 1, { occurrence: 2 }),
  ]
  expect(describeAuthors(found({ articles: [before], decisions }))).toEqual([
    ...['Zhang, Y.: 1 rejected', 'Zhang, Y.: 1 confirmed'],
  ])
  const full = decision('confirmed', 1, 'Zhang, Yan', 1)
  const [one, two] = ['Zhang, Yu; Zhang, Yan', 'Zhang, Yan; Zhang, Yu'].map(authors =>
    found({ articles: [article(1, authors)], decisions: [full] }),
  )
  expect([one, two].map(now => now && describeAuthors(now))).toEqual([
    ['Zhang, Yan: 1 confirmed'],
    ['Zhang, Yan: 1 confirmed'],
  ])
})

test('an ORCID finds the author whose name became another one', () => {
  const decisions = [decision('confirmed', 1, 'Oberbach, A.', 2, { orcid })]
  const articles = [article(1, 'Kraff, O.; Tal, A.', { 'Tal, A.': { orcid } })]
  expect(describeAuthors(found({ articles, decisions }))).toEqual(['Tal, A.: 2 confirmed'])
})

test('a decision whose author is gone waits, and holds again when the author is back', () => {
  const decisions = [decision('confirmed', 1, 'Ladd, M. E.', 2), decision('confirmed', 5, 'Ladd, M. E.', 2)]
  const gone = found({ articles: [article(1, 'Kraff, O.')], decisions })
  expect(gone).toEqual({ authors: [], unplaced: decisions })
  const back = found({ articles: [article(1, 'Ladd, M. E.')], decisions: gone.unplaced })
  expect(describeAuthors(back)).toEqual(['Ladd, M. E.: 2 confirmed'])
})

test('decisions go with an article that is merged into another, and come back with it', () => {
  const articles = [
    article(1, 'Kraff, O.; Ladd, M. E.'),
    article(2, 'Ladd, Mark; Kraff, O.'),
    article(3, 'Ladd, M.'),
  ]
  const decisions = [decision('rejected', 1, 'Ladd, M. E.', 2)]
  const merged = new Map([
    [1, 2],
    [2, 3],
  ])
  expect(describeAuthors(found({ articles, decisions, merged }))).toEqual(['Ladd, M.: 2 rejected'])
  expect(describeAuthors(found({ articles, decisions }))).toEqual([
    ...['Ladd, M. E.: 2 rejected', 'Ladd, Mark: 2 proposed', 'Ladd, M.: 2 proposed'],
  ])
})

test('a decision stays when the person takes another name, or is gone', () => {
  const articles = [
    article(1, 'Ladd, M. E.', { 'Ladd, M. E.': institute }),
    article(2, 'Ladd, Sam', { 'Ladd, Sam': elsewhere }),
  ]
  const decisions = [decision('confirmed', 1, 'Ladd, M. E.', 2)]
  const renamed = [person(2, 'Mark', 'Oberbach')]
  expect(describeAuthors(found({ articles, decisions, people: renamed }))).toEqual([
    'Ladd, M. E.: 2 confirmed',
  ])
  expect(describeAuthors(found({ articles, decisions, people: [] }))).toEqual(['Ladd, M. E.: 2 confirmed'])
})
