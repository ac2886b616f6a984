import type { SourceFailureKind } from '#contract/articles/sources.ts'
import { plainText } from './marked.ts'
import { articleOf, bookArticleOf } from './pubmed-record.ts'
import type { SourceArticle } from './source-article.ts'
import { SourceFailure } from './source-failure.ts'
import { type AnswerReader, BrokenXml, childrenOfRoot, type Element } from './xml-elements.ts'

/** The records of an efetch response. */
export interface FetchedArticles {
  articles: SourceArticle[]
  /** Ids of records that PubMed has deleted. */
  deletedIds: string[]
}

/** Elements that are not read, and are longer than the rest of a record. */
const skipped: ReadonlySet<string> = new Set([
  ...['ReferenceList', 'MeshHeadingList', 'ChemicalList', 'GrantList', 'DataBankList', 'InvestigatorList'],
  ...['KeywordList', 'SupplMeshList', 'GeneSymbolList', 'PersonalNameSubjectList', 'History'],
])

/**
 * Reads efetch records as a stream. Throws a `SourceFailure` if the response is something else or incomplete.
 */
export function articlesReader(): AnswerReader<FetchedArticles> {
  const found: FetchedArticles = { articles: [], deletedIds: [] }
  const readers: Readonly<Record<string, (child: Element) => void>> = {
    PubmedArticle: child => found.articles.push(articleOf(child)),
    PubmedBookArticle: child => found.articles.push(bookArticleOf(child)),
    DeleteCitation: child => found.deletedIds.push(...idsIn(child, 'PMID')),
    DeleteDocument: child => found.deletedIds.push(...idsIn(child, 'PMID')),
  }
  return pubmedReader(['PubmedArticleSet', 'PubmedBookArticleSet'], readers, () => found)
}

/**
 * Reads a response whose root element is one of `roots`. Throws the error that a response reports; `readers`
 * may add to `errors`.
 */
export function pubmedReader<Answer>(
  roots: readonly string[],
  readers: Readonly<Record<string, (child: Element) => void>>,
  answer: () => Answer,
  errors: string[] = [],
): AnswerReader<Answer> {
  const xml = childrenOfRoot({
    skipped,
    onChild(child) {
      const reader = readers[child.name]
      if (reader) reader(child)
      else if (/^error$/i.test(child.name)) errors.push(plainText(child))
    },
  })
  return {
    write: piece => ofBroken(() => xml.write(piece)),
    end() {
      const root = ofBroken(() => xml.end())
      if (/^error$/i.test(root.name)) errors.push(plainText(root))
      if (errors.length > 0) throw failureIn(errors.join(' · '))
      if (!roots.includes(root.name)) throw new SourceFailure('pubmed', 'nonsense', `answers <${root.name}>`)
      return answer()
    },
  }
}

const meanings: readonly (readonly [RegExp, SourceFailureKind])[] = [
  [/empty term/i, 'refused'],
  [/rate limit|too many requests/i, 'busy'],
  [/expired|history|obtain query|web_?env|query_key/i, 'expired'],
  [/try again|temporar|timed? ?out|unavailable|backend|overload|internal|server|database/i, 'unreachable'],
]

/** Returns the failure for an error text of PubMed. */
export function failureIn(words: string): SourceFailure {
  const kind = meanings.find(([pattern]) => pattern.test(words))?.[1] ?? 'refused'
  return new SourceFailure('pubmed', kind, words || 'an error without words')
}

export function idsIn(element: Element | undefined, name: string): string[] {
  return (element?.children ?? []).flatMap(node =>
    typeof node !== 'string' && node.name === name ? [plainText(node)] : [],
  )
}

function ofBroken<Value>(work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    throw error instanceof BrokenXml ? new SourceFailure('pubmed', 'nonsense', error.message) : error
  }
}
