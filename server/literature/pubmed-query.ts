/** A search: a query in PubMed's syntax, or words of a title, a person or an institute. */
export type PubmedSearch = { term: string } | { title: string } | { author: string } | { institute: string }

/**
 * Returns the query for PubMed. Words of a title, a name or an institute are taken literally, without query
 * syntax.
 */
export function pubmedQuery(search: PubmedSearch): string {
  if ('term' in search) return search.term.trim()
  if ('title' in search) return tagged(search.title, 'Title')
  if ('author' in search) return tagged(search.author, 'Author')
  return tagged(search.institute, 'Affiliation')
}

// Operators are capitalised words; brackets, quotes, colons, slashes and asterisks are syntax.
function tagged(words: string, field: string): string {
  const plain = words
    .replace(/[[\]()"“”„:*/#&|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  return plain === '' ? '' : `${plain}[${field}]`
}
