/** Milliseconds: a dialog that is closing gives the focus back first, to what had it before. */
export const closing = 400

/** Focuses what a screen begins with, unless somebody types in a dialog that they opened while the screen was still coming. */
export function takeFocus(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  const focused = document.activeElement
  const isTyping = focused?.matches('[role=dialog] :is(input, textarea)') && focused.checkVisibility()
  if (!isTyping) element?.focus(options)
}

/** Where nothing has the focus any more once a dialog is closed, it goes to the first of these, else to the screen. */
export function mendFocus(selector: string): void {
  setTimeout(() => {
    if (document.activeElement === document.body) focusFirst(selector)
  }, closing)
}

/** Of screens kept out of sight nothing can have it. */
export function focusFirst(selector: string): void {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(one => one.checkVisibility())
  const there = found ?? document.querySelector<HTMLElement>('main')
  there?.focus({ preventScroll: !found })
}
