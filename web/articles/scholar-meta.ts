import type { MetaDescriptor } from 'react-router'
import type { ArticleDetail } from '#contract/articles/article.ts'
import { unmarked } from '#contract/articles/marked-text.ts'

/** Meta tags for Google Scholar, Zotero and Mendeley. */
export function scholarMeta(article: ArticleDetail): MetaDescriptor[] {
  const {
    title,
    authors,
    year,
    month,
    journal,
    volume,
    number,
    pages,
    doi,
    pubmedId,
    issn,
    isbn,
    publisher,
  } = article
  const [first = '', last = ''] = pages.split(/\s*[-–—]\s*/)
  const date = year && [year, month].filter(Boolean).join('/')
  const facts: (readonly [name: string, content: string | number | null])[] = [
    ['title', unmarked(title)],
    ...authors.map(({ name }) => ['author', name] as const),
    ['publication_date', date],
    ['journal_title', journal],
    ...([
      ['volume', volume],
      ['issue', number],
      ['firstpage', first],
      ['lastpage', last],
    ] as const),
    ...([
      ['doi', doi],
      ['pmid', pubmedId],
      ['issn', issn],
      ['isbn', isbn],
      ['publisher', publisher],
    ] as const),
  ]
  return facts.flatMap(([name, content]) =>
    content ? [{ name: `citation_${name}`, content: `${content}` }] : [],
  )
}
