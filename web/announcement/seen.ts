const place = 'announcements-seen'

/** Whether this browser has shown the announcement of an event. A private window may forget it; then it comes again. */
export function isSeen(id: number): boolean {
  return seen().includes(id)
}

export function noteSeen(id: number): void {
  if (isSeen(id)) return
  try {
    localStorage.setItem(place, [...seen(), id].slice(-50).join())
  } catch {}
}

function seen(): number[] {
  try {
    return (localStorage.getItem(place) ?? '').split(',').map(Number)
  } catch {
    return []
  }
}
