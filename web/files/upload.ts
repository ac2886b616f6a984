import { fail, isFailure } from '#contract/errors.ts'
import { maxUploadBytes, type File as StoredFile } from '#contract/files/file.ts'
import { locales } from '#contract/language.ts'
import { accessToken, refreshedToken } from '#web/account/tokens.ts'
import { currentLanguage, failureOf } from '#web/client.ts'

/** Stores one file. Throws a `Failure` with its sentence. */
export async function upload(file: File, folder: string): Promise<StoredFile> {
  if (file.size > maxUploadBytes) throw fail('tooLarge')
  const answer = await send(file, folder, (await accessToken()) ?? (await refreshedToken()))
  const last = answer.status === 401 ? await send(file, folder, await refreshedToken()) : answer
  const body: unknown = await last.json().catch(() => null)
  if (!last.ok) throw failureOf(last, body as Parameters<typeof failureOf>[1])
  return body as StoredFile
}

function send(file: File, folder: string, token: string | null): Promise<Response> {
  const form = new FormData()
  form.set('folder', folder)
  form.set('file', file)
  return fetch('/api/v1/backstage/file-manager/upload', {
    method: 'POST',
    headers: {
      'accept-language': locales[currentLanguage()],
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: form,
  }).catch(error => {
    throw isFailure(error) ? error : fail('unavailable')
  })
}
