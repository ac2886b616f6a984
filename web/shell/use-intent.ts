import { useEffect } from 'react'
import { linkOf, type Part } from './own-links.ts'
import { filesOf } from './page-code.ts'

const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** Preloads the code of a page when its link is hovered, touched or focused. */
export function usePreloadOnIntent(part: Part): void {
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

const asked = new Set<string>()

function preload(file: string): void {
  if (asked.has(file)) return
  asked.add(file)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }))
}
