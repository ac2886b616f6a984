import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { takeFocus } from '#web/ui/backstage/lost-focus.ts'
import { viewName } from './views.ts'

/** Moves the focus to the start of a new screen, unless the screen has taken it already. */
export function useFocusOnScreen(id: string): void {
  const view = viewName(useLocation().pathname)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const screen = document.getElementById(id)
    const focused = document.activeElement
    // The focused element of the previous screen still exists, but is hidden.
    if (!screen?.contains(focused) || !focused?.checkVisibility()) takeFocus(screen, { preventScroll: true })
  }, [id, view])
}
