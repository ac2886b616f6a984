const decadeOf = ({ year }: { year: number }) => String(Math.floor(year / 10) * 10)

/** The decades of some lectures in their order, which of them is asked for, and the lectures of it; else all. */
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
