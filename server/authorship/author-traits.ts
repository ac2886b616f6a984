import { nameKey } from '#contract/articles/authors.ts'
import { unmarked } from '#contract/articles/marked-text.ts'
import { asciiOf } from '#contract/folding.ts'
import { commonNames } from './common-names.gen.ts'
import { type GivenName, readGiven } from './given-names.ts'
import type { Work, WorkAuthor } from './works.ts'

/** Traits of an author of a work that are compared with another's; computed once for each. */
export interface AuthorTraits {
  family: string
  given: GivenName
  orcid: string
  /** The other authors by key, each with the weight of signing together: less for common names. */
  coauthors: ReadonlyMap<string, number>
  /** Words of the author's own affiliations; if none are given, of all in the work. */
  places: ReadonlySet<string>
  journal: string
  topics: ReadonlySet<string>
  year: number | null
}

const counts = new Map(Object.entries(commonNames))

type OfWork = Pick<AuthorTraits, 'journal' | 'topics' | 'year'> & {
  coauthors: [string, number][]
  places: ReadonlySet<string>
}

const known = new WeakMap<Work, OfWork>()
const knownPlaces = new WeakMap<readonly string[], ReadonlySet<string>>()

export function traitsOf(work: Work, place: number): AuthorTraits | null {
  const one = work.authors[place]
  if (!one || one.author.isGroup) return null
  const ofWork = known.get(work) ?? readWork(work)
  known.set(work, ofWork)
  const { journal, topics, year, coauthors, places } = ofWork
  return {
    family: familyKey(one.author.family),
    given: readGiven(one.author.given),
    orcid: one.orcid,
    coauthors: new Map(coauthors.filter((_, at) => at !== place)),
    places: one.affiliations.length > 0 ? placeWords(one.affiliations) : places,
    ...{ journal, topics, year },
  }
}

/**
 * Number of different first initials that a last name occurs with in an international sample; 1 for a rare
 * name.
 */
export function commonness(family: string): number {
  return counts.get(family) ?? 1
}

export function familyKey(family: string): string {
  return asciiOf(family).replace(/[^\p{L}]/gu, '')
}

function readWork(work: Work): OfWork {
  return {
    coauthors: work.authors.map(({ author }) => [nameKey(author), weightOf(author)]),
    places: placeWords(work.authors.flatMap(({ affiliations }) => affiliations)),
    journal: asciiOf(work.journal).replace(/[^\p{L}\p{N}]/gu, ''),
    topics: wordsOf(unmarked(work.title), plainTitleWords),
    year: work.year,
  }
}

function weightOf({ family, isGroup }: WorkAuthor['author']): number {
  return isGroup ? 0 : 1 / Math.sqrt(commonness(familyKey(family)))
}

function placeWords(affiliations: readonly string[]): ReadonlySet<string> {
  const words =
    knownPlaces.get(affiliations) ??
    wordsOf(affiliations.join(' ').replace(/(?<![^\s@])[^\s@]+@\S+/g, ' '), plainPlaceWords)
  knownPlaces.set(affiliations, words)
  return words
}

function wordsOf(text: string, without: ReadonlySet<string>): ReadonlySet<string> {
  const words = asciiOf(text).split(/[^\p{L}\p{N}]+/u)
  return new Set(words.filter(word => word.length > 2 && !/^\d+$/.test(word) && !without.has(word)))
}

const plainPlaceWords = new Set(
  [
    'the and for department dept university universitat universita universite universidad institute institut',
    'institution hospital center centre school medicine medical science sciences faculty division research national',
    'college laboratory lab clinic unit section group health graduate program service services electronic address',
    'usa edu com gov org email city state road street ave avenue',
  ].flatMap(words => words.split(' ')),
)

const plainTitleWords = new Set(
  [
    'the and for with from its their that this are was were not but into after before during between among using use',
    'used study studies effect effects analysis case report new role human patients patient treatment clinical disease',
    'results review association evaluation comparison cell cells based rat rats mice induced expression activity factor',
    'factors author transl',
  ].flatMap(words => words.split(' ')),
)
