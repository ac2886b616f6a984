import type { ArticleImport, EntryOutcome } from '#contract/articles/import.ts'
import { importStates } from '#contract/articles/import.ts'
import type { FileProblem } from '#contract/articles/import-problems.ts'
import { fail } from '#contract/errors.ts'
import { type ReadEntry, readArticlesFile } from '#server/bibliography/bibliography.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { move, type Stateful } from '#server/platform/states/states.ts'
import {
  classify,
  countEntries,
  findImports,
  findImport as findRow,
  type ImportRow,
  noteFailure,
  putEntries,
  putImport,
  setEntriesWanted,
  setState,
} from './import-queries.ts'

const imports: Stateful<typeof importStates> = {
  states: importStates,
  table: 'articleImports',
  entity: 'articleImports',
}

const fileRefusals = {
  empty: 'articleFileEmpty',
  unknownFormat: 'articleFileUnknown',
  tooLarge: 'articleFileTooLarge',
  tooMany: 'articleFileTooLarge',
} as const satisfies Record<FileProblem, string>

const batch = 200 // entries written at once

/** Reads the uploaded file. Throws `invalid` for a file in no supported format. */
export async function importFile(context: Context): Promise<{ id: number }> {
  const { db, file } = context
  if (!file) throw fail('invalid', { fields: { file: 'required' } })
  let id = 0
  await readArticlesFile(file, async ({ kind, problem, count }, entries) => {
    if (kind === null || count === 0)
      throw fail('invalid', { fields: { file: fileRefusals[problem ?? 'empty'] } })
    await transact(db, async trx => {
      id = await putImport(trx, { ...madeBy(context), name: file.name, kind, problem, goesOn: false })
      for await (const part of inParts(entries)) await putEntries(trx, id, part)
      await begin({ ...context, db: trx }, id)
    })
  })
  return { id }
}

/** Imports publications selected from a PubMed search, once they are looked up. */
export async function importPubmedIds(
  context: Context,
  { ids, name }: { ids: readonly string[]; name: string },
): Promise<{ id: number }> {
  const { db } = context
  const made = { name: name || `PubMed ${ids[0]}`, kind: 'pubmed', problem: null, goesOn: true } as const
  const id = await putImport(db, { ...madeBy(context), ...made })
  const entries = [...new Set(ids)].map((pubmedId, n) => ({
    line: n + 1,
    fields: { pubmedId },
    problems: [],
  }))
  for (let from = 0; from < entries.length; from += batch)
    await putEntries(db, id, entries.slice(from, from + batch))
  await begin(context, id)
  return { id }
}

function madeBy({ clock, caller }: Context) {
  return { createdAt: clock(), createdBy: caller?.id ?? null }
}

/** Where nothing is to be looked up, an import is checked at once. */
async function begin(context: Context, id: number): Promise<void> {
  const { db, jobs } = context
  await classify(db, id)
  const counts = await countEntries(db, [id])
  if (counts.some(({ outcome }) => outcome === 'waits')) return jobs.enqueue(db, 'importArticles', { id })
  await setState(db, id, 'checked')
}

async function* inParts(entries: AsyncIterable<ReadEntry>): AsyncGenerator<ReadEntry[]> {
  let part: ReadEntry[] = []
  for await (const entry of entries) {
    part.push(entry)
    if (part.length < batch) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

export async function listImports(context: Context) {
  const rows = await describeImports(context, await findImports(context.db))
  return { count: rows.length, rows }
}

/** Throws `notFound`. */
export async function findImport(context: Context, id: number): Promise<ArticleImport> {
  const row = await findRow(context.db, id)
  const [one] = await describeImports(context, row ? [row] : [])
  if (!one) throw fail('notFound')
  return one
}

async function describeImports(context: Context, rows: readonly ImportRow[]): Promise<ArticleImport[]> {
  const counts = await countEntries(
    context.db,
    rows.map(({ id }) => id),
  )
  const names = await namesOf(
    context,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  )
  return rows.map(({ id, name, kind, state, problem, failure, failedSource, createdAt, createdBy }) => {
    const own = counts.filter(({ importId }) => importId === id)
    const sum = (count: (one: (typeof own)[number]) => number) =>
      own.reduce((all, one) => all + count(one), 0)
    return {
      ...{ id, name, kind, state, problem },
      failure: failure && failedSource ? { source: failedSource, kind: failure } : null,
      createdAt: createdAt.toISOString(),
      createdBy: names.get(createdBy ?? 0) ?? null,
      counts: Object.fromEntries(own.map(({ outcome, count }) => [outcome, count])) as Record<
        EntryOutcome,
        number
      >,
      wanted: sum(({ wanted }) => wanted),
      incomplete: sum(({ incomplete }) => incomplete),
    }
  })
}

type Wish = { id: number; entryIds: readonly number[]; isWanted: boolean }

export async function wantEntries(context: Context, wish: Wish): Promise<ArticleImport> {
  const { state } = await findImport(context, wish.id)
  if (state !== 'checked') throw fail('importMoved')
  await setEntriesWanted(context.db, wish)
  return findImport(context, wish.id)
}

/** Throws `importMoved` if the import is not in state `checked`. */
export async function startImport(context: Context, { id, isVisible }: { id: number; isVisible: boolean }) {
  return moveImport(context, {
    id,
    to: 'importing',
    from: ['checked'],
    set: { isVisible },
    action: 'articlesImported',
  })
}

export async function undoImport(context: Context, id: number): Promise<ArticleImport> {
  return moveImport(context, { id, to: 'undoing', action: 'articlesTakenBack' })
}

async function moveImport(
  context: Context,
  way: Parameters<typeof move<typeof importStates, 'importing' | 'undoing'>>[2],
): Promise<ArticleImport> {
  const { db, jobs } = context
  const { id } = await findImport(context, way.id)
  if ((await move(context, imports, way)) === null) throw fail('importMoved')
  await jobs.enqueue(db, 'importArticles', { id })
  return findImport(context, id)
}

export async function retryImport(context: Context, id: number): Promise<ArticleImport> {
  const { failure } = await findImport(context, id)
  if (failure === null) return findImport(context, id)
  await noteFailure(context.db, id, null)
  await context.jobs.enqueue(context.db, 'importArticles', { id })
  return findImport(context, id)
}
