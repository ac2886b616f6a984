import { type Author, authorString, authorsOf } from '#contract/articles/authors.ts'
import type { DecisionKind } from '#contract/articles/authorship.ts'
import { compareGiven, readGiven } from './given-names.ts'
import { searchKey, type WorkAuthor } from './works.ts'

/**
 * A decision about an author and a person: a row of an append-only log. The author is stored as written at
 * that moment, never as a position or a key, so that the decision still matches after names were read again,
 * reordered or written out, and after the rules for comparing names have changed.
 */
export interface Decision {
  id: number
  /** The article that was decided on, also after it was merged into another. */
  articleId: number
  /** As `authorString` writes it: `Ladd, M. E.`. */
  name: string
  /** Position among the authors with exactly this name, from 1. */
  occurrence: number
  /** ORCID given for the author; empty if none. */
  orcid: string
  personId: number
  kind: DecisionKind
  decidedBy: number | null
  /** The moment, as ISO text. */
  decidedAt: string
}

export type AuthorSign = Pick<Decision, 'name' | 'occurrence' | 'orcid'>

/** How a decision identifies an author. */
export function signOf(authors: readonly WorkAuthor[], place: number): AuthorSign {
  const names = authors.slice(0, place + 1).map(({ author }) => authorString([author]))
  const name = names.at(-1) ?? ''
  return {
    name,
    occurrence: names.filter(one => one === name).length,
    orcid: authors[place]?.orcid ?? '',
  }
}

/** The decisions that apply to the authors of one article. */
export interface AppliedDecisions {
  /** By the place of the author, then by the person. */
  places: Map<number, Map<number, Decision>>
  /** Decisions whose author is not in the article at present; they apply again once it is. */
  unplaced: Decision[]
}

/** `namesOf` returns the names of a person, by which an author is found whose name was corrected since. */
export function applyDecisions(
  authors: readonly WorkAuthor[],
  decisions: readonly Decision[],
  namesOf: (personId: number) => readonly Author[],
): AppliedDecisions {
  const places: AppliedDecisions['places'] = new Map()
  const unplaced: Decision[] = []
  for (const decision of [...decisions].sort(byMoment)) {
    const place = placeOf(decision, authors, namesOf(decision.personId))
    if (place < 0) unplaced.push(decision)
    else apply(decision, place, places)
  }
  return { places, unplaced }
}

// A person signs an article once, and an author is one person: a later confirmation removes earlier ones that
// contradict it.
function apply(decision: Decision, place: number, places: AppliedDecisions['places']): void {
  const { personId, kind } = decision
  if (kind === 'confirmed') {
    for (const [other, people] of places)
      for (const [person, earlier] of people)
        if (earlier.kind === 'confirmed' && (other === place || person === personId)) people.delete(person)
  }
  const here = places.get(place) ?? new Map<number, Decision>()
  places.set(place, here)
  if (kind === 'withdrawn') here.delete(personId)
  else here.set(personId, decision)
}

function placeOf(sign: AuthorSign, authors: readonly WorkAuthor[], people: readonly Author[]): number {
  const [written] = authorsOf(sign.name, 'lastFirst')
  if (!written) return -1
  const ranks = authors.map((_, place) => rankOf(sign, written, authors, place, people))
  const best = Math.min(...ranks)
  return best === Number.POSITIVE_INFINITY ? -1 : ranks.indexOf(best)
}

/** Rank of how well an author matches the one that was decided on; the lowest is the best. */
function rankOf(
  sign: AuthorSign,
  written: Author,
  authors: readonly WorkAuthor[],
  place: number,
  people: readonly Author[],
): number {
  const one = authors[place]
  if (!one) return Number.POSITIVE_INFINITY
  const hasOrcid = sign.orcid !== '' && sign.orcid === one.orcid
  const found = signOf(authors, place)
  if (found.name === sign.name) return (hasOrcid ? 0 : 2) + (found.occurrence === sign.occurrence ? 0 : 1)
  if (hasOrcid) return 4
  const kinship = kinshipOf(written, one.author)
  if (kinship > 0) return 5 + kinship
  return people.some(name => kinshipOf(name, one.author) > 0) ? 8 : Number.POSITIVE_INFINITY
}

/** 1: same given names; 2: given names that do not contradict each other; 0: another author. */
function kinshipOf(a: Author, b: Author): 0 | 1 | 2 {
  if (searchKey(a) !== searchKey(b)) return 0
  const given = compareGiven(readGiven(a.given), readGiven(b.given))
  if (given === 'full' || given === 'initials') return 1
  return given === 'open' ? 2 : 0
}

function byMoment(a: Decision, b: Decision): number {
  if (a.decidedAt !== b.decidedAt) return a.decidedAt < b.decidedAt ? -1 : 1
  return a.id - b.id
}
