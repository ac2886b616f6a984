import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
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

/** Whether the body is multipart, known from the headers before the body is read. */
export function isMultipart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /^multipart\//i.test(headers['content-type'] ?? '')
}

/** `page`: a form sent without JavaScript, which is shown again with its fields if it is refused. */
type Sender = 'staff' | 'visitor' | 'page'

/**
 * Streams the one file of a multipart request to disk, never into memory. Deletes the file if the request is
 * refused.
 */
export async function receiveUpload(request: FastifyRequest, storage: Storage, by: Sender): Promise<Upload> {
  const fields: Record<string, string> = {}
  let file: UploadedFile | null = null
  const discard = async () => {
    if (file) await storage.discard(file.path)
  }
  try {
    for await (const part of request.parts(by === 'staff' ? {} : { limits: ofVisitors })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else file = await (by === 'page' ? receiveWhole(part, storage) : receiveFile(part, storage, by))
    }
    if (!file) throw fail('invalid', { fields: { file: 'required' } })
    return { file, fields, discard }
  } catch (error) {
    await discard()
    // Browsers show no response before they have sent everything, so the rest is read and discarded.
    request.raw.unpipe().resume()
    throw isBroken(error) ? fail('badRequest') : error
  }
}

/** Returns the few fields of a multipart form without a file. */
export async function receiveFields(request: FastifyRequest): Promise<Record<string, string>> {
  const fields: Record<string, string> = {}
  try {
    for await (const part of request.parts({ limits: fieldsAlone }))
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
    return fields
  } catch (error) {
    request.raw.unpipe().resume()
    throw isBroken(error) ? fail('badRequest') : error
  }
}

async function receiveFile(
  { file, filename = '' }: MultipartFile,
  storage: Storage,
  by: 'staff' | 'visitor',
) {
  return { ...(await storage.receive(file, mostBytesOf[by])), name: filename }
}

/**
 * Reads a file that is too large to its end, storing only the allowed bytes, because the fields after it are
 * needed.
 */
async function receiveWhole({ file, filename = '' }: MultipartFile, storage: Storage): Promise<UploadedFile> {
  let sizeBytes = 0
  const most = maxUploadBytes
  async function* firstOf(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      sizeBytes += chunk.length
      if (sizeBytes <= most) yield chunk
    }
  }
  const { path } = await storage.receive(Readable.from(firstOf(file)), () => most)
  return { path, sizeBytes, name: filename } // the actual size, so that the form refuses it
}

// The multipart parser throws plain errors for a truncated or malformed body.
function isBroken(error: unknown): boolean {
  if (!(error instanceof Error) || isFailure(error)) return false
  const { code } = error as Error & { code?: string }
  return code === undefined || code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET'
}

// The longest form: texts in two languages with four bytes per character.
const ofVisitors = { files: 1, fields: 30, parts: 31, fieldSize: 20_000 }

const fieldsAlone = { files: 0, fields: 10, parts: 10, fieldSize: 1000 }

// The exact type is checked after the upload; a file that cannot be a film is limited to the smaller size.
const mostBytesOf = {
  staff: (head: Uint8Array) => (mayBeFilm(head) ? maxFilmBytes : maxUploadBytes),
  visitor: () => maxUploadBytes,
}
