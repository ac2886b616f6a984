// The records that the user opened last in this browser, offered by the palette before a query is typed.
export interface Recent {
  /** In the language in which the record was last viewed. */
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

export function rememberRecent(person: number, seen: Recent): void {
  const others = recentOf(person).filter(({ address }) => address !== seen.address)
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([seen, ...others].slice(0, most)))
  } catch {
    // Without storage no recent records are offered.
  }
}

export function forgetRecent(person: number): void {
  localStorage.removeItem(keyOf(person))
}

function keyOf(person: number): string {
  return `backstage-recent-${person}`
}
