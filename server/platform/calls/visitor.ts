import type { Context, Dependencies } from './context.ts'

/** What a call is given about somebody who has not logged in, where no request brings it. */
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
