import { z } from 'zod'
import { referencesIn } from '#contract/references.ts'
import type { RichText } from '#contract/richtext.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Context } from '#server/platform/calls/calls.ts'

/**
 * Makes the pictures in these documents, and the files they link to, public, because the documents go out in
 * letters.
 */
export async function makeFilesPublic(
  { db }: Pick<Context, 'db'>,
  documents: readonly (RichText | null)[],
): Promise<void> {
  const targets = documents.flatMap(document => referencesIn(z.unknown(), document))
  const ids = new Set(targets.flatMap(({ to, id }) => (to === 'files' ? [id] : [])))
  if (ids.size === 0) return
  // Files that visitors have sent stay restricted to the place they were sent for.
  await db
    .updateTable('files')
    .set({ isPublic: true })
    .where('id', 'in', [...ids])
    .where('isSent', '=', false)
    .execute()
  await clearCaches(db, ['files'])
}
