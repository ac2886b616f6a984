const longest = 300 // characters; what is longer was typed by nobody

// What stands behind an address in a sentence, and what mail programs take along with it.
const behind = /(?:&(?:gt|lt|quot|amp|nbsp);|[\s\p{Po}\p{Pe}\p{Pf}\p{Pi}<>|])+$/u

/** The paths that somebody may have meant: without signs nobody sees, without what stands behind, in small letters. The name of a file keeps its own. */
export function meantPaths(path: string): string[] {
  const text = path.length > longest ? null : decoded(path)
  if (text === null || /\p{Cc}/u.test(text)) return []
  const plain = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\/{2,}/g, '/')
    .replace(behind, '')
  // Where nothing of the last word is left, nothing was meant by it.
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

// Marks of campaigns, which people copy along with an address.
const campaign = /^(utm_.*|fbclid|gclid|mc_.id|pk_.*|mtm_.*)$/

/** A query as redirects are known by: its parts in order, without marks of campaigns; with its question mark or empty. */
export function plainQuery(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of [...query.keys()]) if (campaign.test(name)) query.delete(name)
  query.sort()
  return query.size === 0 ? '' : `?${query}`
}
