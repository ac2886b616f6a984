import type { BibType } from '#contract/articles/article.ts'
import type { Author } from '#contract/articles/authors.ts'
import { type Run, runsOf } from '#contract/articles/marked-text.ts'
import { doiAddress } from '#contract/articles/source-line.ts'
import { slugOf } from '#contract/slugs.ts'
import {
  authorsOfArticle,
  type CitedArticle,
  containerByType,
  editorsOf,
  noticeSentences,
  pageRange,
} from './cited.ts'

const types: Record<BibType, string> = {
  ...{ article: 'article', review: 'article', conferencePaper: 'inproceedings', bookChapter: 'incollection' },
  ...{ book: 'book', doctoralThesis: 'phdthesis', mastersThesis: 'mastersthesis', report: 'techreport' },
  ...{ preprint: 'misc', dataset: 'dataset', software: 'software', other: 'misc' },
}

const places = {
  ...{ journal: 'journal', book: 'booktitle', university: 'school', series: 'series', place: 'howpublished' },
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * An entry for BibTeX and BibLaTeX, in UTF-8. Standard styles ignore fields that they do not define, such as
 * `pmid`.
 */
export function bibtexOf(article: CitedArticle): string {
  const { bibType, month, preprintDoi } = article
  const subtype = bibType === 'review' || bibType === 'preprint' ? bibType : ''
  const notes = [...noticeSentences(article), preprintDoi && `Preprint: ${doiAddress(preprintDoi)}`]
  const fields: [name: string, value: string][] = [
    ['author', names(authorsOfArticle(article))],
    ['title', article.title && `{${latexOf(article.title)}}`],
    [places[containerByType[bibType]], latexOf(article.journal)],
    ['shortjournal', latexOf(article.journalAbbreviation)],
    ['volume', latexOf(article.volume)],
    ['number', latexOf(article.number)],
    ['pages', pages(article.pages)],
    ['editor', names(editorsOf(article))],
    [bibType === 'report' ? 'institution' : 'publisher', latexOf(article.publisher)],
    ['year', article.year === null ? '' : String(article.year)],
    ['doi', verbatim(article.doi)],
    ['url', verbatim(article.url || (article.doi === '' ? article.address : ''))],
    ['issn', article.issn],
    ['isbn', article.isbn],
    ['pmid', article.pubmedId],
    ['pmcid', article.pmcId],
    ['entrysubtype', subtype],
    ['langid', article.language === null ? '' : { de: 'ngerman', en: 'english' }[article.language]],
    ['note', latexOf(notes.filter(Boolean).join('. '))],
    ['abstract', latexOf(article.abstract)],
  ]
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `  ${name} = {${value}}`)
  if (month !== null) lines.push(`  month = ${months[month - 1]}`)
  return `@${types[bibType]}{${keyOf(article)},\n${lines.join(',\n')}\n}\n`
}

/** The key stays the same as long as the first author does, whatever else is in the file. */
function keyOf(article: CitedArticle): string {
  return `${slugOf(authorsOfArticle(article)[0]?.family ?? '').slice(0, 40) || 'anonymous'}-${article.id}`
}

function names(authors: readonly Author[]): string {
  return authors
    .map(({ family, given, suffix, isGroup }) => {
      if (isGroup) return `{${latexOf(family)}}`
      const isOneWord = !/[\s,]/.test(family)
      if (given === '' && suffix === '') return isOneWord ? latexOf(family) : `{${latexOf(family)}},`
      const last = /\sand\s|,/i.test(family) ? `{${latexOf(family)}}` : latexOf(family)
      return [last, latexOf(suffix), latexOf(given)].filter(Boolean).join(', ')
    })
    .join(' and ')
}

function pages(text: string): string {
  const [first, last] = pageRange(text)
  return last === '' ? latexOf(text) : `${latexOf(first)}--${latexOf(last)}`
}

/** Addresses are read without commands; braces alone would end them. */
function verbatim(text: string): string {
  return text.replace(/[{}]/g, encodeURIComponent)
}

const commands = { i: 'textit', b: 'textbf', sub: 'textsubscript', sup: 'textsuperscript' }

const escapes: Record<string, string> = {
  ...{ '&': '\\&', '%': '\\%', $: '\\$', '#': '\\#', _: '\\_', '~': '\\textasciitilde{}' },
  // Unpaired braces are written by name, because BibTeX counts escaped ones as well.
  ...{ '{': '\\textbraceleft{}', '}': '\\textbraceright{}', '\\': '\\textbackslash{}' },
  '^': '\\textasciicircum{}',
}

/** Converts marked text to LaTeX. Two adjacent hyphens or quotes are kept as two. */
export function latexOf(text: string): string {
  const braces = hasPairsOfBraces(text) ? pairs : {}
  return runsOf(text)
    .map(run => latexOfRun(run, braces))
    .join('')
}

const pairs: Record<string, string> = { '{': '\\{', '}': '\\}' }

function hasPairsOfBraces(text: string): boolean {
  let depth = 0
  for (const brace of text.match(/[{}]/g) ?? []) {
    depth += brace === '{' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

function latexOfRun({ text, marks }: Run, braces: Record<string, string>): string {
  const escaped = text
    .replace(/[&%$#_~{}\\^]/g, sign => braces[sign] ?? escapes[sign] ?? sign)
    .replace(/\n\n+|\n/g, ends => (ends === '\n' ? '\\\\\n' : ends))
    .replace(/-(?=-)|`(?=`)|'(?=')|,(?=,)|<(?=<)|>(?=>)|[?!](?=`)/g, sign => `${sign}{}`)
  return marks.reduceRight((inner, mark) => `\\${commands[mark]}{${inner}}`, escaped)
}
