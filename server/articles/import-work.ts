import { isFailure } from '#contract/errors.ts'
import { type Flags, noFlags } from '#contract/permissions.ts'
import { type Literature, SourceFailure } from '#server/literature/literature.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { type Acting, moveRecordToTrash } from '#server/platform/records/records.ts'
import { enter } from './enter.ts'
import {
  classify,
  type EntryRow,
  findEntries,
  findImport,
  type ImportRow,
  noteFailure,
  putFound,
  setState,
  settleEntry,
} from './import-queries.ts'
import { articleKind } from './kind.ts'
import { literatureOf } from './literature.ts'
import { findArticle } from './queries.ts'

const portion = 100 // entries per job; a further job does the rest
const fewDois = 20 // asked for one by one

const bibliographer: Flags = { ...noFlags, canEditBibliography: true }

/**
 * Continues an import: looks entries up, enters them, or undoes it. If killed, it resumes where it stopped.
 */
export async function importArticles(given: Dependencies, data: unknown): Promise<void> {
  const { id } = data as { id: number }
  const found = await findImport(given.db, id)
  if (!found) return
  if (found.state === 'lookingUp' && found.failure === null) await lookUp(given, found)
  if (found.state === 'importing') await enterSome(given, found)
  if (found.state === 'undoing') await takeBackSome(given, found)
}

async function lookUp(given: Dependencies, found: ImportRow): Promise<void> {
  const { db } = given
  const { id, goesOn } = found
  const waiting = await findEntries(db, id, ['waits'], { most: portion })
  try {
    await lookUpSome(given, waiting)
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error
    given.log.warn({ import: id, reason: error.message }, 'looking up publications has stopped')
    return noteFailure(db, id, error)
  }
  if (waiting.length > 0) return enqueueImport(given, id)
  await transact(db, async trx => {
    await classify(trx, id)
    await setState(trx, id, goesOn ? 'importing' : 'checked')
  })
  if (goesOn) await enqueueImport(given, id)
}

async function lookUpSome(given: Dependencies, waiting: readonly EntryRow[]): Promise<void> {
  const { pubmed, doi } = literatureOf(given)
  const numbered = waiting.filter(({ pubmedId }) => pubmedId !== '')
  const others = waiting.filter(({ pubmedId }) => pubmedId === '').slice(0, fewDois)
  const ids = numbered.map(({ pubmedId }) => pubmedId)
  const { articles } = ids.length > 0 ? await pubmed.fetchArticles(ids) : { articles: [] }
  const byId = new Map(articles.map(article => [article.fields.pubmedId, article]))
  for (const entry of numbered) await note(given, entry, byId.get(entry.pubmedId) ?? null)
  for (const entry of others) await note(given, entry, await doi.findByDoi(entry.doi))
}

type Found = Awaited<ReturnType<Literature['doi']['findByDoi']>>

function note({ db }: Dependencies, entry: EntryRow, found: Found): Promise<void> {
  return putFound(db, entry.id, found && { fields: found.fields, preprintDoi: found.preprint.doi })
}

async function enterSome(given: Dependencies, found: ImportRow): Promise<void> {
  const { id } = found
  const entries = await findEntries(given.db, id, ['new', 'alike'], { most: portion, isWanted: true })
  for (const entry of entries) await enterOne(given, found, entry)
  if (entries.length > 0) return enqueueImport(given, id)
  await setState(given.db, id, 'imported')
}

async function enterOne(given: Dependencies, found: ImportRow, entry: EntryRow): Promise<void> {
  const { isVisible } = found
  const { fields, preprintDoi } = entry
  // Records requested from PubMed itself are updated from there later.
  const isRetrieved = found.kind === 'pubmed' || found.kind === 'numbers'
  try {
    await transact(given.db, async db => {
      const made = await enter(acting(given, found, db), { fields, preprintDoi }, { isVisible, isRetrieved })
      await settleEntry(db, entry.id, {
        outcome: 'entered',
        articleId: made.id,
        articleVersion: made.version,
      })
      await clearCaches(db, ['articles'])
    })
  } catch (error) {
    if (!isFailure(error)) throw error
    // `articleTaken`: somebody else has entered the publication meanwhile.
    await settleEntry(given.db, entry.id, { outcome: error.code === 'articleTaken' ? 'known' : 'faulty' })
  }
}

async function takeBackSome(given: Dependencies, found: ImportRow): Promise<void> {
  const { id } = found
  const entries = await findEntries(given.db, id, ['entered'], { most: portion })
  for (const entry of entries) await transact(given.db, db => takeBack(acting(given, found, db), entry))
  if (entries.length > 0) return enqueueImport(given, id)
  await setState(given.db, id, 'undone')
}

async function takeBack(context: Acting, { id, articleId, articleVersion }: EntryRow): Promise<void> {
  const { db } = context
  const row = articleId === null ? undefined : await findArticle(db, articleId)
  const isChanged = row !== undefined && row.version !== articleVersion && !row.deletedAt
  if (row && !isChanged) await moveRecordToTrash(articleKind, context, row.id)
  await settleEntry(db, id, { outcome: isChanged ? 'kept' : 'undone' })
  await clearCaches(db, ['articles'])
}

async function enqueueImport({ db, jobs }: Dependencies, id: number): Promise<void> {
  await jobs.enqueue(db, 'importArticles', { id })
}

function acting(given: Dependencies, { id, createdBy }: ImportRow, db: Acting['db']): Acting {
  const caller = createdBy === null ? null : { id: createdBy, flags: bibliographer }
  return { ...given, db, caller, requestId: `import ${id}` }
}
