import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

const settled = 150 // milliseconds until the new page has set its title

/** Says the title of a page that was opened without loading a document, and gives its heading the focus. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation()
  const first = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (pathname === first.current) return
    first.current = ''
    const timer = setTimeout(() => setTitle(document.title), settled)
    return () => clearTimeout(timer)
  }, [pathname])
  const shown = useRef(pathname)
  useEffect(() => {
    if (pathname === shown.current) return
    shown.current = pathname
    if (hash === '') focusHeading()
  }, [pathname, hash])
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  )
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
