import type { FastifyRequest } from 'fastify'
import { fail, isFailure } from '#contract/errors.ts'

const small = { files: 0, fields: 5, parts: 5, fieldSize: 200 }

/** The fields of an HTML form that comes url-encoded or multipart, without a file; any other body as it is. */
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

// Those know their status; the reader of the parts throws plain errors for a body that ends too soon or is no form.
function isOfFastify(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error
}
