import { type Context, contextOfVisitor, type Dependencies } from './calls.ts'

/** Returns the context of a visitor who is not logged in, as of an HTTP request. */
export function visitorOf(dependencies: Dependencies, ip = '192.0.2.1'): Context {
  return { ...contextOfVisitor(dependencies, ip), userAgent: 'a browser', requestId: 'request-1' }
}
