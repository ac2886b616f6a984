// Selects the mutants of a run: all, a sample that the seed makes repeatable, or those whose text matches.
import { createHash } from 'node:crypto'
import type { Mutant } from './mutants.ts'

export interface Choice {
  count: number
  seed: string
  /** Words of which a mutant's text must contain one; empty for all mutants. */
  only: string[]
  /** Whether only mutants with a known killer are tried, to check that they are still killed. */
  isKnown: boolean
}

/** Parses arguments such as `60 --seed 1`, `only news`, or `only server/news server/pages 60 --seed 1`. */
export function choiceOf(args: readonly string[]): Choice {
  const after = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
  const count = args.find((arg, place) => /^\d+$/.test(arg) && args[place - 1] !== '--seed')
  return {
    count: Number(count ?? Number.POSITIVE_INFINITY),
    seed: after('--seed') ?? String(Date.now()),
    only: args[0] === 'only' ? wordsIn(args.slice(1)) : [],
    isKnown: args.includes('--known'),
  }
}

// The words before the sample size or the first option.
function wordsIn(args: readonly string[]): string[] {
  const end = args.findIndex(arg => /^(--|\d+$)/.test(arg))
  return args.slice(0, end < 0 ? args.length : end).flatMap(arg => arg.split(','))
}

export function chosen<One extends Mutant>(mutants: One[], { count, seed, only }: Choice): One[] {
  const isMeant = ({ id, place, text }: Mutant) =>
    only.length === 0 || only.some(words => `${id} ${place} ${text}`.includes(words))
  const matching = mutants.filter(isMeant)
  if (matching.length <= count) return matching
  const rank = ({ id }: Mutant) => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  return matching.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, count)
}
