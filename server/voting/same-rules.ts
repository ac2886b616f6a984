import type { VotingRules } from '#contract/voting/rules.ts'

/** Whether two rules say the same: columns of JSON come back with their names in another order. */
export function isSame(one: VotingRules, other: VotingRules): boolean {
  const plain = (rules: VotingRules) =>
    JSON.stringify(Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1)))
  return plain(one) === plain(other)
}
