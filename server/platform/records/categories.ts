import { fail } from '#contract/errors.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

/** Called before a save. Throws `invalid` if the category belongs to another area. */
export async function refuseForeignCategory(
  db: Kysely<Database>,
  area: 'news' | 'articles',
  categoryId: number | null,
): Promise<void> {
  if (categoryId === null) return
  const own = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', categoryId)
    .where('area', '=', area)
    .executeTakeFirst()
  if (!own) throw fail('invalid', { fields: { categoryId: 'value' } })
}
