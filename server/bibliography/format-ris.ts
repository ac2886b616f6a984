import type { BibType } from '#contract/articles/article.ts'
import type { Author } from '#contract/articles/authors.ts'
import {
  authorsOfArticle,
  type CitedArticle,
  containerByType,
  editorsOf,
  noticeSentences,
  pageRange,
} from './cited.ts'
import { unicodeFromMarks } from './marks.ts'

const types: Record<BibType, string> = {
  ...{ article: 'JOUR', review: 'JOUR', conferencePaper: 'CPAPER', bookChapter: 'CHAP', book: 'BOOK' },
  ...{ doctoralThesis: 'THES', mastersThesis: 'THES', report: 'RPRT', preprint: 'UNPB' },
  ...{ dataset: 'DATA', software: 'COMP', other: 'GEN' },
}

/** The exact kind, where RIS has one type for two of ours. */
const kinds: Partial<Record<BibType, string>> = {
  ...{ review: 'Review', preprint: 'Preprint', doctoralThesis: 'Doctoral thesis' },
  mastersThesis: "Master's thesis",
}

/** An entry as RIS, which has no marks: `T₂` stays readable, names of species lose their italics. */
export function risOf(article: CitedArticle): string {
  const { bibType, year, month } = article
  const [first, last] = pageRange(article.pages)
  const isThesis = containerByType[bibType] === 'university'
  const tags: [tag: string, value: string][] = [
    ['TY', types[bibType]],
    ['ID', String(article.id)],
    ...authorsOfArticle(article).map((author): [string, string] => ['AU', nameOf(author)]),
    ['TI', unicodeFromMarks(article.title)],
    ['T2', isThesis ? '' : article.journal],
    ['J2', article.journalAbbreviation],
    ['VL', article.volume],
    ['IS', article.number],
    ['SP', first],
    ['EP', last],
    ...editorsOf(article).map((editor): [string, string] => ['ED', nameOf(editor)]),
    ['PB', isThesis ? article.journal || article.publisher : article.publisher],
    ['PY', year === null ? '' : String(year)],
    ['DA', year === null || month === null ? '' : `${year}/${String(month).padStart(2, '0')}//`],
    ['SN', article.issn],
    ['SN', article.isbn],
    ['DO', article.doi],
    ['AN', article.pubmedId],
    ['DB', article.pubmedId && 'PubMed'],
    ['C2', article.pmcId],
    ['M3', kinds[bibType] ?? ''],
    ['LA', article.language ?? ''],
    ['UR', article.url || article.address],
    ...noticeSentences(article).map((sentence): [string, string] => ['N1', sentence]),
    ['AB', unicodeFromMarks(article.abstract)],
  ]
  const lines = tags.filter(([, value]) => value !== '').map(([tag, value]) => `${tag}  - ${oneLine(value)}`)
  return `${[...lines, 'ER  - '].join('\r\n')}\r\n\r\n`
}

function nameOf({ family, given, suffix }: Author): string {
  return [family, suffix === '' ? given : `${given}, ${suffix}`].filter(Boolean).join(', ')
}

// Joins lines, because one that begins with two letters and a hyphen would be read as a tag.
function oneLine(text: string): string {
  return text.replace(/(?<!\s)\s*\n\s*/g, ' ')
}
