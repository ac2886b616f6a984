import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { fail } from '#contract/errors.ts'
import { negotiateLanguage } from '#contract/language.ts'
import { starting } from '#messages/shell.ts'
import { localizeFailure, problemOf } from '#server/platform/calls/calls.ts'

const retryAfter = 5 // seconds

/** A port that is bound before the start continues. Answers 503 until the site is ready. */
export interface HeldPort {
  /** Hands all connections to the server, which must not listen elsewhere. */
  handTo(server: Server): Promise<void>
}

/** Throws an Error with a sentence for the operator if the port cannot be bound. */
export async function holdPort({ host, port }: { host: string; port: number }): Promise<HeldPort> {
  const waiting = createServer(answerWhileStarting)
  waiting.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port })
  await once(waiting, 'listening').catch(error => {
    throw new Error(explain(error, host, port))
  })
  return {
    async handTo(server) {
      server.listen(waiting) // shares its handle, so that no connection is refused in between
      await once(server, 'listening')
    },
  }
}

function explain(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program: stop that program, or set PORT to another number.`
  if (code === 'EACCES')
    return `Port ${port} may be taken by root only: set PORT to a number above 1023, and put a proxy before it.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is no address of this machine: set HOST to one that it has, or to 0.0.0.0.`
  return `Port ${port} of ${host} cannot be taken: ${error instanceof Error ? error.message : error}`
}

function answerWhileStarting(request: IncomingMessage, response: ServerResponse): ServerResponse {
  const { url = '/' } = request
  response.setHeader('cache-control', 'no-store')
  response.setHeader('connection', 'close')
  if (url === '/healthz') return send(response, 200, 'application/json', '{"alive":true}')
  response.setHeader('retry-after', String(retryAfter))
  if (url === '/readyz') return send(response, 503, 'application/json', '{"ready":false}')
  if (url.startsWith('/api/')) return send(response, 503, 'application/problem+json', problemFor(request))
  return send(response, 503, 'text/html', page)
}

function send(response: ServerResponse, status: number, type: string, body: string): ServerResponse {
  return response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body)
}

function problemFor(request: IncomingMessage): string {
  const language = negotiateLanguage(request.headers['accept-language'])
  const failure = localizeFailure(fail('unavailable', { retryAfterSeconds: retryAfter }), {
    language,
    requestId: '',
  })
  return JSON.stringify(problemOf(failure, ''))
}

const page = `<!doctype html><html lang="de"><meta charset="utf-8"><meta http-equiv="refresh" content="${retryAfter}">
<title>${starting.de}</title><p>${starting.de}<p lang="en">${starting.en}</html>`
