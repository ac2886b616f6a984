import type { AuthorDetail, Bibliographic } from '#contract/articles/article.ts'
import { type Author, authorString } from '#contract/articles/authors.ts'
import { isOrcid } from '#contract/people/contacts.ts'
import { onOneLine } from './marked.ts'

/** An author as a source gives it. */
export interface SourceAuthor {
  family?: string
  given?: string
  suffix?: string
  /** Name of a group; used if there is neither family nor given name. */
  group?: string
  orcid?: string
  affiliations?: readonly string[]
}

type AuthorFields = Pick<Bibliographic, 'authors' | 'authorStyle' | 'authorDetails'>

export function authorFields(given: readonly SourceAuthor[]): AuthorFields {
  const named = given
    .map(one => ({ one, author: authorOf(one) }))
    .filter(({ author }) => author.family !== '')
  return {
    authors: authorString(named.map(({ author }) => author)),
    authorStyle: 'lastFirst',
    authorDetails: named.flatMap(({ one, author }) => detailOf(one, author) ?? []),
  }
}

/** Returns the names of authors without details, such as editors. */
export function namesOf(given: readonly SourceAuthor[]): string {
  return authorFields(given).authors
}

function authorOf({ family = '', given = '', suffix = '', group = '' }: SourceAuthor): Author {
  const [last, first] = [nameWords(family), nameWords(given)]
  if (last === '' && first === '')
    return { family: onOneLine(group.replace(/[{}]/g, '')), given: '', suffix: '', isGroup: true }
  return last === ''
    ? { family: first, given: '', suffix: '', isGroup: false }
    : { family: last, given: first, suffix: nameWords(suffix).replace(/\.$/, ''), isGroup: false }
}

// Commas and semicolons separate the names of an author string, braces keep a group name together.
// Normalisation, as at saving, turns the Greek question mark into a semicolon.
function nameWords(name: string): string {
  return onOneLine(name.normalize().replace(/[{}]/g, '').replace(/[,;]/g, ' '))
}

function detailOf({ orcid = '', affiliations = [] }: SourceAuthor, author: Author): AuthorDetail | null {
  const detail = {
    name: authorString([author]),
    orcid: orcidIn(orcid),
    affiliations: affiliations.map(onOneLine).filter(text => text !== ''),
  }
  return detail.orcid === '' && detail.affiliations.length === 0 ? null : detail
}

/**
 * Returns an ORCID in its usual form from an address, digits without hyphens, or lower case; empty if there
 * is none.
 */
export function orcidIn(text: string): string {
  const digits = /(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dx])(?![\dx])/i.exec(text)
  const orcid = digits ? digits.slice(1).join('-').toUpperCase() : ''
  return isOrcid(orcid) ? orcid : ''
}
