export interface Rated {
  id: number
  /** The artist: the same text for all works of one person. */
  artist: string
  /** Sum of points, and the number of ballots that gave them. */
  value: number
  ballots: number
}

const lastPlace = 3

/**
 * Returns the places 1 to 3 by id of the work. Each artist has one place, by their best work. Works with
 * equal points share a place, and the next place is left out. A work without points has none.
 */
export function placesOf(works: readonly Rated[]): Map<number, number> {
  const best = works.filter(work => work.value > 0 && isBestOfArtist(work, works))
  return new Map(
    best
      .map(({ id, value }) => [id, 1 + best.filter(other => other.value > value).length] as const)
      .filter(([, place]) => place <= lastPlace),
  )
}

// Between equal points, the work on more ballots counts first, then the one submitted first.
function isBestOfArtist(work: Rated, works: readonly Rated[]): boolean {
  return !works.some(other => other.artist === work.artist && other.id !== work.id && isBefore(other, work))
}

function isBefore(one: Rated, other: Rated): boolean {
  if (one.value !== other.value) return one.value > other.value
  return one.ballots === other.ballots ? one.id < other.id : one.ballots > other.ballots
}
