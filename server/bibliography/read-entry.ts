import {
  type Bibliographic,
  type BibliographicField,
  bibliographicFields,
  bibliographicNames,
  type NoticeKind,
} from '#contract/articles/article.ts'
import { type Author, authorString } from '#contract/articles/authors.ts'
import type { EntryProblem } from '#contract/articles/import-problems.ts'
import { marksFromUnicode } from './marks.ts'

/** An entry of a file: the fields of a publication, and problems with those that could not be read. */
export interface ReadEntry {
  /** Line on which the entry begins, from 1; in CSL-JSON its position among the entries. */
  line: number
  fields: Partial<Bibliographic>
  problems: { code: EntryProblem; field?: BibliographicField }[]
}

/** Fields as given in a file; empty values are ignored. */
export type GivenFields = {
  [Field in Exclude<BibliographicField, 'authors' | 'authorStyle' | 'editors' | 'notices'>]?:
    | Bibliographic[Field]
    | string
} & {
  authors?: readonly Author[]
  editors?: readonly Author[]
  notices?: readonly { kind: NoticeKind; source: string; doi?: string; pubmedId?: string }[]
}

const longest = 200_000 // characters of a field: no rule allows as many
const enough = 1000 // characters in which a number, a date or pages are looked for

/**
 * Takes over the fields that are valid by the rules of the record, and lists the invalid ones as problems.
 */
export function readEntry(line: number, given: GivenFields): ReadEntry {
  const { authors = [], editors = [], notices = [], ...others } = given
  const prepared: Record<string, unknown> = {
    ...others,
    authors: authorString(authors.map(withoutSeparators)),
    authorStyle: authors.length > 0 ? 'lastFirst' : undefined,
    editors: authorString(editors.map(withoutSeparators)),
    notices: notices.map(notice => ({ doi: '', pubmedId: '', ...notice })),
  }
  const entry: ReadEntry = { line, fields: {}, problems: [] }
  for (const field of bibliographicNames) takeOver(entry, field, prepared[field])
  const { title, doi, pubmedId } = entry.fields
  if (!title && !doi && !pubmedId) entry.problems.push({ code: 'noTitle' })
  return entry
}

/** An entry of which nothing could be read. */
export function damagedEntry(line: number, code: EntryProblem = 'notRead'): ReadEntry {
  return { line, fields: {}, problems: [{ code }] }
}

function takeOver({ fields, problems }: ReadEntry, field: BibliographicField, value: unknown): void {
  const isEmpty = value === undefined || value === null || value === ''
  if (isEmpty || (Array.isArray(value) && value.length === 0)) return
  const isHuge = typeof value === 'string' && value.length > longest
  const cleaned = typeof value === 'string' && !isHuge ? cleanedText(field, value) : value
  if (cleaned === '') return
  const read = bibliographicFields.shape[field].safeParse(isHuge ? null : cleaned)
  if (read.success) Object.assign(fields, { [field]: read.data })
  else problems.push({ code: 'fieldLeftOut', field })
}

const verbatim: readonly BibliographicField[] = ['url', 'doi']
const marked: readonly BibliographicField[] = ['title', 'abstract']
const paragraphs: readonly BibliographicField[] = ['abstract', 'authors', 'editors']

function cleanedText(field: BibliographicField, text: string): string {
  const known = verbatim.includes(field) ? text : withoutEntities(text)
  const composed = known.replace(/(?![\n\t])\p{Cc}/gu, ' ').normalize('NFC')
  const spaced = paragraphs.includes(field)
    ? composed.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n')
    : composed.replace(/\s+/g, ' ')
  return (marked.includes(field) ? marksFromUnicode(spaced) : spaced).trim()
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Publishers leave `&amp;` in their files. */
function withoutEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
}

/** Removes the separators of name strings from the parts of a name. */
function withoutSeparators({ family, given, suffix, isGroup }: Author): Author {
  const part = (text: string) =>
    text
      .replace(isGroup ? /[{}]/g : /[{};,]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  return { family: part(family), given: part(given), suffix: part(suffix), isGroup }
}

/**
 * Date in `2018`, `2018-06`, `2018 Nov 5`, `2018/11/05` or `November 2018`: year, and month and day if given.
 */
export function dateIn(text: string): { year?: number; month?: number; day?: number } {
  const year = /(?<!\d)(1[89]|20|21)\d\d(?!\d)/.exec(text.slice(0, enough))?.[0]
  if (year === undefined) return {}
  const digits = /^\D{0,20}\d{4}[-/.](\d{1,2})(?:[-/.](\d{1,2}))?/.exec(text)
  const month = digits ? Number(digits[1]) : monthIn(text)
  const day = digits ? Number(digits[2]) : Number(/(?<!\d)\d{1,2}(?!\d)/.exec(text.slice(0, enough))?.[0])
  if (!month || month > 12) return { year: Number(year) }
  return { year: Number(year), month, ...(day >= 1 && day <= 31 ? { day } : {}) }
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const german: Record<string, string> = { mär: 'mar', mrz: 'mar', mai: 'may', okt: 'oct', dez: 'dec' }

/** The month of a word or number, 1 to 12; undefined: none. */
export function monthIn(text: string): number | undefined {
  const number = /^\s*(0?[1-9]|1[0-2])\s*$/.exec(text.slice(0, enough))?.[1]
  if (number !== undefined) return Number(number)
  for (const [word] of text
    .normalize('NFC')
    .toLowerCase()
    .matchAll(/\p{L}{3,}/gu)) {
    const start = word.slice(0, 3)
    const found = months.indexOf(german[start] ?? start) + 1
    if (found > 0) return found
  }
  return undefined
}

/** Returns the first ISSN in a text that may contain more: `1522-2594 (Electronic)`. */
export function issnIn(text: string): string {
  return /(?<!\d-?)\d{4}-?\d{3}[\dX](?![\dX-])/i.exec(text.slice(0, enough))?.[0] ?? ''
}

export function isbnIn(text: string): string {
  const found =
    /(?<!\d-?)(?:97[89][- ]?)?\d(?:[- ]?\d){8}[- ]?[\dX](?![\d-])/i.exec(text.slice(0, enough))?.[0] ?? ''
  return found
}

/** Returns the DOI in a text: in an address, after `doi:`, or by itself. */
export function doiIn(text: string): string {
  return /(?<![\w.])10\.\d{4,9}\/\S+/.exec(text.slice(0, enough))?.[0]?.replace(/[.,;]+$/, '') ?? ''
}
