import type { Kysely } from 'kysely'
import { authorString } from '#contract/articles/authors.ts'
import type { DecisionKind } from '#contract/articles/authorship.ts'
import { fail } from '#contract/errors.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Candidate } from './assign.ts'
import { applyDecisions, type Decision, signOf } from './decisions.ts'
import {
  type ConfirmedTraits,
  confirmedTraits,
  type Identification,
  identifierOf,
  type KnownArticle,
  nameLookup,
} from './identify.ts'
import { type InstitutePerson, PeopleIndex } from './institute-people.ts'
import {
  findArticles,
  findConfirmedArticleIds,
  findDecisions,
  findInstituteNames,
  findPeople,
  lockArticle,
} from './known-queries.ts'
import { storedOf } from './stored-authorship.ts'
import { findStored, insertCheck, insertDecision, writeStored } from './stored-queries.ts'
import { type Fields, workOf } from './works.ts'

type Db = Kysely<Database>

/**
 * Identifies the authors of one article and stores the result, in the transaction of the change that caused
 * it.
 */
export async function identifyArticle(db: Db, id: number, now: Date): Promise<void> {
  const article = await lockArticle(db, id)
  if (!article) return
  const decisions = await findDecisions(db, [id])
  await storeIdentification(db, article, decisions)
  // A confirmation here is evidence for or against other articles of the same people.
  for (const personId of new Set(decisions.map(decision => decision.personId)))
    await insertCheck(db, personId, now)
}

async function storeIdentification(
  db: Db,
  article: KnownArticle,
  decisions: readonly Decision[],
): Promise<Identification> {
  const people = await findPeople(db)
  const confirmed = await confirmedBeside(db, article, { people, decisions })
  const institute = await findInstituteNames(db)
  const found = identifierOf({ people, confirmed, institute }).of(article, decisions)
  await writeStored(db, await findStored(db, [article.id]), storedOf(found.authors))
  return found
}

/**
 * Returns, for each of these publications that are not entered, the people of the institute who may be
 * authors: those with more evidence than a last name with initials.
 */
export async function likelyPeople(db: Db, all: readonly Fields[]): Promise<number[][]> {
  if (all.length === 0) return []
  const people = await findPeople(db)
  const identifier = identifierOf({ people, confirmed: new Map(), institute: await findInstituteNames(db) })
  return all.map(fields => {
    const { authors } = identifier.of({ id: 0, work: workOf(fields) }, [])
    const likely = authors.flatMap(({ candidates }) => candidates.filter(isLikely))
    return [...new Set(likely.map(({ personId }) => personId))]
  })
}

function isLikely({ state, evidence }: Candidate): boolean {
  return state !== 'open' || evidence.some(({ code }) => code === 'sameOrcid' || code === 'fullName')
}

// Only of the candidates: other people are irrelevant here.
async function confirmedBeside(
  db: Db,
  article: KnownArticle,
  { people, decisions }: { people: readonly InstitutePerson[]; decisions: readonly Decision[] },
): Promise<ConfirmedTraits> {
  const index = new PeopleIndex(people)
  const named = article.work.authors.flatMap(({ author, orcid }) => [...index.candidates(author, orcid)])
  const ids = [
    ...new Set([...named, ...decisions.map(({ personId }) => ({ id: personId }))].map(({ id }) => id)),
  ]
  if (ids.length === 0) return new Map()
  return traitsIn(db, await findConfirmedArticleIds(db, ids), people)
}

/** Returns the traits of confirmed authors in these articles. */
export async function traitsIn(
  db: Db,
  articleIds: readonly number[],
  people: readonly InstitutePerson[],
): Promise<ConfirmedTraits> {
  const decisions = Map.groupBy(await findDecisions(db, articleIds), ({ articleId }) => articleId)
  const articles = await findArticles(db, articleIds)
  return confirmedTraits(
    articles.map(article => ({ article, decisions: decisions.get(article.id) ?? [] })),
    people,
  )
}

/** Returns the authors of an article as written, with all candidates as last computed. */
export async function findAuthorSlots(db: Db, id: number) {
  const [article] = await findArticles(db, [id])
  if (!article) return null
  const decisions = await findDecisions(db, [id])
  const people = await findPeople(db)
  const { unplaced } = applyDecisions(article.work.authors, decisions, nameLookup(people))
  const stored = Map.groupBy(await findStored(db, [id]), ({ place }) => place)
  const slots = article.work.authors.map(({ author, orcid, affiliations }, place) => ({
    ...{ place, orcid, affiliations: [...affiliations], isGroup: author.isGroup },
    name: authorString([author]),
    candidates: (stored.get(place) ?? []).map(
      ({ personId, state, score, evidence, decidedBy, decidedAt }) => ({
        ...{ personId, state, score, evidence, decidedBy, decidedAt },
      }),
    ),
  }))
  return { slots, unplaced }
}

interface Deciding {
  db: Db
  now: Date
  decidedBy: number | null
}

export interface Decided {
  articleId: number
  place: number
  /** Name of the author as written in the article; if it differs, the article was changed meanwhile. */
  name: string
  personId: number
  kind: DecisionKind
}

/**
 * Stores a decision, and updates the authors of the article accordingly. Throws `notFound` and
 * `staleVersion`.
 */
export async function decide({ db, now, decidedBy }: Deciding, decided: Decided): Promise<void> {
  const { articleId, place, name, personId, kind } = decided
  const article = await lockArticle(db, articleId)
  if (!article) throw fail('notFound')
  const author = article.work.authors[place]
  const sign = signOf(article.work.authors, place)
  if (!author || sign.name !== name) throw fail('staleVersion')
  if (author.author.isGroup) throw fail('invalid', { fields: { place: 'value' } })
  await insertDecision(db, { ...sign, articleId, personId, kind, decidedBy, decidedAt: now.toISOString() })
  await identifyArticle(db, articleId, now)
}
