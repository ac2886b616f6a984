import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyIn, compressBetter, type Encoding, type Entry, encodingFor } from './entry.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, entry: Entry) => void

/** Sends a finished response, with encoding, ETag, 304 and HEAD. */
export const sendEntry: Answer = (request, response, entry) => {
  const encoding = encodingFor(request.headers['accept-encoding'], entry)
  const body = bodyIn(entry, encoding)
  if (!(body instanceof Promise)) {
    send(request, response, entry, encoding, body)
    return
  }
  body.then(
    packed => send(request, response, entry, encoding, packed),
    () => send(request, response, entry, 'identity', entry.body),
  )
}

/**
 * Like `sendEntry`, but before the framework, which would set the headers that every response has. The header
 * lines of a body are built once, because setting them one by one costs as much as the rest of the response.
 */
export function createEntrySender(always: Record<string, string>): Answer {
  const linesOfBodies = new WeakMap<Buffer, string[]>()
  return (request, response, entry) => {
    const encoding = encodingFor(request.headers['accept-encoding'], entry)
    const body = entry.bodies[encoding]
    if (!body || request.method !== 'GET' || request.headers['if-none-match'] !== undefined) {
      setHeaders(response, always)
      sendEntry(request, response, entry)
      return
    }
    let lines = linesOfBodies.get(body)
    if (!lines) {
      lines = Object.entries({ ...always, ...headersOf(entry, encoding, body) }).flat()
      linesOfBodies.set(body, lines)
    }
    compressBetter(entry)
    response.writeHead(entry.status, lines)
    response.end(body)
  }
}

export function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const name in headers) response.setHeader(name, headers[name] ?? '')
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  encoding: Encoding,
  body: Buffer,
): void {
  const etag = etagOf(entry, encoding)
  if (entry.status === 200 && matches(request.headers['if-none-match'], etag)) {
    const { 'content-type': _, ...headers } = entry.headers
    response.writeHead(304, { ...headers, etag })
    response.end()
    return
  }
  response.writeHead(entry.status, headersOf(entry, encoding, body))
  response.end(request.method === 'HEAD' ? undefined : body)
}

function headersOf(entry: Entry, encoding: Encoding, body: Buffer): Record<string, string> {
  return {
    ...entry.headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.length),
    etag: etagOf(entry, encoding),
  }
}

function etagOf(entry: Entry, encoding: Encoding): string {
  return `"${entry.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return header === '*' || header.split(',').some(part => part.trim().replace(/^W\//, '') === etag)
}
