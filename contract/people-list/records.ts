const longestQuoted = 2000 // characters; a quote not closed by then is an ordinary character

/** A row of a table: its cells, its text, and where the next row begins. */
export interface Row {
  cells: string[]
  raw: string
  end: number
}

/** Returns the row that begins at a position (RFC 4180), its cells separated by any of these characters. */
export function rowAt(text: string, start: number, separators: string): Row {
  const cells: string[] = []
  let at = start
  for (;;) {
    const cell = cellAt(text, at, separators)
    cells.push(cell.value)
    at = cell.end
    const sign = text[at]
    if (sign === undefined || sign === '\n' || sign === '\r') break
    at += 1
  }
  return { cells, raw: text.slice(start, at), end: afterLine(text, at) }
}

/** Returns where the line after the one at this position begins. */
export function afterLine(text: string, at: number): number {
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1
}

function cellAt(text: string, start: number, separators: string): { value: string; end: number } {
  let at = start
  while (text[at] === ' ') at += 1
  return quotedAt(text, at, separators) ?? plainAt(text, start, separators)
}

function quotedAt(text: string, start: number, separators: string): { value: string; end: number } | null {
  if (text[start] !== '"') return null
  for (let at = start + 1; at < text.length && at < start + longestQuoted; at += 1) {
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') {
      at += 1
      continue
    }
    let end = at + 1
    while (text[end] === ' ') end += 1
    if (!isEnd(text[end], separators)) return null
    return { value: text.slice(start + 1, at).replaceAll('""', '"'), end }
  }
  return null
}

function plainAt(text: string, start: number, separators: string): { value: string; end: number } {
  let end = start
  while (!isEnd(text[end], separators)) end += 1
  return { value: text.slice(start, end).trim(), end }
}

function isEnd(sign: string | undefined, separators: string): boolean {
  return sign === undefined || sign === '\n' || sign === '\r' || separators.includes(sign)
}
