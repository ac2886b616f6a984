import type { Kysely } from 'kysely'
import type { RebuildProgress } from '#contract/articles/authorship.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { type Database, transact } from '#server/platform/database/database.ts'
import { type AuthorshipChange, changesOf } from './identification-changes.ts'
import { type ConfirmedTraits, type Identifier, identifierOf, type KnownArticle } from './identify.ts'
import { traitsIn } from './identify-stored.ts'
import {
  countArticles,
  findConfirmedArticleIds,
  findDecisions,
  findInstituteNames,
  findPeople,
  nextArticles,
  type Part,
} from './known-queries.ts'
import {
  beginRebuild,
  claimRebuild,
  findChecks,
  findRebuild,
  finishRebuild,
  noteBatch,
  releaseRebuild,
} from './rebuild-queries.ts'
import { storedOf } from './stored-authorship.ts'
import { findStored, writeStored } from './stored-queries.ts'

type Db = Kysely<Database>
type Needs = Pick<Dependencies, 'db' | 'clock' | 'cache' | 'log'>

const batch = 25 // articles, a few hundredths of a second: others wait this long for the processor, and for these rows

/**
 * Identifies the authors of articles anew where something relevant has changed. Each batch is stored with its
 * progress, so that the work continues after a process was killed. Decisions are read with each batch, so
 * that none made meanwhile is missed.
 */
export async function rebuildWhatIsDue(given: Needs): Promise<void> {
  const { db, clock } = given
  if (!(await claimRebuild(db, clock()))) return
  try {
    while (await rebuildOnce(given)) {}
  } finally {
    await releaseRebuild(db)
  }
}

async function rebuildOnce({ db, clock, cache, log }: Needs): Promise<boolean> {
  const left = await findRebuild(db)
  const isBegun = left.upTo > 0 && left.finishedAt === null
  const checks = isBegun ? left : await findChecks(db)
  if (!checks) return false
  if (!isBegun) await beginRebuild(db, { ...checks, total: await countArticles(db, checks) })
  const identifier = await openIdentifier(db)
  let after = isBegun ? left.lastArticleId : 0
  let count = 0
  for (;;) {
    const { last, changed } = await transact(db, async trx => {
      const articles = await nextArticles(trx, checks, { after, limit: batch, isLocked: true })
      const { before, is, changes } = await compareWithStored(trx, identifier, articles)
      await writeStored(trx, before, is)
      const at = articles.at(-1)?.id ?? null
      if (at !== null)
        await noteBatch(trx, { last: at, done: articles.length, changed: changes.length, now: clock() })
      if (changes.length > 0) await clearCaches(trx, ['articles'])
      return { last: at, changed: changes.length }
    })
    if (changed > 0) cache.clear(['articles'])
    count += changed
    if (last === null) break
    after = last
  }
  await finishRebuild(db, checks.checkIds, clock())
  log.info({ changed: count }, 'the authors of articles were looked at once more')
  return true
}

/** Returns what a rebuild of all articles would change, without changing it. */
export async function previewOfRebuild(db: Db): Promise<AuthorshipChange[]> {
  const identifier = await openIdentifier(db)
  const changes: AuthorshipChange[] = []
  let after = 0
  for (;;) {
    const articles = await nextArticles(db, everything, { after, limit: batch, isLocked: false })
    const last = articles.at(-1)
    if (!last) return changes
    changes.push(...(await compareWithStored(db, identifier, articles)).changes)
    after = last.id
  }
}

const everything: Part = { personIds: null }

async function compareWithStored(db: Db, identifier: Identifier, articles: readonly KnownArticle[]) {
  const ids = articles.map(({ id }) => id)
  const decisions = Map.groupBy(await findDecisions(db, ids), ({ articleId }) => articleId)
  const before = await findStored(db, ids)
  const is = articles.flatMap(article =>
    storedOf(identifier.of(article, decisions.get(article.id) ?? []).authors),
  )
  return { before, is, changes: changesOf(before, is) }
}

async function openIdentifier(db: Db): Promise<Identifier> {
  const people = await findPeople(db)
  const decided = await findConfirmedArticleIds(db, null)
  const confirmed = new Map<number, ConfirmedTraits extends ReadonlyMap<number, infer All> ? All : never>()
  for (let from = 0; from < decided.length; from += batch) {
    for (const [personId, traits] of await traitsIn(db, decided.slice(from, from + batch), people))
      confirmed.set(personId, [...(confirmed.get(personId) ?? []), ...traits])
  }
  return identifierOf({ people, confirmed, institute: await findInstituteNames(db) })
}

export async function rebuildProgressOf({
  db,
  clock,
}: Pick<Needs, 'db' | 'clock'>): Promise<RebuildProgress> {
  const { done, total, changed, finishedAt, takenUntil } = await findRebuild(db)
  const isWaiting = (await findChecks(db)) !== null
  return {
    isRunning: isWaiting || (takenUntil !== null && takenUntil > clock()),
    ...{ done, total, changed, finishedAt: finishedAt?.toISOString() ?? null },
  }
}
