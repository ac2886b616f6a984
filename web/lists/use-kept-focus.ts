import { type RefObject, useEffect } from 'react'
import { closing } from '#web/ui/backstage/lost-focus.ts'

/** Last focused place in a list: the row, and the control in it. */
interface Place {
  row: number
  control: number
}

/**
 * If the focused control disappears with its row or with the bulk bar, focuses its neighbour, or the list
 * itself if it is empty.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => (box.current ? keepFocusIn(box.current) : undefined), [box])
}

function keepFocusIn(box: HTMLElement): () => void {
  let last: Place | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const mend = () => {
    if (last && document.activeElement === document.body) nearest(box, last).focus()
  }
  const onChange = () => {
    mend()
    clearTimeout(timer)
    timer = setTimeout(mend, closing)
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (box.contains(target as Element)) last = placeOf(box, target as Element) ?? last
    else leave(target)
  }
  const onPress = ({ target }: Event) => {
    if (!box.contains(target as Element)) leave(target)
  }
  // A focus elsewhere means that the user has left the list; a dialog about it, or its menu, does not count.
  const leave = (target: EventTarget | null) => {
    if (!(target as Element).closest(apart)) last = null
  }
  const changes = new MutationObserver(onChange)
  changes.observe(box, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress)
  return () => {
    clearTimeout(timer)
    changes.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress)
  }
}

const apart = '[data-portal], [role="dialog"], [role="region"]'
const rows = 'tbody > tr, li, [data-row]'
const controls = 'a, button, input'

function placeOf(box: Element, target: Element): Place | null {
  const all = rowsOf(box)
  const row = all.findIndex(one => one.contains(target))
  const inside = [...(all[row]?.querySelectorAll(controls) ?? [])]
  return row < 0 ? null : { row, control: inside.indexOf(target) }
}

function nearest(box: HTMLElement, { row, control }: Place): HTMLElement {
  const all = rowsOf(box)
  const there = all[Math.min(row, all.length - 1)]?.querySelectorAll<HTMLElement>(controls)
  return there?.[Math.min(Math.max(control, 0), there.length - 1)] ?? box
}

/** Returns the rows without those of nested lists. */
function rowsOf(box: Element): Element[] {
  const all = [...box.querySelectorAll(rows)]
  return all.filter(one => !all.some(other => other !== one && other.contains(one)))
}
