import { goTo } from '#web/ui/form/error-summary.tsx'

/** Goes to a field; one in a part that is closed has its part opened first. Where it has none, to what it lies in. */
export function goToField(id: string): void {
  if (goTo(id)) return
  const outer = nearestAround(id)
  if (!outer) return
  if (outer.getAttribute('aria-expanded') !== 'false') return void goTo(outer.id)
  outer.click()
  // The part is there from the next frame on.
  requestAnimationFrame(() => goTo(id) || goTo(outer.id))
}

function nearestAround(id: string): HTMLElement | null {
  const end = id.lastIndexOf('.')
  if (end === -1) return null
  const outer = id.slice(0, end)
  return document.getElementById(outer) ?? nearestAround(outer)
}
