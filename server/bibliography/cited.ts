import type { Bibliographic, BibType } from '#contract/articles/article.ts'
import { type Author, authorsOf, likelyStyle } from '#contract/articles/authors.ts'
import type { Language } from '#contract/language.ts'

/** A publication in the form that files and citations are written from. */
export type CitedArticle = Bibliographic & {
  id: number
  preprintDoi: string
  /** Address of its page on this site. */
  address: string
  /** Language that it is written in; null if not known. */
  language: Language | null
}

export function authorsOfArticle(article: Pick<Bibliographic, 'authors' | 'authorStyle'>): Author[] {
  return authorsOf(article.authors, article.authorStyle)
}

export function editorsOf(article: Pick<Bibliographic, 'editors'>): Author[] {
  return authorsOf(article.editors, likelyStyle(article.editors))
}

/** Splits a last name after its leading words in lower case: `van der Berg` → `van der`, `Berg`. */
export function particleAndName(family: string): { particle: string; name: string } {
  const [, particle = '', name = family] = /^((?:\p{Ll}[\p{L}'’]*\s+)+)(\S.*)$/u.exec(family) ?? []
  return { particle: particle.trim(), name }
}

/** First and last page: `1201–10` → `1201`, `10`; for an article number the last page is empty. */
export function pageRange(pages: string): [first: string, last: string] {
  const [, first = pages, last = ''] = /^([^-–—]+?)\s*[-–—]+\s*([^-–—]+)$/.exec(pages) ?? []
  return [first, last]
}

/** Meaning of a record's `journal` field, by type of publication. */
export const containerByType: Record<BibType, 'journal' | 'book' | 'university' | 'series' | 'place'> = {
  ...{ article: 'journal', review: 'journal', conferencePaper: 'book', bookChapter: 'book' },
  ...{ book: 'series', report: 'series', doctoralThesis: 'university', mastersThesis: 'university' },
  ...{ preprint: 'place', dataset: 'place', software: 'place', other: 'place' },
}

/** `Retraction in: Magn Reson Med. 2021;85(1):12. doi: 10.1002/x`, one for each notice. */
export function noticeSentences({ notices }: Pick<Bibliographic, 'notices'>): string[] {
  const words = { retraction: 'Retraction in', correction: 'Erratum in', concern: 'Expression of concern in' }
  return notices.map(({ kind, source, doi, pubmedId }) => {
    const ends = [source.replace(/\.$/, ''), doi && `doi: ${doi}`, pubmedId && `PMID: ${pubmedId}`]
    return `${words[kind]}: ${ends.filter(Boolean).join('. ')}`
  })
}
