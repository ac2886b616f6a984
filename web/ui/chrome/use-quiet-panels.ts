import { type RefObject, useEffect } from 'react'

/** Panels are `details` and work without this; with it they close by Esc, by leaving them and by following a link. */
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

/** From the outside in. */
function openPanels(element: HTMLElement): HTMLDetailsElement[] {
  const own = element instanceof HTMLDetailsElement && element.open ? [element] : []
  return [...own, ...element.querySelectorAll<HTMLDetailsElement>('details[data-panel][open]')]
}
