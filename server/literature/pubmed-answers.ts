import { markedText, plainText } from './marked.ts'
import { idsIn, pubmedReader } from './pubmed-xml.ts'
import { SourceFailure } from './source-failure.ts'
import { type AnswerReader, allAt, type Element } from './xml-elements.ts'

/** Reference to results that PubMed keeps for some hours. */
export interface History {
  webEnv: string
  key: string
}

export interface SearchAnswer {
  /** Number of all matches. */
  count: number
  /** Ids of this page. */
  ids: string[]
  history: History | null
  /** Words that PubMed did not recognise and left out of the search. */
  notFound: string[]
}

/** A record as PubMed lists it. */
export interface Summary {
  pubmedId: string
  title: string
  /** In style `lastInitials`. */
  authors: string
  journalAbbreviation: string
  /** As PubMed writes it: `2021 Mar 9`. */
  published: string
  volume: string
  number: string
  pages: string
  doi: string
  pmcId: string
}

export interface SummariesAnswer {
  summaries: Summary[]
  /** Ids for which PubMed reports that it has no record. */
  unknownIds: string[]
}

export interface PostAnswer {
  history: History
  invalidIds: string[]
}

/** Reads esearch. No match is a valid answer, with the words that PubMed did not recognise. */
export function searchReader(): AnswerReader<SearchAnswer> {
  const texts = new Map<string, string>()
  const ids: string[] = []
  const notFound: string[] = []
  const keep = (child: Element) => void texts.set(child.name, plainText(child))
  return pubmedReader(
    ['eSearchResult'],
    {
      ...{ Count: keep, WebEnv: keep, QueryKey: keep },
      IdList: child => void ids.push(...idsIn(child, 'Id')),
      ErrorList: child =>
        void notFound.push(...allAt(child, 'PhraseNotFound', 'FieldNotFound').map(plainText)),
      WarningList: child => void notFound.push(...allAt(child, 'QuotedPhraseNotFound').map(plainText)),
    },
    () => {
      const count = texts.get('Count') ?? ''
      if (!/^\d+$/.test(count) || !ids.every(isPubmedId))
        throw new SourceFailure('pubmed', 'nonsense', 'a search without a count, or with ids that are none')
      return { count: Number(count), ids, history: historyIn(texts), notFound }
    },
  )
}

/** Reads epost. */
export function postReader(): AnswerReader<PostAnswer> {
  const texts = new Map<string, string>()
  const invalidIds: string[] = []
  const keep = (child: Element) => void texts.set(child.name, plainText(child))
  return pubmedReader(
    ['ePostResult'],
    {
      ...{ WebEnv: keep, QueryKey: keep },
      InvalidIdList: child => void invalidIds.push(...idsIn(child, 'Id')),
    },
    () => {
      const history = historyIn(texts)
      if (!history) throw new SourceFailure('pubmed', 'nonsense', 'posted ids without where they are kept')
      return { history, invalidIds }
    },
  )
}

const unknown = /\b(?:UID|ID)[= ]*(\d+): cannot get document summary/i

/** Reads esummary. */
export function summariesReader(): AnswerReader<SummariesAnswer> {
  const answer: SummariesAnswer = { summaries: [], unknownIds: [] }
  const errors: string[] = []
  const error = (child: Element) => {
    const words = plainText(child)
    const id = unknown.exec(words)?.[1]
    if (id) answer.unknownIds.push(id)
    else errors.push(words)
  }
  return pubmedReader(
    ['eSummaryResult'],
    { DocSum: child => void answer.summaries.push(summaryOf(child)), ERROR: error },
    () => answer,
    errors,
  )
}

function summaryOf(record: Element): Summary {
  const items = allAt(record, 'Item')
  const item = (name: string) => items.find(({ attributes }) => attributes.Name === name)
  const text = (name: string) => plainText(item(name))
  const inside = (list: string, name: string) =>
    allAt(item(list), 'Item')
      .filter(({ attributes }) => attributes.Name === name)
      .map(plainText)
  return {
    pubmedId: idsIn(record, 'Id')[0] ?? '',
    title: markedText(item('Title')),
    authors: inside('AuthorList', 'Author').join(', '),
    journalAbbreviation: text('Source'),
    published: text('PubDate'),
    ...{ volume: text('Volume'), number: text('Issue'), pages: text('Pages') },
    doi: text('DOI') || (inside('ArticleIds', 'doi')[0] ?? ''),
    pmcId: inside('ArticleIds', 'pmc')[0] ?? '',
  }
}

function historyIn(texts: ReadonlyMap<string, string>): History | null {
  const [webEnv = '', key = ''] = [texts.get('WebEnv'), texts.get('QueryKey')]
  return webEnv === '' || key === '' ? null : { webEnv, key }
}

function isPubmedId(text: string): boolean {
  return /^\d{1,9}$/.test(text)
}
