import type { FastifyRequest } from 'fastify'
import type { Language } from '#contract/language.ts'
import type { Caller, Context, Dependencies, Log } from '#server/platform/calls/calls.ts'
import { cookieName } from './cookies.ts'
import { bearerOf, cookieOf } from './request.ts'

interface Asking {
  dependencies: Dependencies
  request: FastifyRequest
  ip: string
  language: Language
  caller: Caller | null
}

/** Returns the context of a call for a request. */
export function contextOf({ dependencies, request, ip, language, caller }: Asking): Context {
  const { headers } = request
  return {
    ...dependencies,
    pool: dependencies.db,
    language,
    caller,
    ip,
    userAgent: String(headers['user-agent'] ?? '').slice(0, 300),
    referrer: String(headers.referer ?? '').slice(0, 500),
    requestId: request.id,
    credentials: {
      accessToken: bearerOf(headers.authorization),
      refreshToken: cookieOf(headers.cookie, cookieName('refresh', dependencies.config.baseUrl)),
      device: cookieOf(headers.cookie, 'device'),
      step: cookieOf(headers.cookie, cookieName('step', dependencies.config.baseUrl)),
    },
    setCookies: new Map(),
    reads: { tags: new Set(), until: null },
    file: null,
    wrote: new Set(),
    sends: { file: null },
    idempotencyKey: keyIn(headers['idempotency-key']),
    log: request.log as unknown as Log,
  }
}

// The key may be a quoted or a bare string, as clients send both; one that is too long is ignored.
function keyIn(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\x21-\x7e]{8,200}$/.test(header) ? header : null
}

/** Context of the anonymous visitor for whom every page is rendered. */
export function visitorContext(asking: Omit<Asking, 'caller'>): Context {
  return {
    ...contextOf({ ...asking, caller: null }),
    credentials: { accessToken: null, refreshToken: null, device: null, step: null },
  }
}
