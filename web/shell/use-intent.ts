import { useEffect } from 'react'
import { matchAddress } from '#contract/matching.ts'
import { linkOf, type Part } from './own-links.ts'

const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** Fetches the code of a page that the reader is about to open: pointed at, touched or reached by Tab. */
export function useIntent(part: Part): void {
  useEffect(() => {
    const notice = (event: Event) => {
      const link = linkOf(event, part)
      if (link) for (const file of filesOf(new URL(link.href).pathname)) preload(file)
    }
    for (const sign of signs) document.addEventListener(sign, notice, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, notice)
    }
  }, [part])
}

interface Manifest {
  routes?: Record<string, { module: string; imports?: string[] }>
}

// The router's list of routes, as the page carries it. Without one a page comes a little later, that is all.
function filesOf(path: string): string[] {
  const { routes = {} } = (Reflect.get(window, '__reactRouterManifest') ?? {}) as Manifest
  const match = matchAddress(path)
  const route = match && (routes[`${match.name}.${match.language}`] ?? routes.content)
  return route ? [route.module, ...(route.imports ?? [])] : []
}

const asked = new Set<string>()

function preload(file: string): void {
  if (asked.has(file)) return
  asked.add(file)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }))
}
