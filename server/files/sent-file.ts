import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { fail, isFailure } from '#contract/errors.ts'
import { wayOut } from '#messages/file-fields.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Context, UploadedFile } from '#server/platform/calls/calls.ts'
import { blankMp3 } from './blank-mp3.ts'
import { blankMp4 } from './blank-mp4.ts'
import { blankWav } from './blank-wav.ts'
import { insertKept } from './keep.ts'
import { nameFor } from './names.ts'
import { take } from './take.ts'
import { acceptedType, isImage } from './types.ts'
import { askForVariants, nothingSaid } from './upload.ts'

type Needs = Pick<Context, 'db' | 'storage' | 'clock' | 'jobs' | 'requestId'>

interface Sent {
  file: UploadedFile
  folder: string
  /** The field of the form that it came from. */
  field: string
  /** Which types it may have. */
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
 * Keeps a file that a visitor has sent so that it does not say whose it is: pictures are written anew, of sound and
 * films the metadata is emptied, and its name is made up. Nobody but staff may have it until `showFile`. Throws
 * `invalid` at its field for a type that is not asked for, and for what cannot be emptied safely.
 */
export async function keepSent(
  context: Needs,
  { file, folder, field, types, mostBytes }: Sent,
): Promise<number> {
  if (file.sizeBytes === 0) throw fail('invalid', { fields: { [field]: 'validFile' } })
  // First: of what is larger than any upload may be, not all is here.
  if (file.sizeBytes > mostBytes) throw fail('invalid', { fields: { [field]: 'fileSize' } })
  // The form's transaction is idle meanwhile; pictures have a timeout of their own.
  await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(context.db)
  const type = await typeOf(context, file, field)
  if (!types.includes(type)) throw fail('invalid', { fields: { [field]: 'fileOfOtherKind' } })
  const sourceHash = await context.storage.hashOf(file.path)
  const path = isImage(type) ? file.path : await emptied(context, file.path, type, field)
  const taken = await take(context, { file: { ...file, path }, type, sourceHash, folder })
  try {
    const content = { ...taken.about, ...(await context.storage.put(taken.path)) }
    const name = nameFor(randomBytes(9).toString('hex'), type)
    const about = { ...nothingSaid, ...content, folder, name, isSent: true as const }
    const row = await insertKept({ ...context, caller: null }, about)
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
    if (isFailure(error) && error.code in wayOut) throw fail('invalid', { fields: { [field]: error.code } })
    throw error
  }
}

async function emptied({ storage }: Needs, path: string, type: string, field: string): Promise<string> {
  const bytes = blankers[type]?.(await readFile(path))
  if (!bytes) throw fail('invalid', { fields: { [field]: 'fileNotCleanable' } })
  const written = storage.temporaryPath()
  await writeFile(written, bytes, { mode: 0o600 })
  return written
}

/** Lets everybody have a file, or staff alone. */
export async function showFile({ db }: Pick<Context, 'db'>, id: number, isPublic: boolean): Promise<void> {
  await db.updateTable('files').set({ isPublic }).where('id', '=', id).execute()
}

/** Deletes a file for good, from memory as well; its bytes go with the sweep after the next. */
export async function deleteFile({ db }: Pick<Context, 'db'>, id: number): Promise<void> {
  await db.deleteFrom('files').where('id', '=', id).execute()
  await clearCaches(db, ['files'])
}
