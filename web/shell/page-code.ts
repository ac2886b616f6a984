import { matchAddress } from '#contract/matching.ts'
import { routeOf } from '#web/screen-of.ts'

interface Route {
  module: string
  imports?: string[]
}

// The router's list of routes, as the page carries it. Without one a page comes a little later, that is all.
function routeAt(path: string): Route | null {
  const { routes = {} } = (Reflect.get(window, '__reactRouterManifest') ?? {}) as {
    routes?: Record<string, Route>
  }
  const match = matchAddress(path)
  return (match && (routes[routeOf(match)] ?? routes.content)) ?? null
}

/** The files of the page at an address. */
export function filesOf(path: string): string[] {
  const route = routeAt(path)
  return route ? [route.module, ...(route.imports ?? [])] : []
}

/** Loads the code of the page at an address; false where it can't be had. */
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
