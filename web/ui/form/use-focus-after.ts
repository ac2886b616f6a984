import { type RefObject, useEffect } from 'react'

/**
 * Focuses `box` whenever `answer` changes to another truthy value. On a server-rendered page the attribute
 * `autofocus` has done so already: by the time of hydration the visitor may be typing elsewhere.
 */
export function useFocusAfter(box: RefObject<HTMLElement | null>, answer: unknown): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    if (answer && !element.autofocus) element.focus()
    element.autofocus = false
  }, [box, answer])
}
