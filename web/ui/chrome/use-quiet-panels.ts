import { type RefObject, useEffect } from 'react'

/**
 * Closes open panels on Esc, on leaving them and on following a link. Panels are `details` elements, which
 * work without JavaScript.
 */
export function useQuietPanels(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current
    if (!element) return
    const close = () => {
      for (const panel of openPanels(element)) panel.open = false
    }
    const onEscape = (event: KeyboardEvent) => {
      const panel = event.key === 'Escape' ? openPanels(element)[0] : undefined
      if (!panel) return
      close()
      panel.querySelector('summary')?.focus()
    }
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) close()
    }
    const onLeave = (event: FocusEvent | PointerEvent) => {
      const next = event instanceof FocusEvent ? event.relatedTarget : event.target
      if (next instanceof Node && !element.contains(next)) close()
    }
    element.addEventListener('keydown', onEscape)
    element.addEventListener('click', onClick)
    element.addEventListener('focusout', onLeave)
    document.addEventListener('pointerdown', onLeave)
    return () => {
      element.removeEventListener('keydown', onEscape)
      element.removeEventListener('click', onClick)
      element.removeEventListener('focusout', onLeave)
      document.removeEventListener('pointerdown', onLeave)
    }
  }, [region])
}

/** Returns the open panels, outermost first. */
function openPanels(element: HTMLElement): HTMLDetailsElement[] {
  const own = element instanceof HTMLDetailsElement && element.open ? [element] : []
  return [...own, ...element.querySelectorAll<HTMLDetailsElement>('details[data-panel][open]')]
}
