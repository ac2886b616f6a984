import type { SourceFailureKind } from '#contract/articles/sources.ts'
import { plainText } from './marked.ts'
import { articleOf, bookArticleOf } from './pubmed-record.ts'
import type { SourceArticle } from './source-article.ts'
import { SourceFailure } from './source-failure.ts'
import { type AnswerReader, BrokenXml, childrenOfRoot, type Element } from './xml-elements.ts'

/** The records of an answer of efetch. */
export interface FetchedArticles {
  articles: SourceArticle[]
  /** Numbers of records that PubMed has taken away. */
  deletedIds: string[]
}

/** What of records is not read, and is longer than all the rest. */
const skipped: ReadonlySet<string> = new Set([
  ...['ReferenceList', 'MeshHeadingList', 'ChemicalList', 'GrantList', 'DataBankList', 'InvestigatorList'],
  ...['KeywordList', 'SupplMeshList', 'GeneSymbolList', 'PersonalNameSubjectList', 'History'],
])

/** Reads records of efetch as they come. Throws a `SourceFailure` where the answer is anything else, or not whole. */
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

/** Reads an answer whose root is one of these. One with an error throws what it says; `errors` may be added to by readers. */
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

/** What PubMed says in words instead of an answer. */
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
