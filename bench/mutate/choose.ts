// Which mutants a run tries: all, a sample that its seed repeats, or those whose text matches.
import { createHash } from 'node:crypto'
import type { Mutant } from './mutants.ts'

export interface Choice {
  count: number
  seed: string
  only: string
}

/** Of `60 --seed 1` or `only news`. */
export function choiceOf(args: readonly string[]): Choice {
  const at = args.indexOf('--seed')
  const seed = at < 0 ? String(Date.now()) : (args[at + 1] ?? '')
  if (args[0] === 'only') return { count: Number.POSITIVE_INFINITY, seed, only: args[1] ?? '' }
  return { count: Number(args.find(arg => /^\d+$/.test(arg)) ?? Number.POSITIVE_INFINITY), seed, only: '' }
}

export function chosen<One extends Mutant>(mutants: One[], { count, seed, only }: Choice): One[] {
  const matching = mutants.filter(({ id, place, text }) => `${id} ${place} ${text}`.includes(only))
  if (matching.length <= count) return matching
  const rank = ({ id }: Mutant) => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  return matching.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, count)
}
