import { folded } from '#contract/folding.ts'

const mostWords = 8 // as the search of the site

const longest = 100_000 // characters that are searched

export function searchTextOf(words: (string | null)[]): string {
  return folded(words.filter(Boolean).join(' ')).slice(0, longest)
}

/**
 * One `LIKE` pattern for each word that somebody looks for: each reads all texts, so of many only the longest, and none for
 * a word that stands in another of them.
 */
export function searchPatterns(q: string): string[] {
  const words = folded(q)
    .split(' ')
    .filter(word => word !== '')
    .sort((one, other) => other.length - one.length)
  const chosen: string[] = []
  for (const word of words) {
    if (chosen.length === mostWords) break
    if (!chosen.some(longer => longer.includes(word))) chosen.push(word)
  }
  return chosen.map(patternOf)
}

/** Returns a `LIKE` pattern for consecutive words; the first must begin at the start of a word. */
export function phrasePattern(words: string): string {
  return `% ${patternOf(folded(words)).slice(1)}`
}

function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
