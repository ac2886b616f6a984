import type { Context, Dependencies } from './context.ts'

/** Returns the context of a visitor who is not logged in, without a request. */
export function contextOfVisitor(given: Dependencies, ip: string): Context {
  return {
    ...given,
    pool: given.db,
    language: 'de',
    caller: null,
    ip,
    userAgent: '',
    referrer: '',
    requestId: '',
    credentials: { accessToken: null, refreshToken: null, device: null, step: null },
    setCookies: new Map(),
    reads: { tags: new Set(), until: null },
    wrote: new Set(),
    file: null,
    sends: { file: null },
    idempotencyKey: null,
  }
}
