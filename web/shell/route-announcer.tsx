import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

const settled = 150 // milliseconds until the new page has set its title

/** Announces the title of a page after client-side navigation. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (pathname === first.current) return
    first.current = ''
    const timer = setTimeout(() => setTitle(document.title), settled)
    return () => clearTimeout(timer)
  }, [pathname])
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  )
}
