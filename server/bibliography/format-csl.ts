import type { BibType } from '#contract/articles/article.ts'
import type { Author } from '#contract/articles/authors.ts'
import {
  authorsOfArticle,
  type CitedArticle,
  editorsOf,
  noticeSentences,
  pageRange,
  particleAndName,
  standsIn,
} from './cited.ts'

const types: Record<BibType, string> = {
  ...{ article: 'article-journal', review: 'article-journal', conferencePaper: 'paper-conference' },
  ...{ bookChapter: 'chapter', book: 'book', doctoralThesis: 'thesis', mastersThesis: 'thesis' },
  ...{ report: 'report', preprint: 'article', dataset: 'dataset', software: 'software', other: 'document' },
}

const genres: Partial<Record<BibType, string>> = {
  ...{ review: 'Review', preprint: 'Preprint', doctoralThesis: 'Doctoral dissertation' },
  mastersThesis: "Master's thesis",
}

/** An entry as CSL-JSON. Titles keep their marks: `<sub>` and the others are what it calls rich text. */
export function cslOf(article: CitedArticle): string {
  const { bibType, year, month, publishedOnline } = article
  const [first, last] = pageRange(article.pages)
  const isThesis = standsIn[bibType] === 'university'
  const item = {
    id: String(article.id),
    type: types[bibType],
    genre: genres[bibType],
    title: article.title,
    author: authorsOfArticle(article).map(nameOf),
    'container-title': standsIn[bibType] === 'series' || isThesis ? '' : article.journal,
    'collection-title': standsIn[bibType] === 'series' ? article.journal : '',
    'container-title-short': article.journalAbbreviation,
    volume: article.volume,
    // A report has a number, whatever stands in a journal an issue.
    [standsIn[bibType] === 'series' ? 'number' : 'issue']: article.number,
    page: last === '' ? article.pages : `${first}-${last}`,
    editor: editorsOf(article).map(nameOf),
    publisher: isThesis ? article.journal || article.publisher : article.publisher,
    issued: year === null ? '' : { 'date-parts': [month === null ? [year] : [year, month]] },
    'available-date':
      publishedOnline === null ? '' : { 'date-parts': [publishedOnline.split('-').map(Number)] },
    ISSN: article.issn,
    ISBN: article.isbn,
    DOI: article.doi,
    PMID: article.pubmedId,
    PMCID: article.pmcId,
    URL: article.url || (article.doi === '' ? article.address : ''),
    language: article.language ?? '',
    note: noticeSentences(article).join('. '),
    abstract: article.abstract,
  }
  return JSON.stringify(item, (_, value) => (value === '' || isEmptyList(value) ? undefined : value))
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function nameOf({ family, given, suffix, isGroup }: Author) {
  if (isGroup) return { literal: family }
  const { particle, name } = particleAndName(family)
  return { family: name, given, suffix, 'non-dropping-particle': particle }
}
