import type { FastifyRequest } from 'fastify'
import { fail, isFailure } from '#contract/errors.ts'

const small = { files: 0, fields: 5, parts: 5, fieldSize: 200 }

/**
 * Returns the fields of an HTML form sent url-encoded or as multipart without a file; returns any other body
 * unchanged.
 */
export async function formOf(request: FastifyRequest): Promise<unknown> {
  if (typeof request.body === 'string' && isUrlEncoded(request))
    return Object.fromEntries(new URLSearchParams(request.body))
  if (!request.isMultipart()) return request.body
  const fields: [string, string][] = []
  try {
    for await (const part of request.parts({ limits: small }))
      if (part.type === 'field') fields.push([part.fieldname, String(part.value)])
  } catch (error) {
    request.raw.unpipe().resume()
    throw isFailure(error) || isOfFastify(error) ? error : fail('badRequest')
  }
  return Object.fromEntries(fields)
}

function isUrlEncoded({ headers }: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded/i.test(headers['content-type'] ?? '')
}

// Fastify's errors have a status; the multipart parser throws plain errors for a truncated or malformed body.
function isOfFastify(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error
}
