const longest = 4096 // bytes of details that an incident keeps
const deepest = 4

const secretNames = /pass|token|secret|authori|cookie|session|credential|^ip$|api.?key/i
// Our tokens are 43 characters of base64url, and others are hardly shorter.
const secretTexts = /\b(Bearer|Basic)\s+\S+|[A-Za-z0-9_-]{32,}/g

/** Prepares details for storage: without secrets and control characters, at most 4 kB of JSON. */
export function redacted(details: Record<string, unknown>): Record<string, unknown> {
  const clean = cleaned(details, deepest) as Record<string, unknown>
  const json = JSON.stringify(clean)
  if (Buffer.byteLength(json) <= longest) return clean
  return { cut: json.slice(0, longest / 4) } // at most four bytes a character, and escaped once more
}

function cleaned(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value
  if (levels === 0) return '…'
  if (Array.isArray(value)) return value.slice(0, 50).map(inner => cleaned(inner, levels - 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 50)
      .map(([name, inner]) => [cleanText(name), secretNames.test(name) ? '•••' : cleaned(inner, levels - 1)]),
  )
}

function cleanText(text: string): string {
  return text
    .slice(0, longest)
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(secretTexts, '•••')
    .toWellFormed()
}
