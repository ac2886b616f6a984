import type { Context } from '#server/platform/calls/calls.ts'
import { wordsIn } from './search-words.ts'

/** Alternatives for one part of a search query: its own words first, then its synonyms. */
export type Term = readonly (readonly string[])[]

/** Returns the terms of a search query, with the synonyms that staff have defined. */
export async function termsOf(context: Pick<Context, 'db' | 'cache'>, words: string[]): Promise<Term[]> {
  return termsIn(words, await synonyms(context))
}

/** The same with given synonyms; the longest sequence of words that has some takes precedence. */
export function termsIn(words: readonly string[], known: ReadonlyMap<string, Term>): Term[] {
  const longest = Math.max(1, ...[...known.keys()].map(key => key.split(' ').length))
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    const run = longestRun(words.slice(at, at + longest), known)
    const own = words.slice(at, at + run)
    terms.push([own, ...(known.get(own.join(' ')) ?? []).filter(one => one.join(' ') !== own.join(' '))])
    at += run
  }
  return terms
}

function longestRun(words: readonly string[], known: ReadonlyMap<string, Term>): number {
  for (let length = words.length; length > 1; length -= 1)
    if (known.has(words.slice(0, length).join(' '))) return length
  return 1
}

/** Returns every word of a query and of its synonyms. */
export function wordsOfTerms(terms: readonly Term[]): string[] {
  return [...new Set(terms.flat(2))]
}

/**
 * Text for `to_tsquery`: the words of the query in any order, or a synonym as a phrase. With `:*` as ending,
 * words with these beginnings match too.
 */
export function tsqueryOf(terms: readonly Term[], ending: ':*' | ''): string {
  const oneOf = (words: readonly string[], place: number) =>
    `(${place === 0 ? words.map(word => word + ending).join(' & ') : words.join(' <-> ') + ending})`
  return terms.map(term => `(${term.map(oneOf).join(' | ')})`).join(' & ')
}

// Cached until a synonym changes.
async function synonyms({ db, cache }: Pick<Context, 'db' | 'cache'>): Promise<ReadonlyMap<string, Term>> {
  return cache.remember('search synonyms', 'synonyms', async () => {
    const rows = await db.selectFrom('searchSynonyms').select('words').orderBy('id').execute()
    return synonymsIn(rows.map(({ words }) => words))
  })
}

/** Returns all synonym groups of each normalised word or phrase. */
export function synonymsIn(groups: readonly (readonly string[])[]): Map<string, Term> {
  const known = new Map<string, string[][]>()
  for (const group of groups) {
    const runs = group.map(words => wordsIn(words)).filter(run => run.length > 0)
    for (const run of runs) {
      const key = run.join(' ')
      known.set(key, [...(known.get(key) ?? []), ...runs])
    }
  }
  return known
}
