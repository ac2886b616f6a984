import { type Author, shortName } from '#contract/articles/authors.ts'
import { authorsOfArticle, type CitedArticle, containerByType, editorsOf, noticeSentences } from './cited.ts'
import { unicodeFromMarks } from './marks.ts'

const mostNamed = 6
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const kinds: Partial<Record<CitedArticle['bibType'], string>> = {
  ...{ doctoralThesis: 'dissertation', mastersThesis: "master's thesis", preprint: 'preprint' },
  ...{ dataset: 'dataset', software: 'software' },
}

/** Citation in the style of the National Library of Medicine, known as Vancouver style, as plain text. */
export function vancouverCitation(article: CitedArticle): string {
  const kind = kinds[article.bibType]
  const title = unicodeFromMarks(article.title).replace(/\.$/, '')
  const parts = [
    namesOf(authorsOfArticle(article)),
    `${title}${kind === undefined ? '' : ` [${kind}]`}`,
    placeOf(article),
    article.doi === '' ? article.url && `Available from: ${article.url}` : `doi: ${article.doi}`,
    article.pubmedId && `PMID: ${article.pubmedId}`,
    ...noticeSentences(article),
  ]
  return sentences(parts)
}

function sentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map(part => (/[.?!]$/.test(part) ? part : `${part}.`))
    .join(' ')
}

/** Where the publication appeared: `Prog Nucl Magn Reson Spectrosc. 2018 Dec;109:1-50`. */
function placeOf(article: CitedArticle): string {
  const { bibType, journal, journalAbbreviation, publisher, number } = article
  const pages = shortPages(article.pages)
  const date = dateOf(article)
  if (containerByType[bibType] === 'journal') {
    const issue = number && `(${number})`
    const volume = article.volume + issue
    const ends = `${volume && `;${volume}`}${pages && `:${pages}`}`
    return sentences([journalAbbreviation.replaceAll('.', '') || journal, `${date}${ends}`])
  }
  const published = [containerByType[bibType] === 'university' ? journal || publisher : publisher, date]
  const imprint = published.filter(Boolean).join('; ')
  if (containerByType[bibType] === 'book') {
    const editors = editorsOf(article)
    const named = editors.length === 0 ? '' : `${namesOf(editors)}, editor${editors.length > 1 ? 's' : ''}. `
    return sentences([
      `In: ${named}${journal}`,
      article.volume && `Vol. ${article.volume}`,
      imprint,
      pages && `p. ${pages}`,
    ])
  }
  if (containerByType[bibType] === 'series') {
    const series = [journal, bibType === 'report' ? number && `Report No.: ${number}` : number].filter(
      Boolean,
    )
    return sentences([imprint, series.join('; ')])
  }
  return sentences([containerByType[bibType] === 'university' ? '' : journal, imprint])
}

/** `1201–1210` → `1201-10`. */
function shortPages(pages: string): string {
  const plain = pages.replaceAll('–', '-')
  const [, first = '', last = ''] = /^(\d+)-(\d+)$/.exec(plain) ?? []
  if (first === '' || first.length !== last.length) return plain
  const same = [...first].findIndex((digit, n) => digit !== last[n])
  return same < 1 ? plain : `${first}-${last.slice(same)}`
}

function dateOf({ year, month }: CitedArticle): string {
  if (year === null) return '[date unknown]'
  return month === null ? String(year) : `${year} ${months[month - 1]}`
}

/** `Ladd ME, Quick HH; ISMRM Study Group`: the first six. */
function namesOf(authors: readonly Author[]): string {
  const shown = authors.slice(0, mostNamed).reduce((text, author, n) => {
    const separator = author.isGroup || authors[n - 1]?.isGroup ? '; ' : ', '
    return n === 0 ? shortName(author) : `${text}${separator}${shortName(author)}`
  }, '')
  return authors.length > mostNamed ? `${shown}, et al` : shown
}
