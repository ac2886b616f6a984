import { inLanguage, type Language } from '#contract/language.ts'
import type { Poll } from '#contract/polls/poll.ts'
import type { Vote, VotingMethod } from '#contract/voting/rules.ts'

/** Returns the chosen answers as text: „Echo“, „Echo: 2“ with points, „1. Echo“ with ranks. */
export function chosenIn(
  { options, rules }: Pick<Poll, 'options' | 'rules'>,
  votes: readonly Vote[],
  language: Language,
) {
  const labelOf = (id: string) => {
    const option = options.find(one => one.id === id)
    return option ? inLanguage(option.label, language).value : id
  }
  return sorted(votes, rules.method)
    .map(({ id, value }) => written(labelOf(id), value, rules.method))
    .join(', ')
}

// First ranks and highest points come first.
function sorted(votes: readonly Vote[], method: VotingMethod): Vote[] {
  return votes.toSorted((a, b) => (method === 'ranking' ? a.value - b.value : b.value - a.value))
}

function written(label: string, value: number, method: VotingMethod): string {
  if (method === 'points') return `${label}: ${value}`
  return method === 'ranking' ? `${value}. ${label}` : label
}
