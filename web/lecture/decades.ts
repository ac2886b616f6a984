const decadeOf = ({ year }: { year: number }) => String(Math.floor(year / 10) * 10)

/**
 * Returns the decades of the editions in order, the requested one, and its editions; all editions if none is
 * requested.
 */
export function byDecade<Edition extends { year: number }>(
  editions: readonly Edition[],
  asked: string | null,
) {
  const decades = [...new Set(editions.map(decadeOf))]
  const decade = decades.find(one => one === asked) ?? null
  return {
    decades,
    decade,
    editions: decade === null ? editions : editions.filter(one => decadeOf(one) === decade),
  }
}
