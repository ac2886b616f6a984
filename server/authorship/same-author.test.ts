import { expect, test } from 'vitest'
import { blankBibliographic } from '#contract/articles/article.ts'
import { traitsOf } from './author-traits.ts'
import { sameAuthor } from './same-author.ts'
import { type Work, workOf } from './works.ts'

const essen = 'Erwin L. Hahn Institute for MRI, University of Duisburg-Essen, Essen, Germany'
const seoul = 'Department of Cardiology, Asan Medical Center, Seoul, Korea'

function work(authors: string, more: Partial<Parameters<typeof workOf>[0]> = {}): Work {
  const text = { title: 'Coils for imaging of the body at 7 tesla', journal: 'Magn Reson Med', year: 2014 }
  return workOf({ ...blankBibliographic, ...text, authors, ...more })
}

function compared(a: Work, b: Work) {
  const [one, two] = [traitsOf(a, 0), traitsOf(b, 0)]
  if (!one || !two) throw new Error('there is no author')
  return sameAuthor(one, two)
}

const from = (name: string, affiliation: string, orcid = '') => ({
  authorDetails: [{ name, orcid, affiliations: [affiliation] }],
})

test('one rare name with the same co-authors, place, journal and topic is certainly one person', () => {
  const { verdict, evidence } = compared(
    work('Orzada, Stephan; Maderwald, Stefan; Ladd, Mark E.', from('Orzada, Stephan', essen)),
    work('Orzada, S.; Kraff, O.; Maderwald, S.', from('Orzada, S.', essen)),
  )
  expect(verdict).toBe('certain')
  expect(evidence.filter(({ weight }) => weight > 0).map(({ code }) => code)).toEqual([
    ...['sharedCoauthors', 'samePlace', 'sameJournal', 'sameTopic'],
  ])
})

test('one common name at two places in two fields is unlikely one person', () => {
  const cardiology = { title: 'Stents of the left main artery', journal: 'Am Heart J', year: 1998 }
  const { verdict, evidence } = compared(
    work('Lee, J.; Maderwald, S.', from('Lee, J.', essen)),
    work('Lee, J.; Park, S.', { ...cardiology, ...from('Lee, J.', seoul) }),
  )
  expect(verdict).toBe('unlikely')
  expect(evidence.map(({ code }) => code)).toEqual(['commonName', 'otherPlace', 'yearsApart'])
  expect(evidence.at(-1)?.detail).toBe('16')
})

test('another first name is never one person, whatever else they share', () => {
  const others = 'Maderwald, Stefan; Ladd, Mark E.'
  const { verdict, evidence } = compared(
    work(`Berg, Anna; ${others}`, from('Berg, Anna', essen)),
    work(`Berg, Astrid; ${others}`, from('Berg, Astrid', essen)),
  )
  expect(verdict).toBe('never')
  expect(evidence).toMatchObject([{ code: 'otherFirstName', detail: 'Astrid' }])
  expect(compared(work(`Berg, A. B.; ${others}`), work(`Berg, A. C.; ${others}`)).verdict).toBe('never')
})

test('an ORCID decides, also where somebody has taken another last name', () => {
  const [one, two] = ['0000-0002-1825-0097', '0000-0001-5109-3700']
  const anna = work('Berg, Anna', from('Berg, Anna', essen, one))
  expect(compared(anna, work('Tal, Anna', from('Tal, Anna', seoul, one))).verdict).toBe('certain')
  expect(compared(anna, work('Berg, Anna', from('Berg, Anna', essen, two))).verdict).toBe('never')
  expect(compared(anna, work('Tal, Anna')).verdict).toBe('unlikely')
})

test('co-authors say less in works that hundreds signed', () => {
  const crowd = Array.from(
    { length: 300 },
    (_, n) => `Author${String.fromCharCode(97 + (n % 26)).repeat(1 + n / 26)}, A.`,
  )
  const few = compared(work('Kraff, O.; Orzada, S.; Quick, H.'), work('Kraff, O.; Orzada, S.; Ladd, M.'))
  const many = compared(
    work(['Kraff, O.', 'Orzada, S.', ...crowd].join('; ')),
    work(['Kraff, O.', 'Orzada, S.', ...crowd.map(name => name.replace('Author', 'Other'))].join('; ')),
  )
  expect(weightOf(few, 'sharedCoauthors')).toBeGreaterThan(weightOf(many, 'sharedCoauthors') * 3)
})

test('a group is not compared', () => {
  expect(traitsOf(work('{ISMRM Study Group}; Berg, A.'), 0)).toBeNull()
})

test('details belong to the author whose name they bear, also where it was written otherwise since', () => {
  const details = [
    { name: 'Zhang, Yan', orcid: '', affiliations: [seoul] },
    { name: 'Müller, K', orcid: '', affiliations: [essen] },
  ]
  const { authors } = work('Mueller K, Zhang Y, Zhang YX', {
    authorStyle: 'lastInitials',
    authorDetails: details,
  })
  expect(authors.map(({ affiliations }) => affiliations)).toEqual([[essen], [seoul], []])
})

function weightOf({ evidence }: ReturnType<typeof compared>, code: string): number {
  return evidence.find(one => one.code === code)?.weight ?? 0
}
