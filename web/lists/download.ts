import calls from 'virtual:calls/backstage'
import { Failure } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { locales } from '#contract/language.ts'
import type { FileFormat } from '#contract/list.ts'
import { errors } from '#messages/errors.ts'
import { accessToken, refreshedToken } from '#web/access-token.ts'
import { failureOf } from '#web/failure-of.ts'
import { retryAfterProof } from '#web/shell/asked-again.ts'

interface Wanted {
  /** Name of the list's call, or of another call that returns a file. */
  list: string
  asked: Record<string, string | number>
  /** File format, for lists only. */
  format?: FileFormat
  language: Language
}

/** Downloads a list as a file and saves it through the browser. */
export async function download(wanted: Wanted): Promise<void> {
  const first = await ask(wanted, await accessToken())
  const again = first.status === 401 ? await refreshedToken() : null
  const answer = again ? await ask(wanted, again) : first
  if (!answer.ok) {
    const failure = failureOf(answer, await answer.json().catch(() => null))
    await retryAfterProof(failure, () => download(wanted))
    return
  }
  const [, name = `list.${wanted.format ?? 'pdf'}`] =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  save(await answer.blob(), name)
}

function ask({ list, asked, format, language }: Wanted, token: string | null): Promise<Response> {
  const [method = 'GET', pattern = ''] = (calls[list] ?? '').split(' ')
  const { path, rest } = filled(pattern, { ...asked, ...(format && { format }) })
  const headers = { 'accept-language': locales[language], ...(token && { authorization: `Bearer ${token}` }) }
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  const [address, sent] =
    method === 'GET'
      ? [`${path}?${query}`, { headers }]
      : [path, { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(rest) }]
  return fetch(`/api/v1${address}`, { method, ...sent, credentials: 'same-origin' }).catch(() => {
    throw new Failure('unavailable', { message: errors.unavailable[language] }, 503)
  })
}

/** Fills the parameters into the path and returns the others for the query or the body. */
function filled(pattern: string, asked: Wanted['asked']) {
  const rest = { ...asked }
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name] ?? ''))
    delete rest[name]
    return value
  })
  return { path, rest }
}

export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
