/** Milliseconds in which a closing dialog returns the focus to the previous element. */
export const closing = 400

/**
 * Focuses the first element of a screen, unless the user is typing in a dialog that was opened while the
 * screen was loading.
 */
export function takeFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  const focused = document.activeElement
  const isTyping = focused?.matches('[role=dialog] :is(input, textarea)') && focused.checkVisibility()
  if (!isTyping) element?.focus(options)
}

/**
 * If nothing has the focus after a dialog was closed, focuses the first match of the selector, else the
 * screen.
 */
export function mendFocus(selector: string): void {
  setTimeout(() => {
    if (document.activeElement === document.body) focusFirst(selector)
  }, closing)
}

/** Focuses the first visible match: elements of hidden screens can't take the focus. */
export function focusFirst(selector: string): void {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(one => one.checkVisibility())
  const there = found ?? document.querySelector<HTMLElement>('main')
  there?.focus({ preventScroll: !found })
}
