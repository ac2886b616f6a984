import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { takeFocus } from '#web/ui/backstage/lost-focus.ts'
import { viewName } from './views.ts'

/** Another screen begins at its start for those who go by keyboard, unless the focus is in it by itself. */
export function useFocusOnScreen(id: string): void {
  const view = viewName(useLocation().pathname)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    const screen = document.getElementById(id)
    const focused = document.activeElement
    // What was focused on the screen before is there still, but hidden.
    if (!screen?.contains(focused) || !focused?.checkVisibility()) takeFocus(screen, { preventScroll: true })
  }, [id, view])
}
