import type { BibliographicField } from '#contract/articles/article.ts'
import { bibliographicNames } from '#contract/articles/article.ts'
import { day } from '#contract/durations.ts'
import { isFailure } from '#contract/errors.ts'
import { instituteTest } from '#server/authorship/authorship.ts'
import { type Literature, type SourceArticle, SourceFailure } from '#server/literature/literature.ts'
import { signingPeople } from '#server/people/people.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { type Acting, change } from '#server/platform/records/records.ts'
import { notifyOfSuggestions } from './digest.tsx'
import { fieldsFromSource } from './fields-from-source.ts'
import {
  doisOf,
  findHarvest,
  findToRefresh,
  knownDois,
  noteRun,
  putSource,
  putSuggestions,
  unknownAmong,
} from './harvest-queries.ts'
import { articleKind } from './kind.ts'
import { literatureOf } from './literature.ts'
import { findArticle } from './queries.ts'

const firstDays = 365 // days that the first run looks back
const overlap = 3 * day // PubMed dates records by American days, and adds some of them late
const atOnce = 1000 // ids per response
const fetchedAtOnce = 200
const refreshed = 1000 // entries per night
const peopleAtOnce = 25 // names per search

/**
 * Searches PubMed for publications of the institute that were added since the last complete run, suggests
 * those that nobody has decided on, and updates entries that nobody has edited. A response that cannot be
 * read in full is a failure: then nothing is suggested, and the next run starts at the same day.
 */
