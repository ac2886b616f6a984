import type { BibType } from '#contract/articles/article.ts'
import type { Author } from '#contract/articles/authors.ts'
import {
  authorsOfArticle,
  type CitedArticle,
  containerByType,
  editorsOf,
  noticeSentences,
  pageRange,
  particleAndName,
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

/** An entry as CSL-JSON. Titles keep their marks: CSL supports `<sub>` and the others as rich text. */
export function cslOf(article: CitedArticle): string {
  const { bibType, year, month, publishedOnline } = article
  const [first, last] = pageRange(article.pages)
  const isThesis = containerByType[bibType] === 'university'
  const item = {
    id: String(article.id),
    type: types[bibType],
    genre: genres[bibType],
    title: article.title,
    author: authorsOfArticle(article).map(nameOf),
    'container-title': containerByType[bibType] === 'series' || isThesis ? '' : article.journal,
    'collection-title': containerByType[bibType] === 'series' ? article.journal : '',
    'container-title-short': article.journalAbbreviation,
    volume: article.volume,
    // The `number` of a report is a number; in a journal it is an issue.
    [containerByType[bibType] === 'series' ? 'number' : 'issue']: article.number,
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
