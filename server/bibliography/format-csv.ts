import { shortName } from '#contract/articles/authors.ts'
import type { Language } from '#contract/language.ts'
import { articleColumns } from '#messages/articles-export.ts'
import { csvOf } from '#server/platform/lists/csv.ts'
import type { Cell } from '#server/platform/lists/declaration.ts'
import { authorsOfArticle, type CitedArticle, editorsOf, noticeSentences } from './cited.ts'
import { unicodeFromMarks } from './marks.ts'

const cells: Record<keyof typeof articleColumns, (article: CitedArticle) => Cell> = {
  authors: article => authorsOfArticle(article).map(shortName).join(', '),
  title: article => unicodeFromMarks(article.title),
  journal: article => article.journal,
  year: article => (article.year === null ? '' : String(article.year)),
  month: article => (article.month === null ? '' : String(article.month)),
  volume: article => article.volume,
  number: article => article.number,
  pages: article => article.pages,
  editors: article => editorsOf(article).map(shortName).join(', '),
  publisher: article => article.publisher,
  bibType: article => article.bibType,
  doi: article => article.doi,
  pubmedId: article => article.pubmedId,
  pmcId: article => article.pmcId,
  issn: article => article.issn,
  isbn: article => article.isbn,
  url: article => article.url,
  address: article => article.address,
  notices: article => noticeSentences(article).join('. '),
}

const columns = Object.keys(articleColumns) as (keyof typeof articleColumns)[]

/** All articles as a table for spreadsheets, in the reader's language. */
export function articlesCsv(
  articles: Iterable<CitedArticle> | AsyncIterable<CitedArticle>,
  reader: Language,
): AsyncIterable<Uint8Array> {
  return csvOf(rowsOf(articles, reader), reader)
}

async function* rowsOf(
  articles: Iterable<CitedArticle> | AsyncIterable<CitedArticle>,
  reader: Language,
): AsyncGenerator<readonly Cell[]> {
  yield columns.map(name => articleColumns[name][reader])
  for await (const article of articles) yield columns.map(name => cells[name](article))
}
