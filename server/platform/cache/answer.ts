import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyIn, type Entry, encodingFor } from './entry.ts'

/** Sends finished bytes: encoding, ETag, 304 and HEAD included. */
export function answer(request: IncomingMessage, response: ServerResponse, entry: Entry): void {
  const encoding = encodingFor(request.headers['accept-encoding'], entry)
  const ready = entry.bodies[encoding]
  if (ready) {
    send(request, response, entry, encoding, ready)
    return
  }
  bodyIn(entry, encoding).then(
    body => send(request, response, entry, encoding, body),
    () => send(request, response, entry, 'identity', entry.body),
  )
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  encoding: string,
  body: Buffer,
): void {
  const etag = `"${entry.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  if (entry.status === 200 && matches(request.headers['if-none-match'], etag)) {
    const { 'content-type': _, ...headers } = entry.headers
    response.writeHead(304, { ...headers, etag })
    response.end()
    return
  }
  response.writeHead(entry.status, {
    ...entry.headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
    etag,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header === '*' || header.split(',').some(part => part.trim().replace(/^W\//, '') === etag)
}
