import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { outcomeIn } from '#contract/outcomes.ts'
import { closedForm } from '#messages/closed-form.ts'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'

/**
 * Returns the form while it is open. If it closes while the page is shown, returns a notice that nothing was
 * sent; null before it opens and after it is closed. `isSent`: the form was sent, and its answer is shown.
 */
export function useFormWhile(isOpen: boolean, form: ReactNode, { isSent = false } = {}): ReactNode {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  // Set during rendering: an effect would render the page again before its form is hydrated, and typed text
  // would be lost.
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
    // The focus was in a field that is now gone; a focus elsewhere is not moved.
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
