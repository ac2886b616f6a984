import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Focuses the heading of a page after client-side navigation. */
export function useHeadingFocus(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    if (hash === '') focusHeading()
  }, [pathname, hash])
}

/**
 * Lets keyboard users start at the top of the page, unless the page has taken the focus, or only the language
 * changed.
 */
function focusHeading(): void {
  const page = document.getElementById('content')
  const focused = document.activeElement
  const isTaken = page?.contains(focused) && focused !== page && focused?.checkVisibility()
  if (!page || isTaken || focused?.hasAttribute('hreflang')) return
  const headings = [...page.querySelectorAll('h1')]
  const heading = headings.find(one => one.checkVisibility()) ?? page // previous views still exist, but are hidden
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
