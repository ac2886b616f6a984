import { shortestAlone } from '#contract/account/password.ts'
import { fail, isFailure } from '#contract/errors.ts'
import { comparableAddress } from '#contract/mail-host.ts'
import {
  clearFailures,
  endEmailChange,
  endPasswordLinks,
  invitation,
  lockPersonRow,
  passwordReset,
} from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { type LinkPurpose, readLink, takeLink } from '#server/platform/links/links.ts'
import { endSessionsOf, hashPassword } from '#server/platform/sessions/sessions.ts'
import { noteStep } from '#server/security/security.ts'
import { deleteStepsOf, lockFactor } from './factor-queries.ts'
import { sendPasswordChanged } from './letters.ts'
import { findReader, writePassword } from './queries.ts'
import { isWeak } from './weak-password.ts'

/**
 * Requests a link for a new password. A job looks up the account and sends the letter, so that neither the
 * response nor its time reveals whether an account exists.
 */
export async function requestReset(context: Context, nameOrEmail: string): Promise<undefined> {
  const address = comparableAddress(nameOrEmail)
  await context.limits.take('resetRequestAddress', address)
  const reader = await findReader(context.db, { name: address })
  await context.jobs.enqueue(context.db, 'sendResetLink', { userId: reader?.id ?? null })
}

/** Throws `linkInvalid` for an unknown token, `linkExpired` for one that is no longer valid. */
export async function checkReset(context: Context, token: string): Promise<{ valid: true }> {
  const { subject } = await readPasswordLink(context, token)
  await personToReset(context, subject)
  return { valid: true }
}

/** Sets a new password by a link, once. Ends all sessions, unlocks the account and notifies its owner. */
export async function resetPassword(context: Context, token: string, password: string): Promise<undefined> {
  const { subject, purpose } = await readPasswordLink(context, token)
  refuseWeak(password, await personToReset(context, subject), 'password')
  const passwordHash = await hashPassword(password)
  await transact(context.db, async db => {
    const inside = { ...context, db }
    await lockPersonRow(db, subject)
    const userId = await takeLink(inside, purpose, token)
    await personToReset(inside, userId)
    await refuseShort(inside, userId, password, 'password')
    await setPassword(inside, userId, passwordHash, 'reset', isShort(password))
  })
}

/**
 * Used wherever a password is set: ends sessions, voids links and a pending change of the e-mail address,
 * clears failures, and writes to the owner.
 */
export async function setPassword(
  context: Context,
  userId: number,
  passwordHash: string,
  because: 'reset' | 'password',
  hasShortPassword = false,
): Promise<void> {
  await writePassword(context.db, userId, passwordHash, context.clock(), hasShortPassword)
  await endPasswordLinks(context, userId)
  await endEmailChange(context, userId)
  await clearFailures(context.db, userId)
  await deleteStepsOf(context.db, userId)
  await endSessionsOf(context, userId, because)
  await noteStep(context, { userId }, 'passwordSet')
  await sendPasswordChanged(context, userId)
  context.log.info({ userId, because, requestId: context.requestId }, 'a password was set')
}

/** Whether a password is so short that it requires a second factor. */
export function isShort(password: string): boolean {
  return password.length < shortestAlone
}

/**
 * Throws `invalid` for a password that is too short without a second factor. Locks the factor until the
 * transaction ends, so that it stays on.
 */
export async function refuseShort(
  { db, clock }: Context,
  userId: number,
  password: string,
  field: string,
): Promise<void> {
  if (isShort(password) && !(await lockFactor(db, userId, clock())).isOn)
    throw fail('invalid', { fields: { [field]: 'passwordLength' } })
}

/** Throws `weakPassword` for a password that can be guessed from the person's names. */
export function refuseWeak(
  password: string,
  person: { username: string; firstName: string; lastName: string; email: string },
  field: string,
): void {
  const { username, firstName, lastName, email } = person
  if (isWeak(password, [username, firstName, lastName, ...namesIn(email)]))
    throw fail('weakPassword', { fields: { [field]: 'weakPassword' } })
}

/** Reads the link of a password reset or of an invitation. */
async function readPasswordLink(
  context: Context,
  token: string,
): Promise<{ subject: number; purpose: LinkPurpose }> {
  try {
    return { ...(await readLink(context, passwordReset, token)), purpose: passwordReset }
  } catch (error) {
    if (!isFailure(error, 'linkInvalid')) throw error
    return { ...(await readLink(context, invitation, token)), purpose: invitation }
  }
}

/** Returns the user whose password a link sets. Throws `linkExpired` if the user may no longer log in. */
async function personToReset({ db }: Context, userId: number) {
  const person = await findReader(db, { userId })
  if (!person?.mayLogIn) throw fail('linkExpired')
  return person
}

function namesIn(email: string): string[] {
  return email.split('@').slice(0, 1)
}
