import { fail } from '#contract/errors.ts'
import { personFields, type SelfFields } from '#contract/people/person.ts'
import { mayDo, opens } from '#contract/permissions.ts'
import { type Reference, referencesIn } from '#contract/references.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { publiclyUsed } from '#server/platform/records/records.ts'
import { findFreeFiles } from './self-queries.ts'

type Own = { [Name in keyof SelfFields]?: SelfFields[Name] | undefined }

/**
 * Before somebody saves or looks at what they say of themselves: what a public profile names is public. Who may not
 * choose files names portraits that they uploaded themselves, what their profile names already, and what is public
 * anyway. Throws `invalid` at the fields that name others.
 */
export async function refuseForeignFiles(context: Context, before: Own, given: Own): Promise<void> {
  const { caller } = context
  if (!caller || mayDo(opens.fileChoice, caller.flags)) return
  const known = new Set(filesIn(before).map(({ id }) => id))
  const added = filesIn(given).filter(({ id }) => !known.has(id))
  if (added.length === 0) return
  const ids = [...new Set(added.map(({ id }) => id))]
  const free = await findFreeFiles(context.db, ids, caller.id)
  for (const id of ids) if (!free.has(id) && (await publiclyUsed(context, 'files', [id]))) free.add(id)
  const refused = added.filter(({ id }) => !free.has(id))
  if (refused.length > 0)
    throw fail('invalid', { fields: Object.fromEntries(refused.map(({ field }) => [field, 'ownFilesOnly'])) })
}

function filesIn(fields: Own): Reference[] {
  return referencesIn(personFields, fields).filter(({ to }) => to === 'files')
}
