import { locales } from '#contract/language.ts'
import { accessToken, refreshedToken } from '#web/access-token.ts'
import { currentLanguage } from '#web/current-language.ts'
import { failureOf } from '#web/failure-of.ts'

/**
 * Uploads a file of publications and returns the id of its import. Throws a `Failure` with the server's
 * message.
 */
export async function sendFile(file: File): Promise<{ id: number }> {
  const answer = await send(file, (await accessToken()) ?? (await refreshedToken()))
  const last = answer.status === 401 ? await send(file, await refreshedToken()) : answer
  const body: unknown = await last.json().catch(() => null)
  if (!last.ok) throw failureOf(last, body as Parameters<typeof failureOf>[1])
  return body as { id: number }
}

function send(file: File, token: string | null): Promise<Response> {
  const body = new FormData()
  body.set('file', file)
  const headers = new Headers({ 'accept-language': locales[currentLanguage()] })
  if (token) headers.set('authorization', `Bearer ${token}`)
  return fetch('/api/v1/backstage/publication/scientific/import/file', { method: 'POST', headers, body })
}
