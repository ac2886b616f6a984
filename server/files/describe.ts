import { fail } from '#contract/errors.ts'
import type { Bilingual } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { change } from '#server/platform/records/records.ts'
import { fileKind } from './kind.ts'

interface Description {
  id: number
  alt?: Bilingual<string> | null | undefined
  isDecorative?: boolean | undefined
  undescribedReason?: string | undefined
}

/** Saves the description of a picture, or the reason why it has none. Throws `notFound`. */
export async function describe(context: Context, given: Description): Promise<void> {
  const file = await context.db
    .selectFrom('files')
    .select('version')
    .where('id', '=', given.id)
    .where('deletedAt', 'is', null)
    .where('isSent', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (!file) throw fail('notFound')
  await change(fileKind, context, { ...given, version: file.version })
}
