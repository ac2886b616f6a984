import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { hashPassword, matchesPassword } from '#server/platform/sessions/sessions.ts'
import { findHash, findReader } from './queries.ts'
import { refuseWeak } from './reset.ts'

interface Change {
  oldPassword?: string | undefined
  newPassword?: string | undefined
}

/**
 * Returns the hash of the caller's new password; null if no change is asked for. Throws `wrongPassword`,
 * `weakPassword`, `tooMany`.
 */
export async function newHashOf(
  context: Context,
  { oldPassword, newPassword }: Change,
): Promise<string | null> {
  if (newPassword === undefined && oldPassword === undefined) return null
  if (oldPassword === undefined) throw fail('invalid', { fields: { oldPassword: 'required' } })
  if (newPassword === undefined) throw fail('invalid', { fields: { newPassword: 'required' } })
  const userId = context.caller?.id ?? 0
  await context.limits.take('ownAccount', String(userId))
  await checkedHash(context, userId, oldPassword, 'oldPassword')
  const person = await findReader(context.db, { userId })
  if (!person) throw fail('notFound')
  refuseWeak(newPassword, person, 'newPassword')
  return hashPassword(newPassword)
}

/**
 * Returns the hash that the password was compared with. Throws `wrongPassword` if it is not the account's
 * password.
 */
export async function checkedHash(
  { db }: Pick<Context, 'db'>,
  userId: number,
  password: string,
  field: string,
): Promise<string | null> {
  const passwordHash = await findHash(db, userId)
  const isRight = await matchesPassword(passwordHash, password)
  if (!isRight) throw fail('wrongPassword', { fields: { [field]: 'wrongPassword' } })
  return passwordHash
}
