import { locales } from '#contract/language.ts'
import { accessToken } from '#web/access-token.ts'
import { currentLanguage } from '#web/current-language.ts'
import { failureOf } from '#web/failure-of.ts'

/** Stores a picture as one's own portrait. Throws a `Failure` with its sentence. */
export async function sendPortrait(file: File): Promise<void> {
  const form = new FormData()
  form.set('file', file)
  const token = await accessToken()
  const answer = await fetch('/api/v1/backstage/user-group/me/image', {
    method: 'PUT',
    headers: {
      'accept-language': locales[currentLanguage()],
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: form,
  })
  if (answer.ok) return
  throw failureOf(answer, await answer.json().catch(() => null))
}
