import type { BibType } from '#contract/articles/article.ts'
import { type Author, authorsOf } from '#contract/articles/authors.ts'
import { mostEntries } from '#contract/articles/import-problems.ts'
import { noticesIn } from './read-bibtex.ts'
import { damagedEntry, dateIn, doiIn, isbnIn, issnIn, type ReadEntry, readEntry } from './read-entry.ts'

type Item = Record<string, unknown>

/**
 * Reads CSL-JSON: a list of items, one item, or the response of a service that contains them; null if it is
 * no such JSON.
 */
export function readCsl(text: string): ReadEntry[] | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  const items = itemsIn(value)
  return (
    items
      ?.slice(0, mostEntries + 1)
      .map((item, n) => (isItem(item) ? entryOf(n + 1, item) : damagedEntry(n + 1))) ?? null
  )
}

function itemsIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value
  if (!isItem(value)) return null
  if (Array.isArray(value.items)) return value.items
  if (isItem(value.message)) return itemsIn(value.message)
  return 'title' in value || 'DOI' in value ? [value] : null
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const types: Record<string, BibType> = {
  ...{ 'article-journal': 'article', 'article-magazine': 'article', 'article-newspaper': 'article' },
  ...{ 'journal-article': 'article', 'review-article': 'review', 'paper-conference': 'conferencePaper' },
  ...{ 'proceedings-article': 'conferencePaper', chapter: 'bookChapter', 'book-chapter': 'bookChapter' },
  ...{ 'entry-encyclopedia': 'bookChapter', book: 'book', monograph: 'book', 'edited-book': 'book' },
  ...{ thesis: 'doctoralThesis', dissertation: 'doctoralThesis', report: 'report', article: 'preprint' },
  ...{ 'posted-content': 'preprint', dataset: 'dataset', software: 'software' },
}

function entryOf(line: number, item: Item): ReadEntry {
  const text = (...names: string[]) => names.map(name => textIn(item[name])).find(Boolean) ?? ''
  const bibType = typeOf(text('type'), text('genre'))
  const isThesis = bibType === 'doctoralThesis' || bibType === 'mastersThesis'
  const date =
    [item.issued, item['published-print'], item.published, item['published-online']]
      .map(dateOf)
      .find(one => one.year) ?? {}
  const online = dateOf(item['available-date'] ?? item['published-online'])
  const note = text('note')
  const readNote = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'im').exec(note)?.[1] ?? ''
  return readEntry(line, {
    bibType,
    title: text('title'),
    pubmedId: text('PMID') || readNote('PMID'),
    doi: doiIn(text('DOI')) || doiIn(readNote('DOI')),
    pmcId: text('PMCID') || readNote('PMCID'),
    authors: namesIn(item.author),
    journal: isThesis ? text('publisher') : text('container-title', 'collection-title'),
    journalAbbreviation: text('container-title-short', 'journalAbbreviation', 'short-container-title'),
    volume: text('volume'),
    number: text('issue', 'number'),
    pages: text('page') || text('article-number'),
    publisher: isThesis ? '' : text('publisher'),
    editors: namesIn(item.editor),
    year: date.year ?? null,
    month: date.month ?? null,
    publishedOnline: online.day === undefined ? null : isoDay(online),
    issn: issnIn(text('ISSN')),
    isbn: isbnIn(text('ISBN')),
    abstract: text('abstract')
      .replace(/<\/?jats:(?:p|title|sec)[^<>]*>/g, '\n')
      .replace(/<(\/?)jats:(sub|sup|italic|bold)>/g, '<$1$2>')
      .replace(/<(\/?)italic>/g, '<$1i>')
      .replace(/<(\/?)bold>/g, '<$1b>'),
    url: text('URL'),
    notices: noticesIn(note),
  })
}

function typeOf(type: string, genre: string): BibType {
  const found = types[type] ?? 'other'
  if (found === 'article' && /^review\b/i.test(genre)) return 'review'
  return found === 'doctoralThesis' && /master|diplom|bachelor/i.test(genre) ? 'mastersThesis' : found
}

/** A text, a number, or the first element of a list, because Crossref writes titles as lists. */
function textIn(value: unknown): string {
  if (Array.isArray(value)) return textIn(value[0])
  return typeof value === 'string'
    ? value.replace(/[^\S\n]+/g, ' ')
    : typeof value === 'number'
      ? String(value)
      : ''
}

function isoDay({ year, month, day }: ReturnType<typeof dateIn>): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function dateOf(value: unknown): ReturnType<typeof dateIn> {
  if (!isItem(value)) return dateIn(textIn(value))
  const parts: unknown = Array.isArray(value['date-parts']) ? value['date-parts'][0] : undefined
  return dateIn(
    Array.isArray(parts) ? parts.map(textIn).join('-') : textIn(value.raw) || textIn(value.literal),
  )
}

function namesIn(value: unknown): Author[] {
  return Array.isArray(value) ? value.filter(isItem).flatMap(nameOf) : []
}

function nameOf(name: Item): Author[] {
  const text = (key: string) => textIn(name[key]).trim()
  const group = text('literal') || text('name')
  const family = ['dropping-particle', 'non-dropping-particle', 'family'].map(text).filter(Boolean).join(' ')
  if (group !== '' || family === '') {
    return group === '' ? [] : [{ family: group, given: '', suffix: '', isGroup: true }]
  }
  const suffix = text('suffix').replace(/\.$/, '')
  if (suffix !== '' || text('given') === '') return [{ family, given: text('given'), suffix, isGroup: false }]
  // Some programs write the suffix after the given names.
  return authorsOf([family, text('given')].map(part => part.replace(/[{};]/g, ' ')).join(', '), 'lastFirst')
}
