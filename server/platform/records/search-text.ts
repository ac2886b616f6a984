import { folded } from '#contract/folding.ts'

const longest = 100_000 // characters: what a search looks through

export function searchTextOf(words: (string | null)[]): string {
  return folded(words.filter(Boolean).join(' ')).slice(0, longest)
}

/** One `LIKE` pattern for each word that somebody looks for. */
export function searchPatterns(q: string): string[] {
  return folded(q)
    .split(' ')
    .filter(word => word !== '')
    .map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
