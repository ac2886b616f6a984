import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { outcomeIn } from '#contract/outcomes.ts'
import { closedForm } from '#messages/closed-form.ts'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'

/**
 * A form that is there while something is open. Whoever had it before them when that ended by itself is told that
 * nothing of it was sent; null before and after. `isSent`: it was, and its answer is shown.
 */
export function useFormWhile(isOpen: boolean, form: ReactNode, { isSent = false } = {}): ReactNode {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  // Set while rendering: an effect would render the page again before its form is hydrated, and what was typed would go.
  const [openOn, setOpenOn] = useState(isOpen ? pathname : null)
  if (isOpen && openOn !== pathname) setOpenOn(pathname)
  if (isOpen) return form
  const wasSent = isSent || outcomeIn(query) !== null
  return openOn === pathname && !wasSent ? <Closed /> : null
}

function Closed() {
  const say = useSay()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    // The field is gone in which somebody was typing; elsewhere nobody is disturbed.
    if (document.activeElement === document.body) box.current?.focus()
  }, [])
  return (
    <section ref={box} aria-label={say(closedForm.title)} tabIndex={-1}>
      <Notice tone="warn" title={say(closedForm.title)}>
        {say(closedForm.lead)}
      </Notice>
    </section>
  )
}