export async function harvestArticles(given: Dependencies): Promise<void> {
  const { db, clock, log } = given
  const settings = await findHarvest(db)
  const { institutes, isOn } = settings
  if (!isOn || institutes.length === 0) return
  const ranAt = clock()
  const ran = { ranAt, failure: null, suggested: 0, updated: 0 }
  try {
    const from = settings.seenUntil ? Date.parse(settings.seenUntil) : ranAt.getTime() - firstDays * day
    const since = dayOf(new Date(from - (settings.seenUntil ? overlap : 0)))
    const ids = await allFound(given, await questions(given, settings), since)
    const { updated, publishedIds } = await refresh(given)
    const found = await newSuggestions(given, [...ids, ...publishedIds])
    const isOurs = instituteTest(institutes)
    const preprintDois = await doisOf(
      db,
      found.map(({ preprint }) => preprint.pubmedId),
    )
    const suggestions = found.map(article => ({
      fields: article.fields,
      preprintDoi: article.preprint.doi || (preprintDois.get(article.preprint.pubmedId) ?? ''),
      affiliation: affiliationOf(article, isOurs),
    }))
    await transact(db, async trx => {
      await putSuggestions(trx, suggestions, ranAt)
      await noteRun(trx, { ...ran, suggested: suggestions.length, updated }, dayOf(ranAt))
      await notifyOfSuggestions({ ...given, db: trx })
    })
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error
    log.warn({ reason: error.message }, 'the harvest of publications was not answered completely')
    await noteRun(db, { ...ran, failure: error.kind })
  }
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

const quoted = (words: string) =>
  `"${words
    .replace(/["[\]()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()}"`

async function questions(
  { db }: Dependencies,
  { institutes, byPeople }: { institutes: readonly string[]; byPeople: boolean },
): Promise<string[]> {
  const people = byPeople ? await signingPeople(db) : []
  const named = people.map(({ firstName, lastName, orcid }) =>
    orcid === '' ? `${quoted(`${lastName}, ${firstName}`)}[Full Author Name]` : `${orcid}[auid]`,
  )
  const chunks = Array.from({ length: Math.ceil(named.length / peopleAtOnce) }, (_, n) =>
    named.slice(n * peopleAtOnce, (n + 1) * peopleAtOnce),
  )
  return [institutes.map(name => `${quoted(name)}[Affiliation]`), ...chunks].map(some => some.join(' OR '))
}

async function allFound(given: Dependencies, terms: readonly string[], since: string): Promise<Set<string>> {
  const { pubmed } = literatureOf(given)
  const ids = new Set<string>()
  for (const term of terms) for (const id of await allIds(pubmed, term, since)) ids.add(id)
  return ids
}

async function newSuggestions(given: Dependencies, ids: readonly string[]): Promise<SourceArticle[]> {
  const { pubmed } = literatureOf(given)
  const unknown = await unknownAmong(given.db, [...new Set(ids)])
  const articles: SourceArticle[] = []
  for (let from = 0; from < unknown.length; from += fetchedAtOnce)
    articles.push(...(await pubmed.fetchArticles(unknown.slice(from, from + fetchedAtOnce))).articles)
  const known = await knownDois(
    given.db,
    articles.flatMap(({ fields }) => fields.doi || []),
  )
  return articles.filter(({ fields }) => !known.has(fields.doi))
}

// The responses together must hold as many ids as PubMed counts; otherwise some were lost between pages.
async function allIds(pubmed: Literature['pubmed'], term: string, since: string): Promise<Set<string>> {
  const dated = `(${term}) AND ("${since.replaceAll('-', '/')}"[crdt] : "3000"[crdt])`
  const ids = new Set<string>()
  let count = 0
  do {
    const answer = await pubmed.searchIds({ term: dated }, { size: atOnce, from: ids.size })
    count = answer.count
    if (answer.ids.length === 0) break
    for (const id of answer.ids) ids.add(id)
  } while (ids.size < count)
  if (ids.size !== count) throw new SourceFailure('pubmed', 'nonsense', `${ids.size} of ${count} ids`)
  return ids
}

function affiliationOf({ fields }: SourceArticle, isOurs: (some: readonly string[]) => boolean): string {
  const all = fields.authorDetails.flatMap(({ affiliations }) => affiliations)
  return all.find(one => isOurs([one])) ?? ''
}

/**
 * Updates entries from PubMed. Returns how many changed, and the PubMed ids of the final publications of
 * preprints.
 */
async function refresh(given: Dependencies): Promise<{ updated: number; publishedIds: string[] }> {
  const { db } = given
  const entries = await findToRefresh(db, refreshed)
  const publishedIds: string[] = []
  let updated = 0
  for (let from = 0; from < entries.length; from += fetchedAtOnce) {
    const some = entries.slice(from, from + fetchedAtOnce)
    const { articles } = await literatureOf(given).pubmed.fetchArticles(some.map(({ pubmedId }) => pubmedId))
    publishedIds.push(...articles.flatMap(({ published }) => published.pubmedId || []))
    const byId = new Map(articles.map(article => [article.fields.pubmedId, article]))
    for (const { id, pubmedId } of some) {
      const article = byId.get(pubmedId)
      if (article && (await updateFromSource(given, id, article))) updated += 1
    }
  }
  return { updated, publishedIds }
}

/**
 * Updates an entry from its source; returns false if nothing changed. Concurrent edits by people take
 * precedence.
 */
async function updateFromSource(
  given: Dependencies,
  id: number,
  { fields, preprint }: SourceArticle,
): Promise<boolean> {
  try {
    return await transact(given.db, async db => {
      const row = await findArticle(db, id)
      if (!row || row.deletedAt || row.noUpdate || row.pubmedId !== fields.pubmedId) return false
      await putSource(db, id, fields, given.clock())
      // Entries typed in by hand only receive corrections and retractions.
      const isRetrieved = row.retrievedPubmedId === row.pubmedId
      const names: readonly BibliographicField[] = isRetrieved ? bibliographicNames : ['notices']
      const fromSource = fieldsFromSource(fields, row, names)
      const preprintDoi = row.preprintDoi === '' && isRetrieved ? preprint.doi : row.preprintDoi
      const acting: Acting = { ...given, db, caller: null, requestId: 'harvest' }
      const saved = await change(articleKind, acting, {
        ...fromSource,
        preprintDoi,
        id,
        version: row.version,
      })
      if (saved.version === row.version) return false
      await clearCaches(db, ['articles'])
      return true
    })
  } catch (error) {
    if (!isFailure(error)) throw error
    given.log.warn({ article: id, code: error.code }, 'an article could not follow PubMed')
    return false
  }
}
