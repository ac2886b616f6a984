import { fail } from '#contract/errors.ts'
import { type PersonFields, type SelfFields, selfFields } from '#contract/people/person.ts'
import type { Self } from '#contract/people/self.ts'
import type { Profile } from '#contract/people/team.ts'
import { frameOf } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type Change, change, find, refuseForeignFiles } from '#server/platform/records/records.ts'
import { personKind } from './kind.ts'
import { profileOf } from './profile.ts'
import { wantedEmailOf } from './self-queries.ts'
import { findPerson } from './team-queries.ts'

/** Returns the user's own record, with editable and read-only fields. Throws `notFound`. */
export async function selfOf(
  context: Pick<Context, 'db' | 'clock' | 'requestId' | 'caller'>,
  id: number,
): Promise<Self> {
  const person = await find(personKind, context, id)
  if (person.deletedAt) throw fail('notFound')
  return {
    ...person,
    wantedEmail: (await wantedEmailOf(context.db, id)) ?? null,
    portrait: person.imageId ? await frameOf(context, person.imageId) : null,
  }
}

/** Saves the user's own fields. Throws `staleVersion` and `invalid`. */
export async function changeSelf(context: Context, given: Change<SelfFields>): Promise<void> {
  await change(personKind, context, given)
}

/**
 * Returns the user's public profile with unsaved fields. Throws `invalid` for files that saving would refuse.
 */
export async function draftOfSelf(
  context: Context,
  id: number,
  given: { [Name in keyof SelfFields]?: SelfFields[Name] | undefined },
): Promise<Profile> {
  const row = await findPerson(context.db, id)
  if (!row) throw fail('notFound')
  const names = Object.keys(selfFields.shape) as (keyof SelfFields)[]
  const known = names.flatMap(name => (given[name] === undefined ? [] : [[name, given[name]]]))
  const wished = { ...row, ...(Object.fromEntries(known) as Partial<PersonFields>) } as typeof row
  await refuseForeignFiles(personKind, context, { ...row }, { ...wished })
  return profileOf(context, wished)
}

/** Sets a picture as the user's portrait. */
export async function portraitOf(
  context: Pick<Context, 'db' | 'clock' | 'requestId' | 'caller'>,
  id: number,
  imageId: number,
): Promise<void> {
  const { version } = await find(personKind, context, id)
  await change(personKind, context, { id, version, imageId })
}
