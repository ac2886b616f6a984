import { expect, test } from 'vitest'
import { identify, type Known } from './identify.ts'
import {
  article,
  codesOf,
  decision,
  describeAuthors,
  elsewhere,
  institute,
  known,
  orcid,
  otherOrcid,
  person,
} from './test-identification.ts'

const hanna = person(1, 'Hanna Maria', 'Vogel')
const found = (more: Partial<Known>) => describeAuthors(identify(known({ people: [hanna], ...more })))

test('a full name at the institute is certain, a name alone is proposed', () => {
  const articles = [
    article(1, 'Vogel, Hanna; Kraff, O.', { 'Vogel, Hanna': institute }),
    article(2, 'Kraff, O.; Vogel, H. M.', { 'Vogel, H. M.': institute }),
    article(3, 'Vogel, Hanna; Kraff, O.', { 'Vogel, Hanna': elsewhere }),
  ]
  expect(found({ articles })).toEqual([
    ...['Vogel, Hanna: 1 certain', 'Vogel, H. M.: 1 proposed', 'Vogel, Hanna: 1 proposed'],
  ])
})

test('umlauts are found however they are written, and names that somebody had before', () => {
  const people = [
    person(1, 'Jörg', 'Größmann'),
    person(2, 'Anna', 'Tal', {
      names: [
        { firstName: 'Anna', middleName: '', lastName: 'Tal' },
        { firstName: 'Anna', middleName: '', lastName: 'Oberbach' },
      ],
    }),
  ]
  const articles = [article(1, 'Groessmann, Joerg; Oberbach, Anna'), article(2, 'Grossmann, Jorg; Tal, A.')]
  expect(found({ people, articles })).toEqual([
    ...['Groessmann, Joerg: 1 proposed', 'Oberbach, Anna: 2 proposed'],
    ...['Grossmann, Jorg: 1 proposed', 'Tal, A.: 2 proposed'],
  ])
})

test('somebody with another first name, other letters or another ORCID is not even proposed', () => {
  const authors = 'Vogel, Heike; Vogel, H. K.; Vogel, Hanna'
  const people = [person(1, 'Hanna Maria', 'Vogel', { orcid })]
  expect(
    found({ people, articles: [article(1, authors, { 'Vogel, Hanna': { orcid: otherOrcid } })] }),
  ).toEqual([])
})

test('an ORCID is certain; beside another name it is for people to judge', () => {
  const people = [person(1, 'Hanna', 'Vogel', { orcid }), person(2, 'Heike', 'Vogel')]
  const alone = article(1, 'Vogel, H.', { 'Vogel, H.': { orcid } })
  const wrong = article(2, 'Maier, Karl', { 'Maier, Karl': { orcid } })
  expect(found({ people, articles: [alone, wrong] })).toEqual([
    ...['Vogel, H.: 1 certain, 2 open', 'Maier, Karl: 1 proposed'],
  ])
})

test('the time at the institute counts, with two years until a paper has appeared', () => {
  const people = [person(1, 'H.', 'Oberbach', { from: '2012-04-01', until: '2016-09-30' })]
  const inYear = (year: number) => {
    const articles = [article(1, 'Oberbach, H.', { 'Oberbach, H.': institute }, year)]
    return codesOf(identify(known({ people, articles })).authors, 1)
  }
  expect([2011, 2012, 2018, 2019].map(year => inYear(year).join())).toEqual([
    ...['instituteLater', 'instituteThen', 'instituteThen', 'instituteLater'],
  ])
})

test('co-authors from the institute are evidence, but not among hundreds', () => {
  const people = [hanna, person(2, 'Oliver', 'Kraff'), person(3, 'Stefan', 'Orzada')]
  const house = { 'Kraff, Oliver': institute, 'Orzada, Stefan': institute }
  const crowd = Array.from({ length: 300 }, (_, n) => `Author${'x'.repeat(1 + (n % 40))}, A.`).join('; ')
  const beside = (more: string) => {
    const articles = [article(1, `Vogel, H.; Kraff, Oliver; Orzada, Stefan${more}`, house)]
    return codesOf(identify(known({ people, articles })).authors, 1)
  }
  expect(beside('')).toContain('housesCoauthors')
  expect(beside(`; ${crowd}`)).not.toContain('housesCoauthors')
})

test('who was confirmed elsewhere is recognised by co-authors and place', () => {
  const other = 'Orzada, Stefan; Ladd, Mark'
  const articles = [
    article(1, `Vogel, H.; ${other}`, { 'Vogel, H.': elsewhere }),
    article(2, `Vogel, H.; ${other}`, { 'Vogel, H.': elsewhere }),
  ]
  const decisions = [decision('confirmed', 1, 'Vogel, H.', 1)]
  expect(found({ articles })).toEqual(['Vogel, H.: 1 open', 'Vogel, H.: 1 open'])
  expect(found({ articles, decisions })).toEqual(['Vogel, H.: 1 confirmed', 'Vogel, H.: 1 proposed'])
  expect(codesOf(identify(known({ people: [hanna], articles, decisions })).authors.slice(1), 1)).toContain(
    'likeConfirmed',
  )
})

test('a person signs once, and an author is one person', () => {
  const people = [hanna, person(2, 'Heike', 'Vogel')]
  const articles = [
    article(1, 'Vogel, H.; Vogel, Hanna', { 'Vogel, Hanna': institute }),
    article(2, 'Vogel, H.', { 'Vogel, H.': institute }),
  ]
  expect(found({ people, articles })).toEqual([
    'Vogel, H.: 2 proposed, 1 open',
    'Vogel, Hanna: 1 certain',
    'Vogel, H.: 1 proposed, 2 open',
  ])
})

test('what people decided holds against all evidence, with who and when', () => {
  const people = [hanna, person(2, 'Heike', 'Vogel')]
  const articles = [article(1, 'Vogel, Hanna; Vogel, H.', { 'Vogel, Hanna': institute })]
  const decisions = [decision('rejected', 1, 'Vogel, Hanna', 1), decision('confirmed', 1, 'Vogel, Hanna', 2)]
  const { authors } = identify(known({ people, articles, decisions }))
  expect(describeAuthors({ authors, unplaced: [] })[0]).toBe('Vogel, Hanna: 1 rejected, 2 confirmed')
  expect(authors[0]).toMatchObject({
    personId: 2,
    candidates: [{}, { decidedBy: 7, decidedAt: decisions[1]?.decidedAt }],
  })
})

test('the later decision holds, and a decision can be withdrawn', () => {
  const articles = [article(1, 'Vogel, Hanna', { 'Vogel, Hanna': institute })]
  const people = [hanna, person(2, 'Hanna', 'Vogel')]
  const first = decision('confirmed', 1, 'Vogel, Hanna', 1)
  const later = decision('confirmed', 1, 'Vogel, Hanna', 2)
  const none = decision('withdrawn', 1, 'Vogel, Hanna', 2)
  const after = (decisions: Known['decisions']) => found({ people, articles, decisions })
  expect(after([later, first])).toEqual(['Vogel, Hanna: 1 open, 2 confirmed'])
  expect(after([none, later, first])).toEqual(['Vogel, Hanna: 1 proposed, 2 open'])
})
