import type { BibType } from '#contract/articles/article.ts'
import { markedText, onOneLine, plainText } from './marked.ts'
import { authorsIn } from './pubmed-authors.ts'
import { dayOf, publishedIn } from './pubmed-dates.ts'
import { noticeForIn, noticesIn, preprintIn } from './pubmed-notices.ts'
import { type SourceArticle, sourceArticle } from './source-article.ts'
import { authorFields, namesOf } from './source-authors.ts'
import { allAt, at, type Element } from './xml-elements.ts'

// The first entry that matches a record decides.
const typeOf: readonly (readonly [string, BibType])[] = [
  ['Preprint', 'preprint'],
  ['Dataset', 'dataset'],
  ['Academic Dissertation', 'doctoralThesis'],
  ['Technical Report', 'report'],
  ['Review', 'review'],
  ['Systematic Review', 'review'],
  ['Scoping Review', 'review'],
  ['Meta-Analysis', 'review'],
  ['Congress', 'conferencePaper'],
]

/** Converts an element `PubmedArticle`. */
export function articleOf(record: Element): SourceArticle {
  const citation = at(record, 'MedlineCitation') ?? record
  const article = at(citation, 'Article')
  const issue = at(article, 'Journal', 'JournalIssue')
  const types = typesIn(article)
  const online = onlineDay(article)
  const published = publishedIn(at(issue, 'PubDate'))
  const list = at(article, 'AuthorList')
  const bibType = typeOf.find(([name]) => types.includes(name))?.[1] ?? 'article'
  return sourceArticle(
    {
      bibType,
      title: titleOf(markedText(at(article, 'ArticleTitle')), markedText(at(article, 'VernacularTitle'))),
      pubmedId: plainText(at(citation, 'PMID')),
      ...idsOf(record, article),
      ...authorFields(authorsIn(list)),
      journal: plainText(at(article, 'Journal', 'Title')),
      journalAbbreviation:
        plainText(at(citation, 'MedlineJournalInfo', 'MedlineTA')) ||
        plainText(at(article, 'Journal', 'ISOAbbreviation')),
      volume: plainText(at(issue, 'Volume')),
      number: plainText(at(issue, 'Issue')),
      pages: pagesIn(article),
      year: published.year ?? (online ? Number(online.slice(0, 4)) : null),
      month: published.month,
      publishedOnline: online,
      issn:
        plainText(at(article, 'Journal', 'ISSN')) ||
        plainText(at(citation, 'MedlineJournalInfo', 'ISSNLinking')),
      abstract: abstractOf(at(article, 'Abstract') ?? at(citation, 'OtherAbstract')),
      notices: noticesIn(citation, types),
    },
    {
      ...preprintIn(citation, bibType === 'preprint'),
      noticeFor: noticeForIn(citation),
      isAuthorListCut: list?.attributes.CompleteYN === 'N',
    },
  )
}

/** Converts an element `PubmedBookArticle`: a book, or, if it has its own title, a part of a book. */
export function bookArticleOf(record: Element): SourceArticle {
  const document = at(record, 'BookDocument') ?? record
  const book = at(document, 'Book')
  const ownTitle = titleOf(
    markedText(at(document, 'ArticleTitle')),
    markedText(at(document, 'VernacularTitle')),
  )
  const lists = [...allAt(document, 'AuthorList'), ...allAt(book, 'AuthorList')]
  const written = lists.find(({ attributes }) => attributes.Type !== 'editors')
  const edited = lists.find(({ attributes }) => attributes.Type === 'editors')
  const bookTitle = titleOf(markedText(at(book, 'BookTitle')), '')
  const isPart = ownTitle !== '' && ownTitle !== bookTitle
  const contributed = publishedIn(at(document, 'ContributionDate'))
  return sourceArticle(
    {
      bibType: isPart ? 'bookChapter' : 'book',
      title: isPart ? ownTitle : bookTitle || ownTitle,
      pubmedId: plainText(at(document, 'PMID')),
      ...idsOf(record, document, book),
      ...authorFields(authorsIn(written ?? edited)),
      editors: written ? namesOf(authorsIn(edited)) : '',
      journal: isPart ? plainText(at(book, 'BookTitle')) : '',
      publisher: plainText(at(book, 'Publisher', 'PublisherName')),
      volume: plainText(at(book, 'Volume')),
      pages: pagesIn(document),
      ...(contributed.year === null ? publishedIn(at(book, 'PubDate')) : contributed),
      isbn: plainText(at(book, 'Isbn')),
      abstract: abstractOf(at(document, 'Abstract')),
    },
    { isAuthorListCut: written?.attributes.CompleteYN === 'N' },
  )
}

