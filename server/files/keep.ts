import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { audit } from '#server/platform/records/records.ts'
import { findFolder, findMadeFolder, insertFolder } from './folder-queries.ts'
import { numbered } from './names.ts'
import type { FileContent, FileRow } from './picture.ts'
import { insertFile, type NewFile } from './queries.ts'

export type Needs = Pick<Context, 'db' | 'storage' | 'clock' | 'caller'> & { requestId?: string }
export type About = Omit<NewFile, 'hash' | 'sizeBytes' | 'createdBy' | 'now'>

const mostNamesakes = 1000

/** Stores the file at a temporary path under the first free name; never overwrites a file. */
export async function storeFile(context: Needs, path: string, about: About): Promise<FileRow> {
  const stored = await context.storage.put(path)
  const kept = { ...about, ...stored }
  if (context.db.isTransaction) return insertStoredFile(context, kept)
  return transact(context.db, db => insertStoredFile({ ...context, db }, kept))
}

/** Inserts the row for stored bytes, in the caller's transaction. */
export async function insertStoredFile(
  context: Omit<Needs, 'storage'>,
  given: About & Pick<FileContent, 'hash' | 'sizeBytes'>,
): Promise<FileRow> {
  const { db, caller, clock } = context
  const folder = await ensureFolder(context, given.folder)
  const row = { ...given, folder, createdBy: caller?.id ?? null, now: clock() }
  for (let n = 1; n <= mostNamesakes; n += 1) {
    const name = numbered(given.name, n)
    const inserted = await insertFile(db, { ...row, name })
    if (inserted) return auditCreated(context, inserted)
  }
  throw fail('nameTaken')
}

async function auditCreated(context: Omit<Needs, 'storage'>, row: FileRow): Promise<FileRow> {
  const { caller, requestId = '' } = context
  const details = { name: row.name, folder: row.folder }
  if (caller)
    await audit({ ...context, requestId }, { action: 'created', entity: 'files', entityId: row.id, details })
  return row
}

/** Returns the stored spelling of a folder; creates it and its parents if it does not exist. */
export async function ensureFolder(
  { db, caller, clock }: Omit<Needs, 'storage'>,
  folder: string,
): Promise<string> {
  const made = await findMadeFolder(db, folder)
  if (made !== undefined) return made
  const by = { userId: caller?.id ?? null, now: clock() }
  let path = ''
  for (const word of folder.split('/').filter(Boolean)) {
    const wished = path === '' ? word : `${path}/${word}`
    path = (await findFolder(db, wished)) ?? wished
    await insertFolder(db, path, by)
  }
  return path
}
