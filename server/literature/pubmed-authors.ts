import { plainText } from './marked.ts'
import type { SourceAuthor } from './source-authors.ts'
import { allAt, at, type Element } from './xml-elements.ts'

/** The people and groups of an `AuthorList`. */
export function authorsIn(list: Element | undefined): SourceAuthor[] {
  const authors = allAt(list, 'Author')
  // PubMed keeps a wrong name beside its replacement from an erratum.
  const valid = authors.filter(author => author.attributes.ValidYN !== 'N')
  return (valid.length > 0 ? valid : authors).map(authorOf)
}

function authorOf(author: Element): SourceAuthor {
  return {
    family: plainText(at(author, 'LastName')),
    given: plainText(at(author, 'ForeName')) || plainText(at(author, 'Initials')),
    suffix: plainText(at(author, 'Suffix')),
    group: plainText(at(author, 'CollectiveName')),
    orcid: plainText(
      allAt(author, 'Identifier').find(({ attributes }) => /^orcid$/i.test(attributes.Source ?? '')),
    ),
    affiliations: [
      ...allAt(author, 'AffiliationInfo').map(info => plainText(at(info, 'Affiliation'))),
      ...allAt(author, 'Affiliation').map(plainText), // older records
    ],
  }
}
