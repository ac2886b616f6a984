import { languages } from '#contract/language.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Log } from '#server/platform/calls/calls.ts'
import { type Database, type Kysely, type Transaction, transact } from '#server/platform/database/database.ts'
import { fieldsOf } from './items.ts'
import { type Fields, type RecordKind, recordsIn, tableOf } from './kind.ts'
import { putReferences } from './references.ts'
import { putSearch, searchForm } from './search-index.ts'
import { searchTextOf } from './search-text.ts'

const batch = 50 // records whose rows are locked at once, for a few dozen milliseconds

/** The search index of one kind, which can be made from its records at any time. */
export interface SearchIndex {
  kind: RecordKind<never>['name']
  isEmpty(db: Kysely<Database>): Promise<boolean>
  /** Indexes the next records after this id. Returns their ids, in order. */
  putNext(trx: Transaction<Database>, after: number, log: Log): Promise<number[]>
}

interface Refilling {
  db: Kysely<Database>
  log: Log
  clock: () => Date
}

export function searchIndexOf(kind: RecordKind): SearchIndex {
  return {
    kind: kind.name,
    async isEmpty(db) {
      const row = await recordsIn(db).selectFrom(tableOf(kind)).select('id').limit(1).executeTakeFirst()
      return row === undefined
    },
    async putNext(trx, after, log) {
      const rows = await recordsIn(trx)
        .selectFrom(tableOf(kind))
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .execute()
      const fields = await fieldsOf(kind, { db: trx }, rows)
      for (const [place, { id }] of rows.entries()) {
        const own = fields[place] as Fields
        if (isIndexable(kind, id, own, log)) await putWords(trx, kind, id, own)
      }
      return rows.map(({ id }) => id)
    },
  }
}

// A single record that cannot be read, because of an error in an earlier version, must not block all others.
function isIndexable(kind: RecordKind, id: number, fields: Fields, log: Log): boolean {
  try {
    kind.words(fields)
    for (const language of languages) kind.searched?.searchText(fields, language)
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.error({ kind: kind.name, id, error: reason }, 'a record cannot be put into the search index')
    return false
  }
}

async function putWords(
  trx: Transaction<Database>,
  kind: RecordKind,
  id: number,
  fields: Fields,
): Promise<void> {
  const saved = { id, fields, isNew: false }
  await putSearch(trx, kind, saved)
  await putReferences(trx, kind, saved)
  await recordsIn(trx)
    .updateTable(tableOf(kind))
    .set({ searchText: searchTextOf(kind.words(fields)) })
    .where('id', '=', id)
    .execute()
}

/**
 * Returns the indexes that are not complete in the current form. Indexes of kinds without records are marked
 * as complete.
 */
export async function unfinishedIndexes(
  { db, clock }: Pick<Refilling, 'db' | 'clock'>,
  indexes: readonly SearchIndex[],
): Promise<SearchIndex[]> {
  const all = await db.selectFrom('searchProgress').select(['kind', 'form', 'finishedAt']).execute()
  const isFinished = ({ kind }: SearchIndex) =>
    all.some(one => one.kind === kind && one.form >= searchForm && one.finishedAt !== null)
  const unfinished: SearchIndex[] = []
  const empty: SearchIndex[] = []
  for (const index of indexes.filter(index => !isFinished(index)))
    ((await index.isEmpty(db)) ? empty : unfinished).push(index)
  await finish(db, empty, clock())
  return unfinished
}

/**
 * Completes the indexes in batches until the deadline. Each batch is saved with its progress, so that a
 * killed process loses only one batch and several processes share the work. Returns whether all are complete.
 */
export async function refillSearch(
  refilling: Refilling,
  indexes: readonly SearchIndex[],
  deadline = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const { db, log, clock } = refilling
  for (const index of await unfinishedIndexes(refilling, indexes)) {
    const count = { records: 0 }
    while (await putBatch(refilling, index, count)) {
      if (performance.now() < deadline) continue
      log.info({ kind: index.kind, ...count }, 'the search index is being made')
      return false
    }
    await clearCaches(db, [index.kind])
    log.info({ kind: index.kind, ...count, at: clock() }, 'the search index is made')
  }
  return true
}

/** Makes every index start again from its first record. */
export async function forgetSearchProgress(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('searchProgress').execute()
}

// Locks the row of the progress first: another process at the same index waits here and continues after this
// batch.
async function putBatch(
  { db, clock, log }: Refilling,
  index: SearchIndex,
  count: { records: number },
): Promise<boolean> {
  return await transact(db, async trx => {
    const { lastId, finishedAt } = await lockedProgress(trx, index)
    if (finishedAt) return false
    const ids = await index.putNext(trx, lastId, log)
    const last = ids.at(-1)
    if (last === undefined) {
      await finish(trx, [index], clock())
      return false
    }
    await trx.updateTable('searchProgress').set({ lastId: last }).where('kind', '=', index.kind).execute()
    count.records += ids.length
    if (count.records % 1000 < ids.length)
      log.info({ kind: index.kind, ...count }, 'the search index is being made')
    return true
  })
}

async function lockedProgress(trx: Transaction<Database>, { kind }: SearchIndex) {
  await trx
    .insertInto('searchProgress')
    .values({ kind, form: searchForm })
    .onConflict(conflict =>
      conflict
        .column('kind')
        .doUpdateSet({ form: searchForm, lastId: 0, finishedAt: null })
        .where('searchProgress.form', '<', searchForm),
    )
    .execute()
  return trx
    .selectFrom('searchProgress')
    .select(['lastId', 'finishedAt'])
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

async function finish(
  db: Kysely<Database>,
  indexes: readonly SearchIndex[],
  finishedAt: Date,
): Promise<void> {
  if (indexes.length === 0) return
  await db
    .insertInto('searchProgress')
    .values(indexes.map(({ kind }) => ({ kind, form: searchForm, finishedAt })))
    .onConflict(conflict => conflict.column('kind').doUpdateSet({ form: searchForm, finishedAt }))
    .execute()
}
