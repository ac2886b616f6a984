import type { Person } from '#contract/people/person.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { queueMail } from '#server/platform/mail/mail.ts'
import { letterKeyOf } from './account-links.ts'
import { type AccessNotice, accessLetter } from './mails.tsx'
import { findRoleById } from './queries.ts'
import { fullNameOf } from './shown-name.ts'

/** Writes to a person what has changed about their login, in the same transaction. */
export async function notifyOfChange(context: Context, before: Person, after: Person): Promise<void> {
  if (before.email !== after.email) {
    await send(context, after, before.email, { what: 'email' })
    await send(context, after, after.email, { what: 'email' })
  }
  const notice = await noticeOf(context, before, after)
  if (notice) await send(context, after, after.email, notice)
}

async function noticeOf(context: Context, before: Person, after: Person): Promise<AccessNotice | null> {
  if (before.isLoginAllowed !== after.isLoginAllowed)
    return { what: after.isLoginAllowed ? 'opened' : 'closed' }
  if (before.isLockedOut && !after.isLockedOut && after.isLoginAllowed) return { what: 'unlocked' }
  if (before.username !== after.username) return { what: 'username', value: after.username }
  if (before.roleId === after.roleId) return null
  const role = await findRoleById(context.db, after.roleId)
  return { what: 'role', value: role?.label[after.locale] ?? '' }
}

async function send(context: Context, person: Person, address: string, notice: AccessNotice): Promise<void> {
  const name = await fullNameOf(context, person, person.locale)
  const letter = accessLetter({ language: person.locale, name, baseUrl: context.config.baseUrl }, notice)
  const purpose = `access ${notice.what}`
  await queueMail(context, {
    ...{ purpose, to: { name, address }, letter, mayRepeat: true },
    dedupeKey: letterKeyOf(person.id, purpose),
  })
}
