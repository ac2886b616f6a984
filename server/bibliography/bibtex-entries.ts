import { mostEntries } from '#contract/articles/import-problems.ts'

/** An entry of a BibTeX file with its raw fields; `fields` is null if the entry never ends. */
export interface BibtexEntry {
  line: number
  type: string
  key: string
  fields: ReadonlyMap<string, string> | null
}

/**
 * Splits a BibTeX file into entries. A broken entry ends at the next line that starts one, so that no other
 * entry is lost, and each character is read at most twice.
 */
export function bibtexEntries(text: string): BibtexEntry[] {
  const entries: BibtexEntry[] = []
  const strings = new Strings()
  const heads = startsOfLines(text)
  const lines = new LineCounter(text)
  let next = 0
  const head = /@[ \t]{0,20}([a-z]{1,30})\s{0,20}([{(])/giy
  for (let at = text.indexOf('@'); at >= 0 && entries.length <= mostEntries; at = text.indexOf('@', at)) {
    head.lastIndex = at
    const [whole, name = '', bracket = ''] = head.exec(text) ?? []
    if (whole === undefined) {
      at++
      continue
    }
    const type = name.toLowerCase()
    if (type === 'comment') {
      at += whole.length
      continue
    }
    const start = at + whole.length
    while ((heads[next] ?? text.length) <= at) next++
    const end = heads[next] ?? text.length
    const closing = bracket === '{' ? '}' : ')'
    const body =
      bodyOf(text, start, end, closing, strings, false) ?? bodyOf(text, start, end, closing, strings, true)
    if (type === 'string') for (const [key, value] of body?.fields ?? []) strings.define(key, value)
    else if (type !== 'preamble') {
      const fields = body?.fields ?? null
      entries.push({ line: lines.of(at), type, key: body?.key ?? '', fields })
    }
    at = body?.end ?? end
  }
  return entries
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Returns the positions where a line starts an entry. */
function startsOfLines(text: string): number[] {
  return Array.from(
    text.matchAll(/^[ \t]{0,20}@(?=[a-z]{1,30}\s{0,20}[{(])/gim),
    ({ index, 0: sign }) => index + sign.length - 1,
  )
}

const longestString = 5000 // characters
const mostExpanded = 10_000_000 // characters that names of strings stand for, in all of a file

/**
 * Values of string names, in the order of their definitions. Strings made of strings double with each line,
 * so expansion is limited.
 */
class Strings {
  private readonly known = new Map(months.map((name, n) => [name, String(n + 1)]))
  private expanded = 0

  define(name: string, value: string): void {
    this.known.set(name, value.slice(0, longestString))
  }

  meaning(name: string): string {
    const value = this.known.get(name.toLowerCase())
    this.expanded += value?.length ?? 0
    return value === undefined || this.expanded > mostExpanded ? name : value
  }
}

class LineCounter {
  private line = 1
  private from = 0
  private readonly text: string
  constructor(text: string) {
    this.text = text
  }

  of(at: number): number {
    for (; this.from < at; this.from++) if (this.text[this.from] === '\n') this.line++
    return this.line
  }
}

interface Body {
  key: string
  fields: Map<string, string>
  end: number
}

/**
 * Parses the key and the fields up to the closing bracket. With `minds`, braces after a backslash are not
 * counted, as some programs write them.
 */
function bodyOf(
  text: string,
  start: number,
  end: number,
  closing: string,
  strings: Strings,
  minds: boolean,
): Body | null {
  const fields = new Map<string, string>()
  const part = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }
  let at = start
  part(/\s+/y)
  const key = /^[^\s={},"#]*\s*(?=[,})])/.exec(text.slice(at, Math.min(end, at + 200)))?.[0] ?? ''
  at += key.length
  while (at < end) {
    part(/(?:[\s,]|%[^\n]*(?=\n))+/y)
    if (text[at] === closing) return { key: key.trim(), fields, end: at + 1 }
    const name = part(/[^\s={},"#%()]{1,60}/y).toLowerCase()
    part(/\s+/y)
    if (name === '' || text[at] !== '=') {
      at++ // skips text that belongs to no field
      continue
    }
    at++
    const value = valueAt()
    if (value === null) return null
    if (value.trim() !== '' && !fields.has(name)) fields.set(name, value)
  }
  return null

  /** Parts joined by `#`: in braces, in quotes, a number or the name of a string. */
  function valueAt(): string | null {
    let value = ''
    do {
      part(/\s+/y)
      const opening = text[at]
      if (opening === '{' || opening === '"') {
        const stop = endOfValue(text, at, end, minds)
        if (stop === null) return null
        value += text.slice(at + 1, stop)
        at = stop + 1
      } else {
        const word = part(/[^\s,#{}"()=]+/y)
        value += strings.meaning(word)
      }
      part(/\s+/y)
    } while (text[at] === '#' && ++at < end)
    return value
  }
}

function endOfValue(text: string, from: number, end: number, minds: boolean): number | null {
  const isQuoted = text[from] === '"'
  let depth = 0
  for (let at = from + 1; at < end; at++) {
    const sign = text[at]
    if (minds && sign === '\\') at++
    else if (sign === '{') depth++
    else if (sign === '}') {
      if (depth === 0 && !isQuoted) return at
      depth--
    } else if (sign === '"' && isQuoted && depth <= 0) return at
  }
  return null
}
