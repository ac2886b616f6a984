const longest = 300 // characters; nobody types a longer one

// Punctuation that follows an address in a sentence or that mail programs include in a link.
const behind = /(?:&(?:gt|lt|quot|amp|nbsp);|[\s\p{Po}\p{Pe}\p{Pf}\p{Pi}<>|])+$/u

/**
 * Returns the paths that were probably meant: without invisible characters and trailing punctuation, in lower
 * case. File names keep their case.
 */
export function meantPaths(path: string): string[] {
  const text = path.length > longest ? null : decoded(path)
  if (text === null || /\p{Cc}/u.test(text)) return []
  const plain = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\/{2,}/g, '/')
    .replace(behind, '')
  // If nothing is left of the last segment, no page was meant.
  if (plain.split('/').length !== text.split(/\/+/).length) return []
  const found = new Set([plain, inSmallLetters(plain)].map(encoded))
  return [...found].filter(one => one !== '/' && one !== path)
}

function inSmallLetters(path: string): string {
  const [words = '', file = ''] = path.split(/(?<=^(?:\/(?:de|en))?\/media\/)/i, 2)
  return words.toLowerCase() + file
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function encoded(path: string): string {
  const url = new URL('http://x')
  url.pathname = path
  return url.pathname
}

// Campaign parameters, which people copy together with an address.
const campaign = /^(utm_.*|fbclid|gclid|mc_.id|pk_.*|mtm_.*)$/

/**
 * Normalises a query for looking up redirects: sorted, without campaign parameters; with its question mark,
 * or empty.
 */
export function plainQuery(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of [...query.keys()]) if (campaign.test(name)) query.delete(name)
  query.sort()
  return query.size === 0 ? '' : `?${query}`
}
