import {
  type ArticleFile,
  type FileProblem,
  largestFile,
  mostEntries,
} from '#contract/articles/import-problems.ts'
import { textOfBytes } from '#contract/people-list/decode.ts'
import { readBibtex } from './read-bibtex.ts'
import { readCsl } from './read-csl.ts'
import type { ReadEntry } from './read-entry.ts'
import { readNbib } from './read-nbib.ts'
import { numberIn, readNumbers } from './read-numbers.ts'
import { readRis } from './read-ris.ts'

export interface ReadFile {
  /** Recognised format; null if it is none of the supported ones. */
  kind: ArticleFile | null
  entries: ReadEntry[]
  problem: FileProblem | null
}

const readers: Record<ArticleFile, (text: string) => ReadEntry[] | null> = {
  ...{ bibtex: readBibtex, ris: readRis, nbib: readNbib, csl: readCsl, numbers: readNumbers },
}

/**
 * Reads a file of publications in any of the supported formats; its name is used only if the content does not
 * reveal the format.
 */
export function readArticles(bytes: Uint8Array, name = ''): ReadFile {
  if (bytes.length > largestFile) return { kind: null, entries: [], problem: 'tooLarge' }
  const text = textOfBytes(bytes).replace(/^\ufeff/, '')
  if (text.trim() === '') return { kind: null, entries: [], problem: 'empty' }
  const kind = kindOf(text) ?? kindByName(name)
  const entries = kind && readers[kind](text)
  if (kind === null || entries === null) return { kind: null, entries: [], problem: 'unknownFormat' }
  if (entries.length === 0) return { kind, entries, problem: 'empty' }
  const isTooMany = entries.length > mostEntries
  return { kind, entries: entries.slice(0, mostEntries), problem: isTooMany ? 'tooMany' : null }
}

function kindOf(text: string): ArticleFile | null {
  if (/^\s*(?:\[|\{\s*["}])/.test(text)) return 'csl'
  if (/^\s{0,4}TY {0,4}[-–] /m.test(text)) return 'ris'
  if (/^(?:PMID {0,2}- ?\d|OWN {0,2}- )/m.test(text)) return 'nbib'
  if (/@[ \t]{0,20}[a-z]{1,30}\s{0,20}[{(]/i.test(text)) return 'bibtex'
  const words = text
    .slice(0, 10_000)
    .split(/[\s,;]+/)
    .filter(Boolean)
  const numbers = words.filter(word => numberIn(word) !== null)
  return numbers.length >= words.length / 2 ? 'numbers' : null
}

function kindByName(name: string): ArticleFile | null {
  const kinds: Record<string, ArticleFile> = { bib: 'bibtex', ris: 'ris', nbib: 'nbib', json: 'csl' }
  return kinds[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null
}
