import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { invitation, passwordReset } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { issueLink } from '#server/platform/links/links.ts'

/** A new token for the page that sets a password; older ones are void. Runs in a transaction. */
export async function issueResetToken(
  context: Pick<Context, 'db' | 'clock'>,
  userId: number,
): Promise<string> {
  const { token } = await issueLink(context, passwordReset, userId)
  return token
}

export async function issueInvitation(
  context: Pick<Context, 'db' | 'clock'>,
  userId: number,
): Promise<string> {
  const { token } = await issueLink(context, invitation, userId)
  return token
}

/** Built from the configured address only: no header of a request has a say in it. */
export function resetAddress(baseUrl: string, language: Language, token: string): string {
  return `${baseUrl}${addressOf('resetPassword', language, { token })}`
}

/** The page that confirms another address of an account. */
export function emailAddress(baseUrl: string, language: Language, token: string): string {
  return `${baseUrl}${addressOf('confirmEmail', language, { token })}`
}

/** The page on which somebody keeps the second factor that an administrator wants to take away. */
export function keepFactorAddress(baseUrl: string, language: Language, token: string): string {
  return `${baseUrl}${addressOf('keepSecondFactor', language, { token })}`
}