/**
 * Returns the title in its original language, followed by the English one in brackets, as PubMed writes
 * translated titles. The full stop that PubMed adds to titles is removed.
 */
function titleOf(title: string, vernacular: string): string {
  const [given, own] = [withoutStop(title), withoutStop(vernacular)]
  const translated = /^\[(.*)\]$/.exec(given)?.[1]
  if (own !== '' && (given === '' || /^\[?not available\]?$/i.test(given))) return own
  return own !== '' && translated !== undefined && own !== translated ? `${own} [${translated}]` : given
}

function withoutStop(title: string): string {
  return /(\.\.|\b\p{L}\.\p{L}\.)$/u.test(title) ? title : title.replace(/\.$/, '').trim()
}

function typesIn(article: Element | undefined): string[] {
  return allAt(at(article, 'PublicationTypeList'), 'PublicationType').map(plainText)
}

function onlineDay(article: Element | undefined): string | null {
  return dayOf(allAt(article, 'ArticleDate').find(({ attributes }) => attributes.DateType !== 'Print'))
}

/** Returns DOI and PMC id of the record itself, not of its references. */
function idsOf(record: Element, ...places: (Element | undefined)[]) {
  const list = at(record, 'PubmedData', 'ArticleIdList') ?? at(record, 'PubmedBookData', 'ArticleIdList')
  const idOf = (type: string) =>
    plainText(allAt(list, 'ArticleId').find(({ attributes }) => attributes.IdType === type))
  const doi = places
    .flatMap(place => allAt(place, 'ELocationID'))
    .find(({ attributes }) => attributes.EIdType === 'doi' && attributes.ValidYN !== 'N')
  return { doi: plainText(doi) || idOf('doi'), pmcId: idOf('pmc').replace(/\.\d+$/, '') }
}

function pagesIn(place: Element | undefined): string {
  const pagination = at(place, 'Pagination')
  const [from, to] = [plainText(at(pagination, 'StartPage')), plainText(at(pagination, 'EndPage'))]
  const pages = plainText(at(pagination, 'MedlinePgn')) || [from, to].filter(Boolean).join('-')
  return pages || articleNumber(place)
}

// Journals without page numbers number their articles; longer values are internal ids of the publisher that
// nobody cites.
function articleNumber(place: Element | undefined): string {
  const own = allAt(place, 'ELocationID').find(({ attributes }) => attributes.EIdType === 'pii')
  return /^[a-z]{0,3}\d{1,8}$/i.exec(plainText(own))?.[0] ?? ''
}

/** Returns the sections of an abstract as paragraphs, each with its label in bold. */
function abstractOf(abstract: Element | undefined): string {
  const parts = allAt(abstract, 'AbstractText').map(part => {
    const label = onOneLine(part.attributes.Label ?? '').replace(/[<>]/g, '')
    const words = markedText(part)
    return label === '' || label === 'UNLABELLED' || words === '' ? words : `<b>${label}:</b> ${words}`
  })
  return [...parts, plainText(at(abstract, 'CopyrightInformation'))].filter(Boolean).join('\n\n')
}
