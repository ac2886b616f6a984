import { type RefObject, useEffect } from 'react'

/**
 * Puts the focus into `box` whenever `answer` becomes another one that is true. In a page that the server has sent, the
 * attribute `autofocus` has done so: by the time React takes it over, somebody may be typing or pressing elsewhere.
 */
export function useFocusAfter(box: RefObject<HTMLElement | null>, answer: unknown): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    if (answer && !element.autofocus) element.focus()
    element.autofocus = false
  }, [box, answer])
}
