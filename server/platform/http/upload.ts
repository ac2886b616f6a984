import type { FastifyRequest } from 'fastify'
import { fail, isFailure } from '#contract/errors.ts'
import { maxUploadBytes } from '#contract/files/file.ts'
import { maxFilmBytes, mayBeFilm } from '#contract/files/film.ts'
import type { UploadedFile } from '#server/platform/calls/calls.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

interface Upload {
  file: UploadedFile
  fields: Record<string, string>
  discard: () => Promise<void>
}

/** Known before its body is read. */
export function isMultipart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '')
}

/** Streams the one file of a multipart request to disk, never through memory. What is refused leaves nothing behind. */
export async function receiveUpload(
  request: FastifyRequest,
  storage: Storage,
  by: 'staff' | 'visitor',
): Promise<Upload> {
  const fields: Record<string, string> = {}
  let file: UploadedFile | null = null
  const discard = async () => {
    if (file) await storage.discard(file.path)
  }
  try {
    for await (const part of request.parts(by === 'visitor' ? { limits: ofVisitors } : {})) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else file = { ...(await storage.receive(part.file, mostBytesOf[by])), name: part.filename ?? '' }
    }
    if (!file) throw fail('invalid', { fields: { file: 'required' } })
    return { file, fields, discard }
  } catch (error) {
    await discard()
    // Browsers show no answer before they have sent everything: the rest is let in, and dropped.
    request.raw.unpipe().resume()
    throw isBroken(error) ? fail('badRequest') : error
  }
}

// The reader of the parts throws plain errors for a body that ends too soon or is no form.
function isBroken(error: unknown): boolean {
  if (!(error instanceof Error) || isFailure(error)) return false
  const { code } = error as Error & { code?: string }
  return code === undefined || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET'
}

// The longest form: texts in two languages, each character of four bytes.
const ofVisitors = { files: 1, fields: 30, parts: 31, fieldSize: 20_000 }

// What it is, is told when it is here; what cannot be a film is not waited for so long.
const mostBytesOf = {
  staff: (head: Uint8Array) => (mayBeFilm(head) ? maxFilmBytes : maxUploadBytes),
  visitor: () => maxUploadBytes,
}
