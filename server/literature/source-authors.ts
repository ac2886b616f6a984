import type { AuthorDetail, Bibliographic } from '#contract/articles/article.ts'
import { type Author, authorString } from '#contract/articles/authors.ts'
import { isOrcid } from '#contract/people/contacts.ts'
import { onOneLine } from './marked.ts'

/** An author as a source names one. */
export interface SourceAuthor {
  family?: string
  given?: string
  suffix?: string
  /** The name of a group, in place of all others. */
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

/** Authors that have nothing beside their names, such as editors. */
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

// Commas and semicolons separate names in a string of authors, braces keep a group together. The Greek question mark is a
// semicolon once a text is normalised, as what is saved is.
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

/** An ORCID, however it is written: as an address, without hyphens, in small letters. Empty: it is none. */
export function orcidIn(text: string): string {
  const digits = /(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dx])(?![\dx])/i.exec(text)
  const orcid = digits ? digits.slice(1).join('-').toUpperCase() : ''
  return isOrcid(orcid) ? orcid : ''
}
