import { matchAddress } from '#contract/matching.ts'
import { routeOf } from '#web/screen-of.ts'

interface Route {
  module: string
  imports?: string[]
}

// The router's manifest in the page. Without it, pages only load a little later.
function routeAt(path: string): Route | null {
  const { routes = {} } = (Reflect.get(window, '__reactRouterManifest') ?? {}) as {
    routes?: Record<string, Route>
  }
  const match = matchAddress(path)
  return (match && (routes[routeOf(match)] ?? routes.content)) ?? null
}

/** Returns the files of the page at a path. */
export function filesOf(path: string): string[] {
  const route = routeAt(path)
  return route ? [route.module, ...(route.imports ?? [])] : []
}

/** Loads the code of the page at a path; false if that fails. */
export async function loadCode(path: string): Promise<boolean> {
  const route = routeAt(path)
  if (!route || import.meta.env.DEV) return true
  try {
    await import(/* @vite-ignore */ route.module)
    return true
  } catch {
    return false
  }
}
