import type { AuthorDetail, Bibliographic } from '#contract/articles/article.ts'
import { type Author, authorString, authorsOf } from '#contract/articles/authors.ts'
import { asciiOf, folded } from '#contract/folding.ts'
import { compareGiven, readGiven } from './given-names.ts'

/** The data of a publication by which its authors are told apart. */
export interface Work {
  title: string
  journal: string
  year: number | null
  authors: readonly WorkAuthor[]
}

/** An author of a work, with ORCID and affiliations. */
export interface WorkAuthor {
  author: Author
  orcid: string
  affiliations: readonly string[]
}

export type Fields = Pick<
  Bibliographic,
  'title' | 'journal' | 'year' | 'authors' | 'authorStyle' | 'authorDetails'
>

export function workOf({ title, journal, year, authors, authorStyle, authorDetails }: Fields): Work {
  const all = authorsOf(authors, authorStyle)
  const details = ofAuthors(all, authorDetails, authorStyle)
  const known = all.map((author, place) => {
    const { orcid = '', affiliations = [] } = details[place] ?? {}
    return { author, orcid, affiliations }
  })
  return { title, journal, year, authors: known }
}

// Details are stored under the name as it was read. If it was since written differently, a name that does not
// contradict it matches.
function ofAuthors(
  authors: readonly Author[],
  details: readonly AuthorDetail[],
  style: Fields['authorStyle'],
) {
  const found: (AuthorDetail | undefined)[] = authors.map(() => undefined)
  const named = details.flatMap(detail => {
    const [author] = authorsOf(detail.name, detail.name.includes(',') ? 'lastFirst' : style)
    return author ? [{ detail, author }] : []
  })
  const taken = new Set<(typeof named)[number]>()
  const give = (keyOf: (author: Author) => string, mayBe: (a: Author, b: Author) => boolean) => {
    const byKey = Map.groupBy(named, ({ author }) => keyOf(author))
    for (const [place, author] of authors.entries()) {
      if (found[place]) continue
      const one = byKey.get(keyOf(author))?.find(it => !taken.has(it) && mayBe(it.author, author))
      if (!one) continue
      taken.add(one)
      found[place] = one.detail
    }
  }
  give(
    author => authorString([author]),
    () => true,
  )
  give(searchKey, mayBeOne)
  return found
}

function mayBeOne(a: Author, b: Author): boolean {
  return !['other', 'otherInitials'].includes(compareGiven(readGiven(a.given), readGiven(b.given)))
}

/**
 * Key for finding an author: like `nameKey`, but `Müller`, `Mueller` and `Muller` are the same. It may change
 * between versions, so names are stored as written.
 */
export function searchKey({ family, given, isGroup }: Author): string {
  const last = folded(family).replace(/[^\p{L}\p{N}]+/gu, '')
  return isGroup ? `group:${last}` : `${last}|${asciiOf([...given.trim()][0] ?? '')}`
}
