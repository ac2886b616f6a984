import { goToPlace } from '#web/ui/backstage/text-place.ts'
import { goTo } from '#web/ui/form/error-summary.tsx'

/**
 * Goes to a field; one in a part that is closed has its part opened first. Where it has none, to what it lies in; in a
 * text to its place.
 */
export function goToField(id: string): void {
  if (goTo(id)) return
  const outer = nearestAround(id)
  if (!outer) return
  if (outer.getAttribute('aria-expanded') !== 'false') {
    goInto(outer, id)
    return
  }
  outer.click()
  // The part is there from the next frame on.
  requestAnimationFrame(() => goTo(id) || goInto(nearestAround(id) ?? outer, id))
}

function goInto(element: HTMLElement, id: string): void {
  goTo(element.id)
  goToPlace(element, id.slice(element.id.length + 1))
}

function nearestAround(id: string): HTMLElement | null {
  const end = id.lastIndexOf('.')
  if (end === -1) return null
  const outer = id.slice(0, end)
  return document.getElementById(outer) ?? nearestAround(outer)
}
