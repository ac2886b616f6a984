import { allCalls, type BoundCall } from '#contract/addresses.ts'
import type { Contract } from '#contract/contract.ts'
import type { Context } from './context.ts'
import type { Handler, Handlers } from './handlers.ts'
import { type BoundHandler, perform } from './perform.ts'

/** Binds every call to its function. A call without one, or bound twice, stops the start. */
export function bindCalls(handlers: Handlers<Contract>): BoundHandler[] {
  return allCalls().map(call => ({ ...call, handle: handlerOf(call, handlers) }))
}

function handlerOf(call: BoundCall, handlers: object): Handler<BoundCall['procedure']> {
  let part: unknown = handlers
  for (const name of call.name.split('.')) part = (part as Record<string, unknown> | undefined)?.[name]
  if (typeof part !== 'function') throw new Error(`The call ${call.name} has no function behind it.`)
  return part as Handler<BoundCall['procedure']>
}

/** The typed client of a rendering: the same calls, done in this process. Failures are told as well as thrown. */
export function inProcessClient(
  calls: BoundHandler[],
  context: Context,
  onFailure: (error: unknown) => void = () => {},
): unknown {
  const client: Record<string, unknown> = {}
  for (const call of calls) {
    const names = call.name.split('.')
    const last = names.pop() ?? ''
    let part = client
    for (const name of names) {
      part[name] ??= {}
      part = part[name] as Record<string, unknown>
    }
    part[last] = (input: unknown) =>
      perform(call, input ?? {}, context).catch(error => {
        onFailure(error)
        throw error
      })
  }
  return client
}
