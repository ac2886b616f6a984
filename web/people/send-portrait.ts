import { locales } from '#contract/language.ts'
import { accessToken, refreshedToken } from '#web/access-token.ts'
import { currentLanguage } from '#web/current-language.ts'
import { failureOf } from '#web/failure-of.ts'

/** Uploads a picture as the user's own portrait. Throws a `Failure` with a readable message. */
export async function sendPortrait(file: File): Promise<void> {
  const answer = await send(file, await accessToken())
  const last = answer.status === 401 ? await send(file, await refreshedToken()) : answer
  if (!last.ok) throw failureOf(last, await last.json().catch(() => null))
}

function send(file: File, token: string | null): Promise<Response> {
  const body = new FormData()
  body.set('file', file)
  return fetch('/api/v1/backstage/user-group/me/image', {
    method: 'PUT',
    headers: {
      'accept-language': locales[currentLanguage()],
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
  })
}
