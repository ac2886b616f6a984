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
    .map(patternOf)
}

/** A `LIKE` pattern for words that stand together, the first of them as a whole word begins. */
export function phrasePattern(words: string): string {
  return `% ${patternOf(folded(words)).slice(1)}`
}

function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
