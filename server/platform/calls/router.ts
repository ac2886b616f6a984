import { allCalls, type BoundCall } from '#contract/addresses.ts'
import type { Context } from './context.ts'
import type { Handler } from './handlers.ts'
import { type BoundHandler, perform } from './perform.ts'

/** Binds every call to its handler in the area that its name begins with. Throws for a call without one. */
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

type Ask = (call: BoundHandler, input: unknown) => Promise<unknown>

/** Calls by name: `news.latest` is `latest` of `news`. */
interface CallTree {
  [name: string]: BoundHandler | CallTree
}

/**
 * Returns the typed client for rendering: a function of the context whose calls run in this process. Failures
 * are passed to `onFailure` and thrown. Clients are created lazily, because a rendering needs few of many
 * calls.
 */
export function inProcessClients(calls: readonly BoundHandler[]) {
  const tree = treeOf(calls)
  return (context: Context, onFailure: (error: unknown) => void = () => {}): unknown =>
    clientOf(tree, async (call, input) => {
      try {
        return await perform(call, input ?? {}, context)
      } catch (error) {
        onFailure(error)
        throw error
      }
    })
}

function treeOf(calls: readonly BoundHandler[]): CallTree {
  const tree: CallTree = Object.create(null)
  for (const call of calls) {
    const names = call.name.split('.')
    const last = names.pop() ?? ''
    let part = tree
    for (const name of names) {
      part[name] ??= Object.create(null) as CallTree
      part = part[name] as CallTree
    }
    part[last] = call
  }
  return tree
}

function clientOf(tree: CallTree, ask: Ask): unknown {
  return new Proxy(tree, {
    get(_, name) {
      const found = typeof name === 'string' ? tree[name] : undefined
      if (found === undefined) return undefined
      return isCall(found) ? (input: unknown) => ask(found, input) : clientOf(found, ask)
    },
  })
}

function isCall(found: BoundHandler | CallTree): found is BoundHandler {
  return typeof found.handle === 'function'
}
