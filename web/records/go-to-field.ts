import { goToPlace } from '#web/ui/backstage/text-place.ts'
import { focusField } from '#web/ui/form/error-summary.tsx'

/**
 * Focuses a field, after opening a collapsed part around it; if no field has this id, the nearest enclosing
 * element, in rich text at the position of the error.
 */
export function goToField(id: string): void {
  if (focusField(id)) return
  const outer = nearestAround(id)
  if (!outer) return
  if (outer.getAttribute('aria-expanded') !== 'false') {
    goInto(outer, id)
    return
  }
  outer.click()
  // The opened part is rendered by the next frame.
  requestAnimationFrame(() => focusField(id) || goInto(nearestAround(id) ?? outer, id))
}

function goInto(element: HTMLElement, id: string): void {
  focusField(element.id)
  goToPlace(element, id.slice(element.id.length + 1))
}

function nearestAround(id: string): HTMLElement | null {
  const end = id.lastIndexOf('.')
  if (end === -1) return null
  const outer = id.slice(0, end)
  return document.getElementById(outer) ?? nearestAround(outer)
}
