import type { BibType } from '#contract/articles/article.ts'
import { type Author, authorsOf, outsideBraces } from '#contract/articles/authors.ts'
import { type BibtexEntry, bibtexEntries } from './bibtex-entries.ts'
import { textOfLatex } from './latex.ts'
import {
  damagedEntry,
  dateIn,
  doiIn,
  isbnIn,
  issnIn,
  monthIn,
  type ReadEntry,
  readEntry,
} from './read-entry.ts'

/** Reads a file as BibTeX and BibLaTeX programs write it. */
export function readBibtex(text: string): ReadEntry[] {
  const entries = bibtexEntries(text)
  const byKey = new Map(
    entries.filter(({ key }) => key !== '').map(entry => [entry.key.toLowerCase(), entry]),
  )
  return entries
    .filter(({ type }) => type !== 'set' && type !== 'xdata')
    .map(entry => entryOf(entry, byKey.get((entry.fields?.get('crossref') ?? '').trim().toLowerCase())))
}

function entryOf({ line, type, fields }: BibtexEntry, parent: BibtexEntry | undefined): ReadEntry {
  if (fields === null) return damagedEntry(line)
  // A chapter or conference paper may inherit fields from its book or proceedings.
  const inherited = (name: string) => {
    if (own.includes(name)) return undefined
    return parent?.fields?.get(['booktitle', 'journal'].includes(name) ? 'title' : name)
  }
  const raw = (...names: string[]) =>
    names.map(name => (fields.get(name) ?? inherited(name) ?? '').trim()).find(Boolean) ?? ''
  let isTooDeep = false
  const text = (...names: string[]) => {
    const read = textOfLatex(raw(...names))
    isTooDeep ||= read === null
    return read ?? ''
  }
  const names = (field: string) => namesIn(raw(field))
  const bibType = typeOf(
    type,
    [raw('entrysubtype'), raw('type'), raw('eprinttype', 'archiveprefix')].join(' '),
  )
  const published = dateIn(text('year', 'date'))
  const dated = dateIn(text('date'))
  const pages = text('pages') || text('eid', 'articleno', 'article-number')
  const doi =
    doiIn(unescaped(raw('doi'))) ||
    doiIn(unescaped(raw('url')).replace(/^(?!https?:\/\/(dx\.)?doi\.org).*$/, ''))
  const read = readEntry(line, {
    bibType,
    title: titleOf(text('title'), text('subtitle')),
    pubmedId:
      /\d+/.exec(text('pmid', 'pubmedid', 'pubmed'))?.[0] ||
      (/pubmed/i.test(raw('eprinttype')) ? text('eprint') : ''),
    doi,
    pmcId: text('pmcid', 'pmc'),
    authors: names('author'),
    journal: journalOf(bibType, text),
    journalAbbreviation: text('shortjournal', 'journal-iso', 'journal_abbreviation'),
    volume: text('volume'),
    number: text('number', 'issue'),
    pages,
    publisher: text('publisher') || (bibType === 'report' ? text('institution') : '') || text('organization'),
    editors: names('editor'),
    year: published.year ?? null,
    month: monthIn(text('month')) ?? dated.month ?? null,
    issn: issnIn(text('issn')),
    isbn: isbnIn(text('isbn')),
    abstract: textOfLatex(flowing(raw('abstract'))) ?? '',
    url: unescaped(raw('url')) || (/\\url\s*\{([^{}]*)\}/.exec(raw('howpublished'))?.[1] ?? ''),
    notices: noticesIn(text('note')),
  })
  return isTooDeep ? { ...read, problems: [{ code: 'notRead' }, ...read.problems] } : read
}

const own = [
  'title',
  'author',
  'doi',
  'pages',
  'url',
  'abstract',
  'pmid',
  'pmcid',
  'entrysubtype',
  'type',
  'subtitle',
]

/** Lines are broken anywhere; empty lines separate paragraphs. */
function flowing(text: string): string {
  return text.replace(/\s+/g, space => (/\n[^\n]*\n/.test(space) ? '\\par{}' : ' '))
}

function titleOf(title: string, subtitle: string): string {
  return subtitle === '' ? title : `${title}${/[.:?!]$/.test(title) ? '' : ':'} ${subtitle}`
}

function journalOf(bibType: BibType, text: (...names: string[]) => string): string {
  const places: Record<string, string[]> = {
    ...{ doctoralThesis: ['school', 'institution'], mastersThesis: ['school', 'institution'] },
    ...{ report: ['series', 'journal'], book: ['series'] },
  }
  return text(
    ...(places[bibType] ?? ['journal', 'journaltitle', 'booktitle', 'howpublished', 'series']),
  ).replace(/^https?:\S+$/, '')
}

