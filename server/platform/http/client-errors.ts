import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type FailureCode, fail } from '#contract/errors.ts'
import { defaultLanguage } from '#contract/language.ts'
import { inWords, problemOf } from '#server/platform/calls/calls.ts'

const codes: Record<string, FailureCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'tooSlow',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
}

/** Answers what could not be read as a request: nobody knows its language, and its connection ends with it. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const requestId = randomUUID()
  const failure = inWords(fail(codes[error.code ?? ''] ?? 'badRequest'), {
    language: defaultLanguage,
    requestId,
  })
  const body = JSON.stringify(problemOf(failure, requestId))
  const head = [
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  // A socket that takes no more bytes is not waited for.
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
