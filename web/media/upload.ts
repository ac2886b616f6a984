import { Failure } from '#contract/errors.ts'
import { maxUploadBytes, type UploadedFile as StoredFile } from '#contract/files/file.ts'
import { filmTypes, maxFilmBytes, mayBeFilm } from '#contract/files/film.ts'
import { locales } from '#contract/language.ts'
import { errors } from '#messages/errors.ts'
import { accessToken, refreshedToken } from '#web/access-token.ts'
import { currentLanguage } from '#web/current-language.ts'
import { failureOf } from '#web/failure-of.ts'
import { frameOf } from './film-frame.ts'
import { sendInPieces } from './send-in-pieces.ts'

export interface Sending {
  /** Called with the number of bytes sent so far. */
  onProgress?: (sentBytes: number) => void
  signal?: AbortSignal
  /** Stores the file even if an identical one exists. */
  again?: boolean
}

const headBytes = 4100 // bytes, enough to recognise the file type
const largeBytes = 8 * 1024 * 1024 // bytes; from this size on files are sent in chunks, because a lost connection would cost too much

/** Uploads one file. Throws a `Failure` with its message, or an `AbortError`. */
export async function upload(file: File, folder: string, sending: Sending = {}): Promise<StoredFile> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  if (file.size > (mayBeFilm(head) ? maxFilmBytes : maxUploadBytes)) throw failure('tooLarge')
  return withPoster(file, await (file.size > largeBytes ? sendInPieces : sendWhole)(file, folder, sending))
}

async function sendWhole(file: File, folder: string, { again, ...sending }: Sending): Promise<StoredFile> {
  const fields = { folder, ...(again && { again: '1' }) }
  return sendAuthorized({ method: 'POST', path: 'upload', fields, file, ...sending })
}

// Errors are ignored: the film is already stored, and the poster is optional.
async function withPoster(film: File, stored: StoredFile): Promise<StoredFile> {
  if (stored.preview || !(filmTypes as readonly string[]).includes(stored.type)) return stored
  const file = await frameOf(film)
  const fields = { id: String(stored.id) }
  const known = file && sendAuthorized({ method: 'PUT', path: 'poster', fields, file }).catch(() => null)
  return { ...stored, preview: (await known)?.preview ?? null }
}

async function sendAuthorized(request: Request): Promise<StoredFile> {
  const answer = await send(request, (await accessToken()) ?? (await refreshedToken()))
  const last = answer.status === 401 ? await send(request, await refreshedToken()) : answer
  const body: unknown = await last.json().catch(() => null)
  if (!last.ok) throw failureOf(last, body as Parameters<typeof failureOf>[1])
  return body as StoredFile
}

/** Replaces the content of a stored file; its address stays the same. */
export async function replaceFile(file: File, id: number): Promise<StoredFile> {
  return sendAuthorized({ method: 'PUT', path: 'replace', fields: { id: String(id) }, file })
}

interface Request extends Sending {
  method: 'POST' | 'PUT'
  path: 'upload' | 'replace' | 'poster'
  fields: Record<string, string>
  file: File
}

// XMLHttpRequest, because `fetch` reports no upload progress.
function send(
  { method, path, fields, file, onProgress, signal }: Request,
  token: string | null,
): Promise<Response> {
  const request = new XMLHttpRequest()
  request.open(method, `/api/v1/backstage/file-manager/${path}`)
  request.setRequestHeader('accept-language', locales[currentLanguage()])
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  return new Promise((resolve, reject) => {
    request.upload.onprogress = ({ loaded }) => onProgress?.(Math.min(loaded, file.size))
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => reject(failure('unavailable'))
    request.onabort = () => reject(new DOMException('', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) reject(new DOMException('', 'AbortError'))
    else request.send(form)
  })
}

function answerOf({ responseText, status, statusText }: XMLHttpRequest): Response {
  return new Response(responseText, { status, statusText })
}

function failure(code: 'tooLarge' | 'unavailable') {
  return new Failure(code, { message: errors[code][currentLanguage()] }, code === 'tooLarge' ? 413 : 503)
}
