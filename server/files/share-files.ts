import { z } from 'zod'
import { referencesIn } from '#contract/references.ts'
import type { RichText } from '#contract/richtext.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { showFile } from './sent-file.ts'

/** Lets everybody have the pictures of these texts, and the files they link to, from now on: they go out in letters. */
export async function showFilesOf(
  { db }: Pick<Context, 'db'>,
  documents: readonly (RichText | null)[],
): Promise<void> {
  const targets = documents.flatMap(document => referencesIn(z.unknown(), document))
  const ids = new Set(targets.flatMap(({ to, id }) => (to === 'files' ? [id] : [])))
  for (const id of ids) await showFile({ db }, id, true)
  if (ids.size > 0) await clearCaches(db, ['files'])
}
