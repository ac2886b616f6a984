/** Milliseconds: a dialog that is closing gives the focus back first, to what had it before. */
export const closing = 400

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