const types: Record<string, BibType> = {
  ...{
    article: 'article',
    review: 'review',
    inproceedings: 'conferencePaper',
    conference: 'conferencePaper',
  },
  ...{
    incollection: 'bookChapter',
    inbook: 'bookChapter',
    suppbook: 'bookChapter',
    inreference: 'bookChapter',
  },
  ...{
    book: 'book',
    mvbook: 'book',
    collection: 'book',
    proceedings: 'book',
    booklet: 'book',
    reference: 'book',
  },
  ...{ phdthesis: 'doctoralThesis', thesis: 'doctoralThesis', mastersthesis: 'mastersThesis' },
  ...{ techreport: 'report', report: 'report', dataset: 'dataset', software: 'software' },
}

function typeOf(type: string, kind: string): BibType {
  if (/preprint|arxiv|biorxiv|medrxiv/i.test(kind))
    return type === 'misc' || type === 'online' ? 'preprint' : (types[type] ?? 'preprint')
  if (type === 'article' && /\breview\b/i.test(kind)) return 'review'
  if (type === 'thesis' && /master|mathesis|diplom|bachelor/i.test(kind)) return 'mastersThesis'
  return types[type] ?? 'other'
}

/** Addresses should not be escaped, but some programs do it nevertheless. */
function unescaped(address: string): string {
  return address
    .slice(0, 2000)
    .replace(/^\\url\s*\{(.*)\}$/, '$1')
    .replace(/\{\\textunderscore\s*\}|\\textunderscore\s*(\{\})?/g, '_')
    .replace(/\{?\\([_%&#$~])\}?/g, '$1')
    .replace(/[{}]/g, '')
}

const noticeWords = {
  Retraction: 'retraction',
  Erratum: 'correction',
  'Expression of concern': 'concern',
} as const

/** Reads corrections from notes as our own files and those of PubMed write them. */
export function noticesIn(text: string) {
  const pattern =
    /(Retraction|Erratum|Expression of concern) in: (.*?)(?=\. (?:Retraction|Erratum|Expression of concern) in: |\. Preprint: |$)/g
  return Array.from(text.slice(0, 10_000).matchAll(pattern), ([, word, details = '']) => ({
    kind: noticeWords[word as keyof typeof noticeWords],
    source: details.replace(/\. (doi|PMID): .*$/, ''),
    doi: /\. doi: (\S+?)(?:\. PMID|$)/.exec(details)?.[1] ?? '',
    pubmedId: /\. PMID: (\d+)$/.exec(details)?.[1] ?? '',
  }))
}

function namesIn(raw: string): Author[] {
  return outsideBraces(raw, /^\sand\s/i)
    .map(name => name.trim())
    .filter(name => name !== '' && !/^others$/i.test(name))
    .flatMap(nameOf)
}

function nameOf(name: string): Author[] {
  const readText = (part: string) => (textOfLatex(part) ?? '').replace(/\s+/g, ' ').trim()
  const parts = outsideBraces(name, /^,/).filter((part, n) => n === 0 || part.trim() !== '')
  const isGroup = parts.length === 1 && !name.endsWith(',') && isOneGroup(name)
  if (isGroup) return [{ family: readText(name), given: '', suffix: '', isGroup: true }]
  if (name.includes(',')) {
    const [family = '', ...rest] = parts.map(readText)
    const kept = family.replace(/[{},;]/g, ' ')
    if (rest.length === 0) return [{ family: kept, given: '', suffix: '', isGroup: false }]
    return authorsOf([kept, ...rest.map(part => part.replace(/[{};]/g, ' '))].join(', '), 'lastFirst')
  }
  const words = outsideBraces(name, /^\s/).filter(word => word.trim() !== '')
  const last = words.at(-1) ?? ''
  if (words.length > 1 && last.startsWith('{') && !/^\{\\/.test(last)) {
    return [
      { family: readText(last), given: readText(words.slice(0, -1).join(' ')), suffix: '', isGroup: false },
    ]
  }
  return authorsOf(readText(name).replace(/[{},;]/g, ' '), 'bibtex')
}

/** `{ISMRM Study Group}`, but not `{\"O}zg{\"u}r`. */
function isOneGroup(name: string): boolean {
  if (!name.startsWith('{') || name.startsWith('{\\')) return false
  let depth = 0
  for (let at = 0; at < name.length; at++) {
    if (name[at] === '{') depth++
    if (name[at] === '}' && --depth === 0) return at === name.length - 1
  }
  return false
}
