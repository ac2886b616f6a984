import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type FailureCode, fail } from '#contract/errors.ts'
import { defaultLanguage } from '#contract/language.ts'
import { headersTooLong } from '#messages/headers-too-long.ts'
import { localizeFailure, problemOf } from '#server/platform/calls/calls.ts'
import { apiPolicy } from './headers.ts'

const codes: Record<string, FailureCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
}

type ClientError = Error & { code?: string; rawPacket?: unknown }

/** Answers what could not be parsed as a request, in the default language, and closes the connection. */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const requestId = randomUUID()
  const failure = localizeFailure(fail(codes[error.code ?? ''] ?? 'badRequest'), {
    language: defaultLanguage,
    requestId,
  })
  const isPage = failure.code === 'headersTooLarge' && !isCall(error)
  const body = isPage ? pageOfLongHeaders() : JSON.stringify(problemOf(failure, requestId))
  const type = isPage ? 'text/html' : 'application/problem+json'
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    `Content-Type: ${type}; charset=utf-8`,
    `Content-Security-Policy: ${apiPolicy}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  // Does not wait for a socket that is no longer writable.
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

// Whether the request line, if it was received, is for the API; otherwise a person may read the answer.
function isCall({ rawPacket }: ClientError): boolean {
  return Buffer.isBuffer(rawPacket) && /^[A-Z]+ \/api\//.test(rawPacket.toString('latin1', 0, 100))
}

function pageOfLongHeaders(): string {
  const { title, lead } = headersTooLong
  const inEnglish = `<section lang="en"><h1>${title.en}</h1><p>${lead.en}</p><p><a href="/en">Home</a></p></section>`
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title.de}</title><h1>${title.de}</h1><p>${lead.de}</p><p><a href="/de">Startseite</a></p>${inEnglish}</html>`
}
