import { type RefObject, useEffect } from 'react'

const slimFrom = 120 // px of scroll after which the header becomes sticky
const slimUntil = 32 // px at which the sticky header and the static one coincide, so that nothing jumps

/** Sets `data-slim` on the header while the page is scrolled; the style sheet reacts to it. */
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
