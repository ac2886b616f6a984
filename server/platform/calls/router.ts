import { allCalls, type BoundCall } from '#contract/addresses.ts'
import type { Context } from './context.ts'
import type { Handler } from './handlers.ts'
import { type BoundHandler, perform } from './perform.ts'

/** Binds every call to its function in the area that its name begins with. A call without one stops the start. */
export function bindCalls(areas: Readonly<Record<string, { calls?: object }>>): BoundHandler[] {
  return allCalls().map(call => ({ ...call, handle: handlerOf(call, areas) }))
}

function handlerOf(
  call: BoundCall,
  areas: Readonly<Record<string, { calls?: object }>>,
): Handler<BoundCall['procedure']> {
  const [area = '', ...names] = call.name.split('.')
  let part: unknown = areas[area]?.calls
  for (const name of names) part = (part as Record<string, unknown> | undefined)?.[name]
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
