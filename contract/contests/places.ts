export interface Rated {
  id: number
  /** Whose work it is: the same text for all works of one person. */
  artist: string
  /** The points it was given, and on how many ballots. */
  value: number
  ballots: number
}

const lastPlace = 3

/**
 * The works that won, by their ids: places 1 to 3. Each artist has one place, by their best work. Who has as many points
 * shares the place, and the next is left out. A work without points has none.
 */
export function placesOf(works: readonly Rated[]): Map<number, number> {
  const best = works.filter(work => work.value > 0 && isBestOfArtist(work, works))
  return new Map(
    best
      .map(({ id, value }) => [id, 1 + best.filter(other => other.value > value).length] as const)
      .filter(([, place]) => place <= lastPlace),
  )
}

// Of two with as many points the one that more people chose, then the one that was submitted first.
function isBestOfArtist(work: Rated, works: readonly Rated[]): boolean {
  return !works.some(other => other.artist === work.artist && other.id !== work.id && isBefore(other, work))
}

function isBefore(one: Rated, other: Rated): boolean {
  if (one.value !== other.value) return one.value > other.value
  return one.ballots === other.ballots ? one.id < other.id : one.ballots > other.ballots
}
