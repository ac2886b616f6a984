import type { Author } from '#contract/articles/authors.ts'
import { type Candidate, type Draft, statesOf } from './assign.ts'
import { type AuthorTraits, traitsOf } from './author-traits.ts'
import { type AppliedDecisions, type AuthorSign, applyDecisions, type Decision, signOf } from './decisions.ts'
import { authorNames, type InstitutePerson, instituteTest, PeopleIndex } from './institute-people.ts'
import { evidenceFor, likenessEvidence } from './person-evidence.ts'
import type { Work } from './works.ts'

export interface KnownArticle {
  id: number
  work: Work
}

export interface Known {
  articles: readonly KnownArticle[]
  people: readonly InstitutePerson[]
  decisions: readonly Decision[]
  /** Ids of merged articles, each with the id of the one it was merged into. */
  merged?: ReadonlyMap<number, number>
  /** Names of the institute in affiliations. */
  institute: readonly string[]
}

/** An author with candidates from the institute. */
export interface IdentifiedAuthor extends AuthorSign {
  articleId: number
  place: number
  /** The confirmed or certain person; null: nobody, or not known yet. */
  personId: number | null
  /** The likeliest first. */
  candidates: Candidate[]
}

export interface Identification {
  /** Ordered by article and position. */
  authors: IdentifiedAuthor[]
  /** Decisions whose article or author does not exist at present; they apply again once it does. */
  unplaced: Decision[]
}

/** Data for identifications, loaded once: the possible authors, and the traits of confirmed ones. */
export interface Identifier {
  /** Identifies the authors of one article, by the decisions on it. */
  of(article: KnownArticle, decisions: readonly Decision[]): Identification
}

export interface Beside {
  people: readonly InstitutePerson[]
  confirmed: ConfirmedTraits
  institute: readonly string[]
}

/** Traits of confirmed authors, by person id. */
export type ConfirmedTraits = ReadonlyMap<number, { articleId: number; traits: AuthorTraits }[]>

/**
 * Identifies the authors of all articles from the records, the people and the decisions alone, so that
 * neither their order nor earlier results matter.
 */
export function identify({
  articles,
  people,
  decisions,
  merged = new Map(),
  institute,
}: Known): Identification {
  const byArticle = Map.groupBy(decisions, ({ articleId }) => mergedInto(articleId, merged))
  const there = articles.filter(({ id }) => !merged.has(id)).sort((a, b) => a.id - b.id)
  const ownOf = (id: number) => byArticle.get(id) ?? []
  const confirmed = confirmedTraits(
    there.map(article => ({ article, decisions: ownOf(article.id) })),
    people,
  )
  const identifier = identifierOf({ people, confirmed, institute })
  const found = there.map(article => identifier.of(article, ownOf(article.id)))
  for (const { id } of there) byArticle.delete(id)
  const unplaced = [...found.flatMap(one => one.unplaced), ...[...byArticle.values()].flat()]
  return {
    authors: found.flatMap(one => one.authors),
    unplaced: unplaced.sort((a, b) => a.id - b.id),
  }
}

export function identifierOf({ people, confirmed, institute }: Beside): Identifier {
  const namesOf = nameLookup(people)
  const context: Context = {
    confirmed,
    index: new PeopleIndex(people),
    isOfInstitute: instituteTest(institute),
  }
  return {
    of(article, decisions) {
      const { places, unplaced } = applyDecisions(article.work.authors, decisions, namesOf)
      return { authors: authorsOf({ ...article, places }, context), unplaced }
    },
  }
}

/** Returns the traits of confirmed authors in these articles. */
export function confirmedTraits(
  articles: readonly { article: KnownArticle; decisions: readonly Decision[] }[],
  people: readonly InstitutePerson[],
): ConfirmedTraits {
  const namesOf = nameLookup(people)
  const confirmed = new Map<number, { articleId: number; traits: AuthorTraits }[]>()
  for (const { article, decisions } of articles) {
    const { places } = applyDecisions(article.work.authors, decisions, namesOf)
    for (const [place, decided] of places) {
      for (const { personId, kind } of decided.values()) {
        const traits = kind === 'confirmed' ? traitsOf(article.work, place) : null
        if (!traits) continue
        const all = confirmed.get(personId) ?? []
        all.push({ articleId: article.id, traits })
        confirmed.set(personId, all)
      }
    }
  }
  return confirmed
}

/** Returns the article that one was finally merged into. */
export function mergedInto(id: number, merged: ReadonlyMap<number, number>): number {
  const passed = new Set<number>()
  let at = id
  while (merged.has(at) && !passed.has(at)) {
    passed.add(at)
    at = merged.get(at) ?? at
  }
  return at
}

type DecidedArticle = KnownArticle & Pick<AppliedDecisions, 'places'>

interface Context {
  index: PeopleIndex
  isOfInstitute: (affiliations: readonly string[]) => boolean
  confirmed: ConfirmedTraits
}

/** The names of people, by id. */
export function nameLookup(people: readonly InstitutePerson[]): (personId: number) => readonly Author[] {
  const names = new Map(people.map(person => [person.id, authorNames(person)]))
  return id => names.get(id) ?? []
}

function authorsOf(article: DecidedArticle, context: Context): IdentifiedAuthor[] {
  const { authors } = article.work
  const drafts = authors.flatMap((_, place) => draftsAt(article, place, context))
  const byPlace = Map.groupBy(statesOf(drafts, authors.length), ({ place }) => place)
  return [...byPlace]
    .sort(([a], [b]) => a - b)
    .map(([place, found]) => ({
      articleId: article.id,
      place,
      ...signOf(authors, place),
      personId: found.find(({ state }) => state === 'confirmed' || state === 'certain')?.personId ?? null,
      candidates: found.map(({ place: _, ...candidate }) => candidate),
    }))
}

function draftsAt({ id, work, places }: DecidedArticle, place: number, context: Context): Draft[] {
  const one = work.authors[place]
  if (!one) return []
  const decided = places.get(place)
  const drafts = [...context.index.candidates(one.author, one.orcid)].flatMap((person): Draft[] => {
    const evidence = evidenceFor(person, one, work, context.isOfInstitute)
    const decision = decided?.get(person.id) ?? null
    if (decision === null && evidence.some(({ weight }) => weight <= -9)) return []
    const like = likenessTo(person.id, id, work, place, context)
    return [{ place, personId: person.id, evidence: like ? [...evidence, like] : evidence, decision }]
  })
  const named = new Set(drafts.map(({ personId }) => personId))
  const others = [...(decided ?? [])].filter(([personId]) => !named.has(personId))
  return [...drafts, ...others.map(([personId, decision]) => ({ place, personId, evidence: [], decision }))]
}

function likenessTo(personId: number, articleId: number, work: Work, place: number, context: Context) {
  const others = context.confirmed.get(personId)?.filter(one => one.articleId !== articleId) ?? []
  const traits = others.length > 0 ? traitsOf(work, place) : null
  return (
    traits &&
    likenessEvidence(
      traits,
      others.map(one => one.traits),
    )
  )
}
