import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { fail, isFailure } from '#contract/errors.ts'
import { conversionHints } from '#messages/file-fields.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Context, UploadedFile } from '#server/platform/calls/calls.ts'
import { blankMp3 } from './blank-mp3.ts'
import { blankMp4 } from './blank-mp4.ts'
import { blankWav } from './blank-wav.ts'
import { insertStoredFile } from './keep.ts'
import { nameFor } from './names.ts'
import { prepareUpload } from './take.ts'
import { acceptedType, isImage } from './types.ts'
import { askForVariants, blankFileFields } from './upload.ts'

type Needs = Pick<Context, 'db' | 'storage' | 'clock' | 'jobs' | 'requestId'>

interface Sent {
  file: UploadedFile
  folder: string
  /** The form field that it was sent in. */
  field: string
  /** Allowed types. */
  types: readonly string[]
  mostBytes: number
}

const blankers: Readonly<Record<string, (bytes: Buffer) => Buffer | null>> = {
  'audio/mpeg': blankMp3,
  'audio/wav': blankWav,
  'audio/mp4': blankMp4,
  'video/mp4': blankMp4,
}

/**
 * Stores a visitor's file so that it does not reveal its sender: pictures are re-encoded, metadata of sound
 * and films are blanked, and its name is random. Only staff may read it until `setFilePublic`. Throws `invalid` at
 * its field for a type that is not allowed, and for files that cannot be blanked safely.
 */
export async function keepSent(
  context: Needs,
  { file, folder, field, types, mostBytes }: Sent,
): Promise<number> {
  if (file.sizeBytes === 0) throw fail('invalid', { fields: { [field]: 'validFile' } })
  // Checked first, because an upload over the general limit is not stored completely.
  if (file.sizeBytes > mostBytes) throw fail('invalid', { fields: { [field]: 'fileSize' } })
  // The form's transaction is idle during this; pictures have a separate timeout.
  await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(context.db)
  const type = await typeOf(context, file, field)
  if (!types.includes(type)) throw fail('invalid', { fields: { [field]: 'fileOfOtherKind' } })
  const sourceHash = await context.storage.hashOf(file.path)
  const path = isImage(type) ? file.path : await withoutMetadata(context, file.path, type, field)
  const taken = await prepareUpload(context, { file: { ...file, path }, type, sourceHash, folder })
  try {
    const content = { ...taken.about, ...(await context.storage.put(taken.path)) }
    const name = nameFor(randomBytes(9).toString('hex'), type)
    const about = { ...blankFileFields, ...content, folder, name, isSent: true as const }
    const row = await insertStoredFile({ ...context, caller: null }, about)
    await askForVariants(context, row)
    return row.id
  } finally {
    await taken.discard()
  }
}

async function typeOf({ storage }: Needs, file: UploadedFile, field: string): Promise<string> {
  try {
    return await acceptedType(storage, file)
  } catch (error) {
    if (isFailure(error, 'fileTypeNotAllowed')) throw fail('invalid', { fields: { [field]: 'fileType' } })
    if (isFailure(error) && error.code in conversionHints)
      throw fail('invalid', { fields: { [field]: error.code } })
    throw error
  }
}

async function withoutMetadata(
  { storage }: Needs,
  path: string,
  type: string,
  field: string,
): Promise<string> {
  const bytes = blankers[type]?.(await readFile(path))
  if (!bytes) throw fail('invalid', { fields: { [field]: 'fileNotCleanable' } })
  const written = storage.temporaryPath()
  await writeFile(written, bytes, { mode: 0o600 })
  return written
}

/** Makes a file public, or readable only by staff. */
export async function setFilePublic(
  { db }: Pick<Context, 'db'>,
  id: number,
  isPublic: boolean,
): Promise<void> {
  await db.updateTable('files').set({ isPublic }).where('id', '=', id).execute()
}

/** Deletes a file for good, from memory as well; its bytes go with the sweep after the next. */
export async function deleteFile({ db }: Pick<Context, 'db'>, id: number): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).execute()
  await clearCaches(db, ['files'])
}
