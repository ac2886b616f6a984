const deepest = 60 // levels: the body of a request has no more

// Control characters except line ends and tabs, lone surrogates and noncharacters, which databases and
// documents do not all accept.
const forbidden = /(?![\t\n\v\f\r\u0085])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u

/** Whether a text can be stored, sent and printed everywhere. */
export function isPrintable(text: string): boolean {
  return !forbidden.test(text)
}

/** Returns the paths of all strings and property names in an input that cannot be stored. */
export function unprintableIn(value: unknown, path: string[] = []): string[] {
  if (typeof value === 'string') return isPrintable(value) ? [] : [path.join('.')]
  if (typeof value !== 'object' || value === null) return []
  if (path.length > deepest) return [path.join('.')]
  return Object.entries(value).flatMap(([name, inner]) =>
    isPrintable(name) ? unprintableIn(inner, [...path, name]) : [path.join('.')],
  )
}
