import type { AuthorDetail, Bibliographic } from '#contract/articles/article.ts'
import { type Author, authorString, authorsOf } from '#contract/articles/authors.ts'
import { asciiOf, folded } from '#contract/folding.ts'
import { compareGiven, readGiven } from './given-names.ts'

/** What tells the authors of a publication apart. */
export interface Work {
  title: string
  journal: string
  year: number | null
  authors: readonly WorkAuthor[]
}

/** An author of a work, with what is known of the person there. */
export interface WorkAuthor {
  author: Author
  orcid: string
  affiliations: readonly string[]
}

type Fields = Pick<Bibliographic, 'title' | 'journal' | 'year' | 'authors' | 'authorStyle' | 'authorDetails'>

export function workOf({ title, journal, year, authors, authorStyle, authorDetails }: Fields): Work {
  const left = [...authorDetails]
  const known = authorsOf(authors, authorStyle).map(author => {
    const at = placeOfDetail(author, left, authorStyle)
    const [detail] = at < 0 ? [] : left.splice(at, 1)
    return { author, orcid: detail?.orcid ?? '', affiliations: detail?.affiliations ?? [] }
  })
  return { title, journal, year, authors: known }
}

// Details stand under the name as it was read: written otherwise since, it is still the same last name and no other first one.
function placeOfDetail(
  author: Author,
  details: readonly AuthorDetail[],
  style: Fields['authorStyle'],
): number {
  const written = authorString([author])
  const named = details.map(({ name }) => authorsOf(name, name.includes(',') ? 'lastFirst' : style)[0])
  const exact = named.findIndex(one => one && authorString([one]) === written)
  return exact >= 0 ? exact : named.findIndex(one => one && mayBeOne(one, author))
}

/** Whether two names may be those of one person: the last name is the same, and the given names do not differ. */
export function mayBeOne(a: Author, b: Author): boolean {
  if (searchKey(a) !== searchKey(b)) return false
  return !['other', 'otherInitials'].includes(compareGiven(readGiven(a.given), readGiven(b.given)))
}

/**
 * Under what an author is looked for: as `nameKey`, but `Müller`, `Mueller` and `Muller` are one.
 * It may change from version to version: what is stored keeps names as they were written.
 */
export function searchKey({ family, given, isGroup }: Author): string {
  const last = folded(family).replace(/[^\p{L}\p{N}]+/gu, '')
  return isGroup ? `group:${last}` : `${last}|${asciiOf([...given.trim()][0] ?? '')}`
}
