// The records that somebody opened last, in this browser: what the palette offers before anything is typed.
export interface Recent {
  /** In whichever language it was seen. */
  title: string
  address: string
}

const most = 6

export function recentOf(person: number): Recent[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]') as Recent[]
  } catch {
    return []
  }
}

export function remember(person: number, seen: Recent): void {
  const others = recentOf(person).filter(({ address }) => address !== seen.address)
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([seen, ...others].slice(0, most)))
  } catch {
    // A browser that keeps nothing offers nothing.
  }
}

export function forgetRecent(person: number): void {
  localStorage.removeItem(keyOf(person))
}

function keyOf(person: number): string {
  return `backstage-recent-${person}`
}
