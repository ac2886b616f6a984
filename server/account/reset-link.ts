import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { invitation, passwordReset } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { issueLink } from '#server/platform/links/links.ts'

/** Issues a token for the page that sets a password; voids older ones. Runs in a transaction. */
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

/** Built from the configured address only, never from headers of the request. */
export function resetAddress(baseUrl: string, language: Language, token: string): string {
  return `${baseUrl}${addressOf('resetPassword', language, { token })}`
}

/** Address of the page that confirms another e-mail address of an account. */
export function confirmEmailAddress(baseUrl: string, language: Language, token: string): string {
  return `${baseUrl}${addressOf('confirmEmail', language, { token })}`
}

/** Address of the page on which the owner stops a reset of their second factor. */
export function keepFactorAddress(baseUrl: string, language: Language, token: string): string {
  return `${baseUrl}${addressOf('keepSecondFactor', language, { token })}`
}
