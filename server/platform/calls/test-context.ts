import { type Context, contextOfVisitor, type Dependencies } from './calls.ts'

/** Somebody who has not logged in, as a call meets them over HTTP. */
export function visitorOf(dependencies: Dependencies, ip = '192.0.2.1'): Context {
  return { ...contextOfVisitor(dependencies, ip), userAgent: 'a browser', requestId: 'request-1' }
}
