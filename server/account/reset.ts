import { shortestAlone } from '#contract/account/password.ts'
import { fail, isFailure } from '#contract/errors.ts'
import { sameAddress } from '#contract/mail-host.ts'
import {
  clearFailures,
  endEmailChange,
  endPasswordLinks,
  holdPerson,
  invitation,
  passwordReset,
} from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { type LinkPurpose, readLink, takeLink } from '#server/platform/links/links.ts'
import { endSessionsOf, hashPassword } from '#server/platform/sessions/sessions.ts'
import { noteStep } from '#server/security/security.ts'
import { deleteStepsOf, holdFactor } from './factor-queries.ts'
import { sendPasswordChanged } from './letters.ts'
import { findReader, writePassword } from './queries.ts'
import { isWeak } from './weak-password.ts'

/** Asks for a link. The answer and its time tell nothing: finding out and writing are a job's work. */
export async function requestReset(context: Context, nameOrEmail: string): Promise<undefined> {
  const address = sameAddress(nameOrEmail)
  await context.limits.take('resetRequestAddress', address)
  const reader = await findReader(context.db, { name: address })
  await context.jobs.enqueue(context.db, 'sendResetLink', { userId: reader?.id ?? null })
}

/** Throws `linkInvalid` for a token that never was, `linkExpired` for one that opens nothing any more. */
export async function checkReset(context: Context, token: string): Promise<{ valid: true }> {
  const { subject } = await readPasswordLink(context, token)
  await resetter(context, subject)
  return { valid: true }
}

/** Sets a new password once. All sessions end, a locked account is open again, and its owner is told. */
export async function resetPassword(context: Context, token: string, password: string): Promise<undefined> {
  const { subject, purpose } = await readPasswordLink(context, token)
  refuseWeak(password, await resetter(context, subject), 'password')
  const passwordHash = await hashPassword(password)
  await transact(context.db, async db => {
    const inside = { ...context, db }
    await holdPerson(db, subject)
    const userId = await takeLink(inside, purpose, token)
    await resetter(inside, userId)
    await refuseShort(inside, userId, password, 'password')
    await setPassword(inside, userId, passwordHash, 'reset', isShort(password))
  })
}

/** Whatever sets a password: sessions end, links and a wish for another address are void, failures forgotten, the owner gets a letter. */
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

/** Whether a password needs a second factor beside it. */
export function isShort(password: string): boolean {
  return password.length < shortestAlone
}

/** Throws `invalid` for a password that is too short for somebody without a second factor, which stays on until the transaction ends. */
export async function refuseShort(
  { db, clock }: Context,
  userId: number,
  password: string,
  field: string,
): Promise<void> {
  if (isShort(password) && !(await holdFactor(db, userId, clock())).isOn)
    throw fail('invalid', { fields: { [field]: 'passwordLength' } })
}

/** Throws `weakPassword` for what can be guessed by who the person is. */
export function refuseWeak(
  password: string,
  person: { username: string; firstName: string; lastName: string; email: string },
  field: string,
): void {
  const { username, firstName, lastName, email } = person
  if (isWeak(password, [username, firstName, lastName, ...namesIn(email)]))
    throw fail('weakPassword', { fields: { [field]: 'weakPassword' } })
}

/** The link of a letter, whichever of the two it came with. */
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

/** Whose password a link sets. Throws `linkExpired` for who may not log in any more. */
async function resetter({ db }: Context, userId: number) {
  const person = await findReader(db, { userId })
  if (!person?.mayLogIn) throw fail('linkExpired')
  return person
}

function namesIn(email: string): string[] {
  return email.split('@').slice(0, 1)
}
