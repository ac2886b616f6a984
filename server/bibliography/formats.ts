import type { Language } from '#contract/language.ts'
import type { CitedArticle } from './cited.ts'
import { bibtexOf } from './format-bibtex.ts'
import { cslOf } from './format-csl.ts'
import { articlesCsv } from './format-csv.ts'
import { risOf } from './format-ris.ts'

interface ArticleFormat {
  ending: string
  type: string
  bytes: (articles: Many, reader: Language) => AsyncIterable<Uint8Array>
}
type Many = Iterable<CitedArticle> | AsyncIterable<CitedArticle>

/** Formats in which one or all publications can be downloaded; written while the entries are read. */
export const articleFormats = {
  bibtex: {
    ...{ ending: 'bib', type: 'application/x-bibtex; charset=utf-8' },
    bytes: articles => writeArticles(articles, { before: '', write: bibtexOf, between: '\n', after: '' }),
  },
  ris: {
    ...{ ending: 'ris', type: 'application/x-research-info-systems; charset=utf-8' },
    bytes: articles => writeArticles(articles, { before: '', write: risOf, between: '', after: '' }),
  },
  csl: {
    ...{ ending: 'json', type: 'application/vnd.citationstyles.csl+json' },
    bytes: articles => writeArticles(articles, { before: '[', write: cslOf, between: ',\n', after: ']\n' }),
  },
  csv: { ending: 'csv', type: 'text/csv; charset=utf-8', bytes: articlesCsv },
} as const satisfies Record<string, ArticleFormat>
export type ArticleFormatName = keyof typeof articleFormats

interface Frame {
  before: string
  write: (article: CitedArticle) => string
  between: string
  after: string
}

const batch = 100 // entries sent at once

async function* writeArticles(articles: Many, { before, write, between, after }: Frame) {
  const bytes = new TextEncoder()
  let text = before
  let count = 0
  for await (const article of articles) {
    text += (count === 0 ? '' : between) + write(article)
    count++
    if (count % batch !== 0) continue
    yield bytes.encode(text)
    text = ''
  }
  yield bytes.encode(text + after)
}
