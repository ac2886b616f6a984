import { fail } from '#contract/errors.ts'
import { dayInBerlin } from '#contract/language.ts'
import { blankPerson, type Person, type PersonFields } from '#contract/people/person.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  type Acting,
  audit,
  change,
  deleteUnusedFiles,
  find,
  handOver,
} from '#server/platform/records/records.ts'
import { endSessionsOf } from '#server/platform/sessions/sessions.ts'
import { endEmailChange, endPasswordLinks, takeBackLetters } from './account-links.ts'
import { personKind } from './kind.ts'
import { forgetAccount, forgetHistory } from './leave-queries.ts'
import { findManagedPerson } from './manage.ts'
import { noteAct } from './noted.ts'
import { findStatuses } from './queries.ts'

/**
 * Makes a person leave: ends their login and sessions, deletes their private data, and hands their drafts
 * over to an heir. Their name, their public profile and their publications stay. Throws `lastAdmin`, and
 * `invalid` for an heir who does not exist.
 */
export async function offboardPerson(
  context: Context,
  { id, heirId }: { id: number; heirId: number | null },
) {
  await findManagedPerson(context, id, 'statusId')
  if (heirId !== null) await refuseHeir(context, id, heirId)
  const inAll = await handOver(context, { to: 'people', from: id, heir: heirId })
  if (heirId === null && inAll.handedOver > 0) throw fail('invalid', { fields: { heirId: 'heirNeeded' } })
  const person = await find(personKind, context, id)
  const today = dayInBerlin(context.clock())
  await endAccount(asAdministrator(context), person, {
    ...(await statusOfFormer(context.db, person)),
    endDate: person.endDate && person.endDate < today ? person.endDate : today,
  })
  await noteAct(context, 'left', id)
  await audit(context, { action: 'left', entity: 'people', entityId: id, details: inAll })
  return inAll
}

export async function statusOfFormer(db: Acting['db'], { statusId }: Pick<PersonFields, 'statusId'>) {
  const former = (await findStatuses(db)).find(({ isFormer }) => isFormer)
  return { statusId: former?.id ?? statusId }
}

/** Ends a login, sessions and what is private; `also` is saved with it. */
export async function endAccount(
  context: Acting,
  person: Person,
  also: Partial<Pick<PersonFields, 'statusId' | 'endDate'>> = {},
): Promise<void> {
  const { id, version } = person
  await change(personKind, context, {
    ...{ id, version, ...also },
    ...nothingPrivate(id),
    ...nothingHidden(person, context.clock()),
  })
  await deleteUnusedFiles(context.db, person.imageId === null ? [] : [person.imageId])
  await forgetAccount(context.db, id)
  await forgetHistory(context.db, id)
  await endSessionsOf(context, id, 'status')
  await endEmailChange(context, id)
  await endPasswordLinks(context, id)
  await takeBackLetters(context, id, 'all')
}

async function refuseHeir(context: Context, id: number, heirId: number): Promise<void> {
  const heir = heirId === id ? null : await find(personKind, context, heirId).catch(() => null)
  if (!heir || heir.deletedAt) throw fail('invalid', { fields: { heirId: 'value' } })
  if (heir.isFormer) throw fail('invalid', { fields: { heirId: 'hasLeft' } })
}

// Placeholders for username and e-mail address, so that the real ones can be used again.
function nothingPrivate(id: number) {
  return {
    username: `left-${id}`,
    email: `left-${id}@example.invalid`,
    phone: '',
    room: '',
    isEmailPublic: false,
    isPhonePublic: false,
    isLoginAllowedOverride: null,
    isLocked: false,
  }
}

/**
 * What visitors do not see goes: of a profile that is hidden, or whose time is over, all that the person says of
 * themselves beside their name and the names under which they publish.
 */
function nothingHidden(person: PersonFields, now: Date): Partial<PersonFields> {
  const { isVisible, unpublishAt, hasImageConsent, isSelectedBibliography } = person
  const { imageId, imageAlt, publications, ...rest } = blankPerson
  const isShown = isVisible && (unpublishAt === null || new Date(unpublishAt) > now)
  if (isShown)
    return {
      ...(hasImageConsent ? {} : { imageId, imageAlt }),
      ...(isSelectedBibliography ? {} : { publications }),
    }
  const { pronoun, institutionId, positionId, interests, aboutMe, cv, contacts, pinnedArticleIds } = rest
  return {
    ...{ isVisible: false, imageId, imageAlt, hasImageConsent: false, publications },
    ...{ pronoun, institutionId, positionId, interests, aboutMe, cv, contacts, pinnedArticleIds },
  }
}

// The change gives no rights to anybody, so a caller who may manage people performs it with the rights of an
// administrator.
function asAdministrator(context: Context): Context {
  const { caller } = context
  return caller ? { ...context, caller: { ...caller, flags: { ...caller.flags, isAdmin: true } } } : context
}
