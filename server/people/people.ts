import { fail } from '#contract/errors.ts'
import type { User } from '#contract/people/user.ts'
import { imagesOf } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { flagsOf } from '#server/platform/sessions/sessions.ts'
import { findUser } from './queries.ts'

export { lockAccount, setEmail, setRole, setStatus, unlockAccount } from './access.ts'
export {
  emailChange,
  endEmailChange,
  endPasswordLinks,
  invitation,
  letterKeyOf,
  passwordReset,
} from './account-links.ts'
export { createUser, idOf, type SeedProfile, seedPerson, seedUser } from './create.ts'
export { personKind } from './kind.ts'
export { ensureWord } from './lookup-queries.ts'
export { cardsOfMembers, idsByGroup, moveToGroup, presenceOf, shownPortraits } from './members.ts'
export { authorsOf, namesOf, publicPeople } from './names.ts'
export type { NewUser } from './new-user.ts'
export { clearFailures, clearStrangersFailures, findObstacle } from './queries.ts'
export { insertStatus as addStatus } from './role-queries.ts'
export { changeSelf, draftOfSelf, portraitOf, selfOf } from './self.ts'
export { lockPersonRow, portraitFolder } from './self-queries.ts'
export { fullNameOf } from './shown-name.ts'
export { signingPeople } from './signing.ts'
export { labelOf } from './words.ts'

/** Returns the user for their own pages. Throws `notFound`. */
export async function userOf(context: Pick<Context, 'db'>, id: number): Promise<User> {
  const found = await findUser(context.db, id)
  if (!found) throw fail('notFound')
  const { username, firstName, lastName, email, locale, role, roleLabel, isDemo, group, imageId } = found
  const images = await imagesOf(context, imageId ? [imageId] : [], locale)
  return {
    ...{ id, username, firstName, lastName, email, locale, role, roleLabel, isDemo, group },
    title: found.title ?? '',
    slug: found.slug[locale],
    image: images.get(imageId ?? 0) ?? null,
    flags: flagsOf(found),
    lastLoginAt: found.lastLoginAt?.toISOString() ?? null,
    factorDueAt: found.factorDueAt?.toISOString() ?? null,
  }
}
