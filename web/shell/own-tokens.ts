import type { User } from '#contract/people/user.ts'
import { knowTokensBy } from '#web/access-token.ts'
import { currentLanguage, jsonHeaders } from '#web/current-language.ts'
import { failureOf, noConnectionFailure } from '#web/failure-of.ts'

/**
 * Tokens are taken of this person alone from now on. Where somebody else has logged in in another tab, these screens ask
 * for the password of their own person: nothing is saved in the name of the other. Null: whoever is logged in.
 */
export function takeTokensOf(userId: number | null): void {
  knowTokensBy(async token => {
    if (userId === null) return true
    const headers = { ...jsonHeaders(), authorization: `Bearer ${token}` }
    const answer = await fetch('/api/v1/auth/me', { headers }).catch(() => {
      throw noConnectionFailure(currentLanguage())
    })
    if (!answer.ok) throw failureOf(answer, await answer.json().catch(() => null))
    return ((await answer.json()) as User).id === userId
  })
}
