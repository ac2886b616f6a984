import type { CountedResults, Vote, VotingMethod } from './rules.ts'

type Counted = Omit<CountedResults, 'countedAt' | 'numbers'>

/**
 * Returns the result of ballots, in any order: the only way of counting, for pages, for staff and for `npm
 * run recount`. Votes for unknown options are ignored.
 */
export function countVotes(
  { method }: { method: VotingMethod },
  options: readonly string[],
  ballots: readonly (readonly Vote[])[],
): Counted {
  const votes = ballots.flat()
  const sums = options.map(id => {
    const own = votes.filter(vote => vote.id === id)
    const value = own.reduce((sum, vote) => sum + worthOf(vote, method, options.length), 0)
    return { id, value, ballots: own.length }
  })
  const placed = sums.map(sum => ({
    ...sum,
    place: 1 + sums.filter(({ value }) => value > sum.value).length,
  }))
  return { ballots: ballots.length, options: placed.sort((a, b) => a.place - b.place) }
}

// By ranks (Borda): the first of five gets five points, the last one point, an option without a rank none.
function worthOf({ value }: Vote, method: VotingMethod, optionCount: number): number {
  return method === 'ranking' ? optionCount - value + 1 : value
}
