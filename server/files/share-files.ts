import { z } from 'zod'
import { referencesIn } from '#contract/references.ts'
import type { RichText } from '#contract/richtext.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Context } from '#server/platform/calls/calls.ts'

/** Lets everybody have the pictures of these texts, and the files they link to, from now on: they go out in letters. */
export async function showFilesOf(
  { db }: Pick<Context, 'db'>,
  documents: readonly (RichText | null)[],
): Promise<void> {
  const targets = documents.flatMap(document => referencesIn(z.unknown(), document))
  const ids = new Set(targets.flatMap(({ to, id }) => (to === 'files' ? [id] : [])))
  if (ids.size === 0) return
  // What visitors have sent is shown where it was sent for, and by nothing else.
  await db
    .updateTable('files')
    .set({ isPublic: true })
    .where('id', 'in', [...ids])
    .where('isSent', '=', false)
    .execute()
  await clearCaches(db, ['files'])
}
