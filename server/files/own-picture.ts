import { fail } from '#contract/errors.ts'
import type { FileFields } from '#contract/files/file.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { audit } from '#server/platform/records/records.ts'
import { fileOf } from './picture.ts'
import { findFiles, writeFrame } from './queries.ts'

type Frame = Pick<FileFields, 'focalX' | 'focalY' | 'credit'>

/** Returns a picture's focal point and credit, and whether the caller uploaded it. */
export async function frameOf({ db, caller }: Pick<Context, 'db' | 'caller'>, id: number) {
  const [row] = await findFiles(db, [id])
  if (!row) return null
  const { src, preview, focalX, focalY, credit, ground } = fileOf(row)
  return { src: preview ?? src, focalX, focalY, credit, ground, isOwn: row.createdBy === caller?.id }
}

/**
 * Changes the focal point and credit of a picture that the caller uploaded. Throws `notFound`, and
 * `notAllowed` for pictures of others.
 */
export async function frameOwn(
  context: Pick<Context, 'db' | 'clock' | 'requestId' | 'caller'>,
  id: number,
  frame: Frame,
): Promise<void> {
  const [row] = await findFiles(context.db, [id])
  if (!row) throw fail('notFound')
  if (row.createdBy !== context.caller?.id) throw fail('notAllowed')
  await writeFrame(context.db, id, { ...frame, now: context.clock() })
  const details = { changed: ['focalX', 'focalY', 'credit'] }
  await audit(context, { action: 'changed', entity: 'files', entityId: id, details })
}
