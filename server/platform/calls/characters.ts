const deepest = 60 // levels: the body of a request has no more

// Controls beside line ends and tabs, halves of a sign, and what is no sign at all: no database or document holds them all.
const forbidden = /(?![\t\n\v\f\r\u0085])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u

/** Whether a text can be kept, sent and printed by everything we have. */
export function isPrintable(text: string): boolean {
  return !forbidden.test(text)
}

/** The paths of all texts and names in an input that cannot be kept. */
export function unprintableIn(value: unknown, path: string[] = []): string[] {
  if (typeof value === 'string') return isPrintable(value) ? [] : [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  if (path.length > deepest) return [path.join('.')]
  return Object.entries(value).flatMap(([name, inner]) =>
    isPrintable(name) ? unprintableIn(inner, [...path, name]) : [path.join('.')],
  )
}
