import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Gives the heading of a page the focus that was opened without loading a document. */
export function useHeadingFocus(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    if (hash === '') focusHeading()
  }, [pathname, hash])
}

/** Whoever goes by the keyboard begins where the page does, unless the page has taken the focus, or only its language changed. */
function focusHeading(): void {
  const page = document.getElementById('content')
  const focused = document.activeElement
  const isTaken = page?.contains(focused) && focused !== page && focused?.checkVisibility()
  if (!page || isTaken || focused?.hasAttribute('hreflang')) return
  const headings = [...page.querySelectorAll('h1')]
  const heading = headings.find(one => one.checkVisibility()) ?? page // views that were left are there, hidden
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
