import { blankBibliographic } from '#contract/articles/article.ts'
import type { Decision } from './decisions.ts'
import type { Identification, IdentifiedAuthor, Known, KnownArticle } from './identify.ts'
import type { InstitutePerson } from './institute-people.ts'
import { workOf } from './works.ts'

export const institute = 'Erwin L. Hahn Institute for MRI, University of Duisburg-Essen, Essen, Germany'
export const elsewhere = 'Department of Cardiology, Asan Medical Center, Seoul, Korea'
export const [orcid, otherOrcid] = ['0000-0002-1825-0097', '0000-0001-5109-3700'] as const

export function person(id: number, firstName: string, lastName: string, more: Partial<InstitutePerson> = {}) {
  const [first = '', ...middle] = firstName.split(' ')
  const names = [{ firstName: first, middleName: middle.join(' '), lastName }]
  return { id, names, orcid: '', from: null, until: null, ...more } satisfies InstitutePerson
}

export function article(
  id: number,
  authors: string,
  details: Record<string, string | { orcid: string }> = {},
  year = 2020,
): KnownArticle {
  const authorDetails = Object.entries(details).map(([name, known]) =>
    typeof known === 'string'
      ? { name, orcid: '', affiliations: [known] }
      : { name, ...known, affiliations: [] },
  )
  const text = { title: `Coils at 7 tesla, part ${id}`, journal: 'Magn Reson Med', year }
  return { id, work: workOf({ ...blankBibliographic, ...text, authors, authorDetails }) }
}

let lastId = 0

export function decision(
  kind: Decision['kind'],
  articleId: number,
  name: string,
  personId: number,
  more: Partial<Decision> = {},
): Decision {
  const id = ++lastId
  const decidedAt = new Date(Date.UTC(2026, 0, 1, 0, id)).toISOString()
  return { id, articleId, name, occurrence: 1, orcid: '', personId, kind, decidedBy: 7, decidedAt, ...more }
}

export function known(more: Partial<Known>): Known {
  return { articles: [], people: [], decisions: [], institute: ['Erwin L. Hahn Institute'], ...more }
}

/** `Ladd, Mark E.: 1 certain, 2 open` for each author. */
export function describeAuthors({ authors }: Identification): string[] {
  return authors.map(({ name, candidates }) => {
    const states = candidates.map(({ personId, state }) => `${personId} ${state}`)
    return `${name}: ${states.join(', ')}`
  })
}

export function codesOf(authors: readonly IdentifiedAuthor[], personId: number): string[] {
  const candidates = authors.flatMap(one => one.candidates)
  return candidates.find(one => one.personId === personId)?.evidence.map(({ code }) => code) ?? []
}
