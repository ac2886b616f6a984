const longest = 100_000 // characters: what a search looks through

/**
 * Words as they are searched: `Größe` and `groesse` are both `grose`, so that ä = ae = a and ß = ss = s.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/(\p{L})\1+/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

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
