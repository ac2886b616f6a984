import type { BibType } from '#contract/articles/article.ts'
import { type Author, authorsOf } from '#contract/articles/authors.ts'
import { noticesIn } from './read-bibtex.ts'
import { dateIn, doiIn, isbnIn, issnIn, type ReadEntry, readEntry } from './read-entry.ts'
import { type TaggedRecord, taggedRecords } from './tagged-lines.ts'

export const risTag = /^\s{0,4}([A-Z][A-Z0-9]) {0,4}[-–](?: (.*))?$/s

/** Reads RIS as written by publishers and reference managers. */
export function readRis(text: string): ReadEntry[] {
  return taggedRecords(text, risTag, tag => tag === 'TY')
    .filter(({ values }) => values.some(({ tag, value }) => !['TY', 'ER'].includes(tag) && value !== ''))
    .map(entryOf)
}

const types: Record<string, BibType> = {
  ...{
    JOUR: 'article',
    EJOUR: 'article',
    MGZN: 'article',
    NEWS: 'article',
    ABST: 'article',
    INPR: 'article',
  },
  ...{ JFULL: 'article', CPAPER: 'conferencePaper', CONF: 'conferencePaper', CHAP: 'bookChapter' },
  ...{ ECHAP: 'bookChapter', BOOK: 'book', EBOOK: 'book', EDBOOK: 'book', WHOLE: 'book', SER: 'book' },
  ...{ THES: 'doctoralThesis', RPRT: 'report', GOVDOC: 'report', UNPB: 'preprint', PREPRINT: 'preprint' },
  ...{ DATA: 'dataset', COMP: 'software', DBASE: 'dataset', AGGR: 'dataset' },
}

function entryOf({ line, values }: TaggedRecord): ReadEntry {
  const both = (...tags: string[]) =>
    values.filter(({ tag, value }) => tags.includes(tag) && value !== '').map(({ value }) => value)
  const all = (...tags: string[]) => tags.map(tag => both(tag)).find(found => found.length > 0) ?? []
  const first = (...tags: string[]) => all(...tags)[0] ?? ''
  const bibType = typeOf(first('TY'), first('M3'))
  const isThesis = bibType === 'doctoralThesis' || bibType === 'mastersThesis'
  const isWhole = bibType === 'book' || bibType === 'report'
  const date = dateIn(first('PY', 'Y1', 'DA'))
  const dated = dateIn(first('DA', 'Y1'))
  const numbers = all('SN').join(' ; ')
  return readEntry(line, {
    bibType,
    title: first('TI', 'T1', 'CT', ...(isWhole ? ['BT'] : [])),
    authors: both('AU', 'A1').flatMap(nameOf),
    editors: [...all('ED'), ...(isThesis ? [] : all('A2', 'A3'))].flatMap(nameOf),
    journal: isThesis ? first('PB') : first('T2', 'JF', 'JO', 'BT', 'T3', 'JA', 'J2'),
    journalAbbreviation: abbreviationIn(first('J2', 'JA', 'JO'), first('T2', 'JF', 'JO')),
    volume: first('VL'),
    number: first('IS') || first('M1').replace(/^(?!\d{1,5}$).*$/, ''),
    pages: [first('SP'), first('EP')].filter(Boolean).join('-') || first('C7'),
    publisher: isThesis ? '' : first('PB'),
    year: date.year ?? null,
    month: date.month ?? dated.month ?? null,
    doi:
      doiIn(first('DO')) ||
      doiIn([...all('M3'), ...all('UR'), ...all('L3'), ...all('N1')].find(text => /doi/i.test(text)) ?? ''),
    pubmedId: pubmedIdIn(values),
    pmcId: /PMC\d+/.exec(both('C2', 'M1', 'UR', 'L1', 'L2').join(' '))?.[0] ?? '',
    issn: issnIn(numbers),
    isbn: isbnIn(numbers),
    abstract: first('AB', 'N2'),
    url: all('UR', 'L2').find(text => /^https?:/i.test(text)) ?? '',
    notices: all('N1').flatMap(noticesIn),
  })
}

function typeOf(type: string, kind: string): BibType {
  const found = types[type.trim().toUpperCase()] ?? 'other'
  if (found === 'article' && /^review\b/i.test(kind)) return 'review'
  return found === 'doctoralThesis' && /master|diplom|bachelor/i.test(kind) ? 'mastersThesis' : found
}

function abbreviationIn(short: string, long: string): string {
  return short === long ? '' : short
}

function pubmedIdIn(values: TaggedRecord['values']): string {
  const readTag = (wanted: string) => values.find(({ tag }) => tag === wanted)?.value ?? ''
  if (/^\d{1,9}$/.test(readTag('AN')) && /^$|pubmed|medline|nlm/i.test(readTag('DB'))) return readTag('AN')
  for (const { tag, value } of values) {
    if (noticesIn(value).length > 0) continue
    const found = ['ID', 'C1', 'C2', 'N1', 'UR', 'M2'].includes(tag) ? pmid.exec(value)?.[1] : undefined
    if (found !== undefined) return found
  }
  return ''
}
const pmid = /(?:PMID:?\s*|pubmed\.ncbi\.nlm\.nih\.gov\/|ncbi\.nlm\.nih\.gov\/pubmed\/)(\d{1,9})\b/i

/**
 * Parses `Berg, Anna, Jr.`. Without a comma it is `A. Berg`, a name in PubMed's style, or a group; a name
 * that ends with a comma is a group.
 */
function nameOf(text: string): Author[] {
  const written = text.replace(/[{};]/g, ' ').replace(/\s+/g, ' ').trim()
  const name = written.replace(/,$/, '')
  if (name.includes(',')) return authorsOf(name, 'lastFirst')
  if (name === written && /^(\p{Lu}\.[ -]?)+\p{L}{2}/u.test(name)) return authorsOf(name, 'bibtex')
  if (/\s\p{Lu}{1,4}$/u.test(name)) return authorsOf(name, 'lastInitials')
  return name === '' ? [] : [{ family: name, given: '', suffix: '', isGroup: name.includes(' ') }]
}
