import { mostEntries } from '#contract/articles/import-problems.ts'
import { damagedEntry, doiIn, type ReadEntry, readEntry } from './read-entry.ts'

/** Reads a list of PMIDs and DOIs, one or more a line, as numbers or as addresses. */
export function readNumbers(text: string): ReadEntry[] {
  const entries: ReadEntry[] = []
  for (const [n, line] of text.split(/\r\n?|\n/).entries()) {
    const words = line.replace(/\b(PMID|doi)\s*:\s*/gi, '$1:').split(/[\s,;]+/)
    for (const word of words.filter(Boolean)) {
      if (entries.length > mostEntries) return entries
      const found = numberIn(word)
      entries.push(found === null ? damagedEntry(n + 1, 'notANumber') : readEntry(n + 1, found))
    }
  }
  return entries
}

/** Parses a word as a PMID or DOI; null if it is neither. */
export function numberIn(word: string): { pubmedId: string } | { doi: string } | null {
  const pubmed =
    /^(?:PMID:?|https?:\/\/(?:pubmed\.ncbi\.nlm\.nih\.gov|www\.ncbi\.nlm\.nih\.gov\/pubmed)\/)?([1-9]\d{0,8})\/?$/i.exec(
      word,
    )
  if (pubmed) return { pubmedId: pubmed[1] ?? '' }
  const isDoi = /^(?:doi:|https?:\/\/(?:dx\.)?doi\.org\/)?10\.\d{4,9}\//i.test(word)
  return isDoi ? { doi: doiIn(word) } : null
}
