import type { Context, Dependencies } from './calls.ts'

/** Somebody who has not logged in, as a call meets them over HTTP. */
export function visitorOf(dependencies: Dependencies, ip = '192.0.2.1'): Context {
  return {
    ...dependencies,
    pool: dependencies.db,
    language: 'de',
    caller: null,
    ip,
    userAgent: 'a browser',
    referrer: '',
    requestId: 'request-1',
    credentials: { accessToken: null, refreshToken: null, device: null, step: null },
    setCookies: new Map(),
    reads: { tags: new Set(), until: null },
    wrote: new Set(),
    file: null,
    sends: { file: null },
    idempotencyKey: null,
  }
}
