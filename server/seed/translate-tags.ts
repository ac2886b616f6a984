import type { Dependencies } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'

/** Adds the English labels of tags, because editors enter tags in German only. */
export async function translateTags(
  { db }: Pick<Dependencies, 'db'>,
  tags: readonly (readonly [de: string, en: string])[],
): Promise<void> {
  for (const [de, en] of tags)
    await db
      .updateTable('tags')
      .set({ label: asJson({ de, en }) })
      .where('key', '=', de.toLowerCase())
      .execute()
}
