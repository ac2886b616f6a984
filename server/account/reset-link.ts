import { lifetimes } from '#contract/account/session.ts'
import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { hashOf, newToken } from '#server/platform/sessions/sessions.ts'
import { insertLink } from './reset-queries.ts'

/** A new token for the page that sets a password; older ones are void. Runs in a transaction. */
export async function issueResetToken(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
): Promise<string> {
  const token = newToken()
  const now = clock()
  const expiresAt = new Date(now.getTime() + lifetimes.resetLink)
  await insertLink(db, { userId, hash: hashOf(token), now, expiresAt })
  return token
}

/** Built from the configured address only: no header of a request has a say in it. */
export function resetAddress(baseUrl: string, language: Language, token: string): string {
  return `${baseUrl}${addressOf('resetPassword', language, { token })}`
}
