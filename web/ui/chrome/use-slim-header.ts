import { type RefObject, useEffect } from 'react'

const slimFrom = 120 // px of scroll after which the header follows
const slimUntil = 32 // px at which the following header and the resting one lie on each other, so nothing jumps

/** Marks the header `data-slim` while the page is scrolled; the style sheet does the rest. */
export function useSlimHeader(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const follow = () => {
      const element = header.current
      if (!element) return
      if (scrollY > slimFrom) element.dataset.slim = ''
      if (scrollY <= slimUntil) delete element.dataset.slim
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [header])
}
