import type { User } from '#contract/people/user.ts'
import { knowTokensBy } from '#web/access-token.ts'
import { currentLanguage, jsonHeaders } from '#web/current-language.ts'
import { failureOf, noConnectionFailure } from '#web/failure-of.ts'

/**
 * From now on only access tokens of this user are used. If another user logged in in another tab, this tab asks for its
 * own user's password again, so that nothing is saved in the name of the other. `null` accepts any user.
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
