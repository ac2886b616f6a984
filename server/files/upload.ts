import { fail } from '#contract/errors.ts'
import { type File, reportsFolder, type UploadedFile } from '#contract/files/file.ts'
import { captionsType, playlistType, segmentType } from '#contract/files/film.ts'
import { mayDo, opens } from '#contract/permissions.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { pdfType } from '#server/platform/pdf/pdf.ts'
import { findFolder } from './folder-queries.ts'
import { insertStoredFile } from './keep.ts'
import { nameFor } from './names.ts'
import { type FileRow, fileOf } from './picture.ts'
import { setParts } from './queries.ts'
import { findSame } from './same-queries.ts'
import { prepareUpload, typeOfSent } from './take.ts'
import { isImage } from './types.ts'

type Needs = Pick<Context, 'db' | 'storage' | 'clock' | 'caller' | 'file' | 'jobs'> & { requestId?: string }

interface Wishes {
  folder: string
  altDe?: string | undefined
  altEn?: string | undefined
  isPublic?: '0' | '1' | undefined
  again?: '1' | undefined
  /** Accept only photos: other files are refused before they are stored. */
  isPhoto?: true
}

// A film refers to these by name in its own folder, so they are never deduplicated.
const belongBesideAFilm: readonly string[] = [segmentType, playlistType, captionsType]

/** Throws `invalid` for a folder that does not exist if the caller may not create folders. */
export async function refuseNewFolder(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  folder: string,
): Promise<void> {
  if (folder === '' || folder === reportsFolder || mayDo(opens.files, caller?.flags ?? null)) return
  if ((await findFolder(db, folder)) === undefined)
    throw fail('invalid', { fields: { folder: 'noSuchFolder' } })
}

/** Like `upload`, into a folder that the caller has chosen. */
export async function uploadInto(context: Needs, wishes: Wishes): Promise<UploadedFile> {
  await refuseNewFolder(context, wishes.folder)
  return upload(context, wishes)
}

/**
 * Stores the file of a request. Returns the existing file instead if the same content is stored and the
 * caller may use it, unless `again` is set.
 */
export async function upload(context: Needs, wishes: Wishes): Promise<UploadedFile> {
  const sent = await typeOfSent(context, context.file)
  if (wishes.isPhoto && !isImage(sent.type)) throw fail('notAnImage')
  const name = nameFor(sent.file.name, sent.type)
  if (!wishes.again && !belongBesideAFilm.includes(sent.type)) {
    const same = await findSame(context, { sourceHash: sent.sourceHash, folder: wishes.folder })
    if (same) return { ...fileOf(same), isDuplicate: true, leftOut: [] }
  }
  const taken = await prepareUpload(context, { ...sent, folder: wishes.folder })
  try {
    const content = { ...taken.about, ...(await context.storage.put(taken.path)) }
    const row = await transact(context.db, async trx => {
      const inserted = await insertStoredFile(
        { ...context, db: trx },
        { ...content, ...fieldsOfUpload(wishes), name },
      )
      await setParts(trx, inserted.id, taken.parts)
      await askForVariants({ ...context, db: trx }, inserted)
      return inserted
    })
    return { ...(fileOf(row) satisfies File), isDuplicate: false, leftOut: taken.leftOut }
  } finally {
    await taken.discard()
  }
}

function fieldsOfUpload({ folder, altDe, altEn, isPublic }: Wishes) {
  const alt = altDe || altEn ? { de: altDe ?? '', en: altEn ?? '' } : null
  return { ...blankFileFields, folder, alt, isPublic: isPublic === '1' }
}

/** Enqueues the jobs that make the other versions of a picture, or the preview of a PDF. */
export async function askForVariants(
  { jobs, db }: Pick<Context, 'jobs' | 'db'>,
  row: FileRow,
): Promise<void> {
  if (row.type === pdfType) return jobs.enqueue(db, 'makePreview', { fileId: row.id })
  if (!isImage(row.type)) return
  await jobs.enqueue(db, 'makeVariants', { fileId: row.id })
  await jobs.enqueue(db, 'makeAvif', { fileId: row.id })
}

/** Metadata of a new file, before anybody has edited it. */
export const blankFileFields = {
  alt: null,
  isDecorative: false,
  undescribedReason: '',
  caption: null,
  credit: null,
  licence: '',
  consentNote: '',
  focalX: 0.5,
  focalY: 0.5,
  ground: null,
  isPublic: false,
}
