import type { Kysely } from 'kysely'
import { authorString } from '#contract/articles/authors.ts'
import type { DecisionKind } from '#contract/articles/authorship.ts'
import { fail } from '#contract/errors.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Candidate } from './assign.ts'
import { type Decision, signOf, standing } from './decisions.ts'
import {
  type ConfirmedTraits,
  confirmedTraits,
  type Identification,
  identifierOf,
  type KnownArticle,
  namesIn,
} from './identify.ts'
import { type InstitutePerson, PeopleIndex } from './institute-people.ts'
import {
  findArticles,
  findDecided,
  findDecisions,
  findInstituteNames,
  findPeople,
  lockArticle,
} from './known-queries.ts'
import { storedOf } from './stored-authorship.ts'
import { findStored, insertCheck, insertDecision, writeStored } from './stored-queries.ts'
import { type Fields, workOf } from './works.ts'

type Db = Kysely<Database>

/** Who the authors of one article are now, kept in the transaction of what has changed it. */
export async function identifyArticle(db: Db, id: number, now: Date): Promise<void> {
  const article = await lockArticle(db, id)
  if (!article) return
  const decisions = await findDecisions(db, [id])
  await keep(db, article, decisions)
  // What was confirmed here speaks for and against other articles of the same people.
  for (const personId of new Set(decisions.map(decision => decision.personId)))
    await insertCheck(db, personId, now)
}

async function keep(db: Db, article: KnownArticle, decisions: readonly Decision[]): Promise<Identification> {
  const people = await findPeople(db)
  const confirmed = await confirmedBeside(db, article, { people, decisions })
  const institute = await findInstituteNames(db)
  const found = identifierOf({ people, confirmed, institute }).of(article, decisions)
  await writeStored(db, await findStored(db, [article.id]), storedOf(found.authors))
  return found
}

/**
 * Who of the institute may be among the authors of each of these publications, which are not entered: all whom more speaks
 * for than a last name with initials.
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

// Only of those who come into question: the others say nothing here.
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
  return traitsIn(db, await findDecided(db, ids), people)
}

/** How people sign in these articles, as far as it was confirmed. */
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

/** The authors of an article as they are written, with all who come into question as it was worked out last. */
export async function standingOf(db: Db, id: number) {
  const [article] = await findArticles(db, [id])
  if (!article) return null
  const decisions = await findDecisions(db, [id])
  const people = await findPeople(db)
  const { unplaced } = standing(article.work.authors, decisions, namesIn(people))
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
  /** As it is written there: where it is not, somebody has changed the article meanwhile. */
  name: string
  personId: number
  kind: DecisionKind
}

/** Writes down what somebody decided, and what follows from it for this article. Throws `notFound` and `staleVersion`. */
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
