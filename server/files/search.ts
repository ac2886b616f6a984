import { sql } from 'kysely'
import { type FileKind, typesOfKind } from '#contract/files/film.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { searchPatterns } from '#server/platform/records/records.ts'
import { withinFolderCondition } from './folder-queries.ts'
import type { FileRow } from './picture.ts'
import { fileRows } from './queries.ts'

type Db = Kysely<Database>

export interface FileSearch {
  folder: string
  below?: '1' | undefined
  q?: string | undefined
  kind?: FileKind | undefined
  missing?: 'alt' | undefined
  trash?: '1' | undefined
  sort?: string | undefined
  page: number
  limit: number
}

/**
 * Finds the files of a folder, newest first; with search words also those in its subfolders whose name,
 * folder or description match.
 */
export async function searchFiles(db: Db, search: FileSearch): Promise<{ count: number; rows: FileRow[] }> {
  const found = matching(db, search)
  const sort = search.sort ?? '-createdAt'
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const page = await found
    .select('id')
    .orderBy(orderOf(sort.replace('-', '')), direction)
    .orderBy('id', direction)
    .limit(search.limit)
    .offset((search.page - 1) * search.limit)
    .execute()
  return { count: await countBy(found, page.length, search), rows: await rowsOf(db, page) }
}

// The last page reveals the total, without counting.
function countBy(found: ReturnType<typeof matching>, length: number, { page, limit }: FileSearch) {
  const isLast = length < limit && (length > 0 || page === 1)
  return isLast ? (page - 1) * limit + length : count(found)
}

// Rows are wide, so only those of this page are read.
async function rowsOf(db: Db, page: { id: number }[]): Promise<FileRow[]> {
  const ids = page.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = fileRows(await db.selectFrom('files').where('id', 'in', ids).selectAll().execute())
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

// Without files sent by visitors: staff see these with what they were sent for.
function matching(db: Db, { folder, below, q, kind, missing, trash }: Omit<FileSearch, 'page' | 'limit'>) {
  let found = db
    .selectFrom('files')
    .where('isSent', '=', false)
    .where('deletedAt', trash ? 'is not' : 'is', null)
  if (q || below || missing || trash)
    found = folder === '' ? found : found.where(withinFolderCondition('folder', folder))
  else found = found.where('folder', '=', folder)
  for (const pattern of searchPatterns(q ?? '')) found = found.where('searchText', 'like', pattern)
  if (missing) found = found.where(missingAltCondition)
  if (kind === 'image') found = found.where('width', 'is not', null)
  else if (kind) found = found.where('type', 'in', [...typesOfKind[kind]])
  return found
}

// Natural order: `Bild 2` before `Bild 10`, regardless of case.
const sortable: Record<string, ReturnType<typeof sql>> = {
  name: sql`name collate "files_by_name"`,
  createdAt: sql`created_at`,
  sizeBytes: sql`size_bytes`,
  type: sql`type`,
}

function orderOf(field: string) {
  return sortable[field] ?? sql`created_at`
}

/**
 * SQL condition: a picture that is not decorative and lacks a description in one of the languages; as in the
 * index `files_undescribed`.
 */
const missingAltCondition = sql<boolean>`(width is not null and not is_decorative
  and (coalesce(alt ->> 'de', '') = '' or coalesce(alt ->> 'en', '') = ''))`

const everywhere = { folder: '' }

/** Counts pictures without a description, unless a reason is given. */
export async function countMissingAlt(db: Db): Promise<number> {
  const lacking = matching(db, { ...everywhere, missing: 'alt' })
  return count(lacking.where('undescribedReason', '=', ''))
}

export async function countInTrash(db: Db): Promise<number> {
  return count(matching(db, { ...everywhere, trash: '1' }))
}

async function count(found: ReturnType<typeof matching>): Promise<number> {
  const row = await found.select(one => one.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return row.count
}
