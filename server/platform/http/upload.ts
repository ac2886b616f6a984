import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { fail } from '#contract/errors.ts'
import type { UploadedFile } from '#server/platform/calls/calls.ts'

interface Upload {
  file: UploadedFile
  fields: Record<string, string>
  discard: () => Promise<void>
}

/** Streams the one file of a multipart request to disk, never through memory. */
export async function receiveUpload(request: FastifyRequest, folder: string): Promise<Upload> {
  if (!request.isMultipart()) throw fail('wrongMediaType')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${randomBytes(16).toString('hex')}.part`)
  const discard = () => rm(path, { force: true })
  const fields: Record<string, string> = {}
  let file: UploadedFile | null = null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value)
      else {
        const target = createWriteStream(path, { mode: 0o600 })
        await pipeline(part.file, target)
        if (part.file.truncated) throw fail('tooLarge')
        file = { path, name: part.filename ?? '', sizeBytes: target.bytesWritten }
      }
    }
    if (!file) throw fail('invalid', { fields: { file: 'required' } })
    return { file, fields, discard }
  } catch (error) {
    await discard()
    throw error
  }
}
