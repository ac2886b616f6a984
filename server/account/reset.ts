import { fail } from '#contract/errors.ts'
import { clearFailures } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { endSessionsOf, hashOf, hashPassword, isToken } from '#server/platform/sessions/sessions.ts'
import { sendPasswordChanged } from './letters.ts'
import { findReader, writePassword } from './queries.ts'
import { findLink, useLink, voidLinks } from './reset-queries.ts'
import { isWeak } from './weak-password.ts'

/** Asks for a link. The answer and its time tell nothing: finding out and writing are a job's work. */
export async function requestReset(context: Context, nameOrEmail: string): Promise<undefined> {
  const address = nameOrEmail.normalize('NFKC').toLowerCase()
  await context.limits.take('resetRequest', context.ip)
  await context.limits.take('resetRequestAddress', address)
  const reader = await findReader(context.db, { name: address })
  await context.jobs.enqueue(context.db, 'sendResetLink', { userId: reader?.id ?? null })
}

/** Throws `linkInvalid` for a token that never was, `linkExpired` for one that opens nothing any more. */
export async function checkReset(context: Context, token: string): Promise<{ valid: true }> {
  await context.limits.take('tokenPage', context.ip)
  await openLink(context, token)
  return { valid: true }
}

/** Sets a new password once. All sessions end, a resting account is open again, and its owner is told. */
export async function resetPassword(context: Context, token: string, password: string): Promise<undefined> {
  await context.limits.take('tokenPage', context.ip)
  const link = await openLink(context, token)
  if (isWeak(password, [link.username, link.firstName, link.lastName, ...namesIn(link.email)])) {
    throw fail('weakPassword', { fields: { password: 'weakPassword' } })
  }
  const passwordHash = await hashPassword(password)
  await context.db.transaction().execute(async db => {
    const userId = await useLink(db, hashOf(token), context.clock())
    if (userId === undefined) throw fail('linkExpired')
    await setPassword({ ...context, db }, userId, passwordHash, 'reset')
  })
}

/** Whatever sets a password: sessions end, links are void, failures forgotten, the owner gets a letter. */
export async function setPassword(
  context: Context,
  userId: number,
  passwordHash: string,
  because: 'reset' | 'password',
): Promise<void> {
  const now = context.clock()
  await writePassword(context.db, userId, passwordHash, now)
  await voidLinks(context.db, userId, now)
  await clearFailures(context.db, userId)
  await endSessionsOf(context, userId, because)
  await sendPasswordChanged(context, userId)
  context.log.info({ userId, because, requestId: context.requestId }, 'a password was set')
}

async function openLink(context: Context, token: string) {
  if (!isToken(token)) throw fail('linkInvalid')
  const link = await findLink(context.db, hashOf(token), context.clock())
  if (!link) throw fail('linkInvalid')
  if (!link.isOpen) throw fail('linkExpired')
  return link
}

function namesIn(email: string): string[] {
  return email.split('@').slice(0, 1)
}
