import type { VotingRules } from '#contract/voting/rules.ts'

/**
 * Whether two rules are equal, independent of the order of their properties, which JSON columns do not keep.
 */
export function isSameRules(one: VotingRules, other: VotingRules): boolean {
  const plain = (rules: VotingRules) =>
    JSON.stringify(Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1)))
  return plain(one) === plain(other)
}
