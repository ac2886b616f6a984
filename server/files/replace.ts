import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { audit } from '#server/platform/records/records.ts'
import type { FileContent, FileRow } from './picture.ts'
import { lockFile, readOwn, setContent, setParts } from './queries.ts'
import { prepareUpload, typeOfSent } from './take.ts'
import { isImage } from './types.ts'
import { askForVariants } from './upload.ts'
import { deleteVersion, findVersion, insertVersion } from './version-queries.ts'

interface Wish {
  id: number
  version?: number | undefined
}

/** Replaces the content of a file; the previous content is kept as an older version. */
export async function replace(context: Context, { id, version }: Wish): Promise<void> {
  const [file] = await readOwn({ db: context.db }, [id])
  if (!file) throw fail('notFound')
  const sent = await typeOfSent(context, context.file)
  if (!isSameKind(sent.type, file.type)) throw fail('invalid', { fields: { file: 'otherFileType' } })
  const taken = await prepareUpload(context, { ...sent, folder: file.folder })
  try {
    const content = { ...taken.about, ...(await context.storage.put(taken.path)) }
    await transact(context.db, async db => {
      await putContent({ ...context, db }, { id, version, content })
      await setParts(db, id, taken.parts)
    })
  } finally {
    await taken.discard()
  }
}

/** Restores an older version; the current content becomes an older one. */
export async function restoreVersion(context: Context, { id, n }: { id: number; n: number }): Promise<void> {
  const older = await findVersion(context.db, id, n)
  if (!older) throw fail('notFound')
  await putContent(context, { id, version: undefined, content: older })
  await deleteVersion(context.db, n)
}

// A picture can replace any picture; other files must keep their type.
function isSameKind(sent: string, stored: string): boolean {
  return sent === stored || (isImage(sent) && isImage(stored))
}

interface Put extends Wish {
  content: FileContent
}

async function putContent(context: Context, { id, version, content }: Put): Promise<void> {
  const { db, caller, clock } = context
  const file = await lockFile(db, id)
  if (!file) throw fail('notFound')
  if (version !== undefined && version !== file.version) throw fail('staleVersion')
  if (content.hash === file.hash) return
  const by = { userId: caller?.id ?? null, now: clock() }
  await insertVersion(db, file, by)
  await setContent(db, id, content, by)
  await askForVariants(context, { ...file, ...content } satisfies FileRow)
  await audit(context, { action: 'replaced', entity: 'files', entityId: id, details: { name: file.name } })
}
