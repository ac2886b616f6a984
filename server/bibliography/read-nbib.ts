import type { AuthorDetail, BibType, NoticeKind } from '#contract/articles/article.ts'
import { type Author, authorString, authorsOf } from '#contract/articles/authors.ts'
import { dateIn, doiIn, isbnIn, issnIn, type ReadEntry, readEntry } from './read-entry.ts'
import { type TaggedRecord, taggedRecords } from './tagged-lines.ts'

const nbibTag = /^([A-Z]{2,4}) {0,2}- ?(.*)$/s

/** Reads PubMed's `.nbib` files, which are in MEDLINE format. */
export function readNbib(text: string): ReadEntry[] {
  return taggedRecords(text, nbibTag, isFirst)
    .filter(({ values }) => values.some(({ tag }) => ['PMID', 'TI', 'BTI'].includes(tag)))
    .map(entryOf)
}

// In records of databases without PMIDs the owner is the first field.
function isFirst(tag: string, before: string | undefined): boolean {
  return tag === 'PMID' || (tag === 'OWN' && before !== 'PMID')
}

function entryOf({ line, values }: TaggedRecord): ReadEntry {
  const all = (tag: string) => values.filter(one => one.tag === tag).map(one => one.value)
  const first = (...tags: string[]) => tags.flatMap(all).find(value => value !== '') ?? ''
  const date = dateIn(first('DP'))
  const ids = [...all('AID'), ...all('LID')]
  const numbered = ids.find(id => /\[doi\]$/.test(id)) ?? ids.find(id => /^doi:/i.test(id)) ?? ''
  const issn = issnIn([...all('IS'), ...all('ISSN')].join(' ; '))
  const bibType = typeOf(all('PT'), issn !== '')
  // ERIC has one field for where a work was published.
  const isWhole = first('OWN') === 'ERIC' && (bibType === 'book' || bibType === 'report')
  const { authors, details } = authorsIn(values)
  return readEntry(line, {
    bibType,
    title: first('TI', 'BTI', 'TT')
      .replace(/(?<=[^.])\.$/, '')
      .replace(/^\[(.*)\]$/, '$1'),
    pubmedId: /^\d+/.exec(first('PMID'))?.[0] ?? '',
    doi: doiIn(numbered.replace(/\s*\[doi\]$/, '')),
    pmcId: /PMC\d+/.exec(first('PMC'))?.[0] ?? '',
    authors,
    authorDetails: details,
    journal: isWhole ? '' : first('JT') || (first('TI') === '' ? '' : first('BTI')),
    journalAbbreviation: first('TA'),
    volume: first('VI'),
    number: first('IP'),
    pages: first('PG') || (ids.flatMap(id => /^([a-z]{0,3}\d{1,8}) \[pii\]$/i.exec(id)?.[1] ?? [])[0] ?? ''),
    publisher: first('PB') || (isWhole ? first('JT') : ''),
    editors: [...all('FED'), ...(all('FED').length === 0 ? all('ED') : [])].flatMap(fullName),
    year: date.year ?? null,
    month: date.month ?? null,
    publishedOnline: first('DEP').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
    issn,
    isbn: isbnIn(first('ISBN')),
    abstract: first('AB'),
    notices: values.flatMap(({ tag, value }) => noticeOf(noticeTags[tag], value)),
  })
}

function typeOf(kinds: readonly string[], isInJournal: boolean): BibType {
  const lowerKinds = kinds.map(kind => kind.toLowerCase())
  if (lowerKinds.includes('preprint')) return 'preprint'
  if (lowerKinds.includes('dataset')) return 'dataset'
  if (lowerKinds.some(kind => /(^|\s)review$/.test(kind))) return 'review'
  if (lowerKinds.some(kind => /^books?$|^book chapter$/.test(kind)))
    return lowerKinds.includes('book chapter') ? 'bookChapter' : 'book'
  const thesis = lowerKinds.find(kind => kind.startsWith('dissertations/theses'))
  if (thesis !== undefined) return thesis.includes('master') ? 'mastersThesis' : 'doctoralThesis'
  if (lowerKinds.includes('technical report')) return 'report'
  return !isInJournal && lowerKinds.some(kind => kind.startsWith('reports -')) ? 'report' : 'article'
}

/**
 * Reads authors and groups in their order, with the details that follow each. Investigators of a group are
 * not authors.
 */
function authorsIn(values: TaggedRecord['values']): { authors: Author[]; details: AuthorDetail[] } {
  const hasFull = values.some(({ tag }) => tag === 'FAU')
  const authors: Author[] = []
  const details = new Map<string, AuthorDetail>()
  let last: Author | undefined
  for (const { tag, value } of values) {
    if (tag === (hasFull ? 'FAU' : 'AU'))
      last = (hasFull || value.includes(',') ? fullName(value) : authorsOf(value, 'lastInitials'))[0]
    else if (tag === 'CN')
      last = { family: value.replace(/[{}]/g, ' '), given: '', suffix: '', isGroup: true }
    else if (tag === 'FIR' || tag === 'IR' || tag === 'FED' || tag === 'ED') last = undefined
    if (last && (tag === 'CN' || tag === (hasFull ? 'FAU' : 'AU'))) authors.push(last)
    if (!last || (tag !== 'AD' && tag !== 'AUID')) continue
    const name = authorString([last])
    const detail = details.get(name) ?? { name, orcid: '', affiliations: [] }
    if (tag === 'AD' && detail.affiliations.length < 20) detail.affiliations.push(value.slice(0, 1000))
    else if (tag === 'AUID') detail.orcid = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(value)?.[0] ?? detail.orcid
    details.set(name, detail)
  }
  return { authors, details: [...details.values()] }
}

/** `Smith, John Jr`, `van der Berg, Anna`, `World Health Organization`. */
function fullName(text: string): Author[] {
  const name = text.replace(/[{};]/g, ' ')
  const [, before, suffix] = /^(.*\S)[\s,]+(Jr|Sr|II|III|IV|2nd|3rd|4th)\.?$/.exec(name) ?? []
  return authorsOf(before === undefined ? name : `${before}, ${suffix}`, 'lastFirst')
}

const noticeTags: Record<string, NoticeKind> = { RIN: 'retraction', EIN: 'correction', ECI: 'concern' }

function noticeOf(kind: NoticeKind | undefined, text: string) {
  if (kind === undefined) return []
  const source = text
    .replace(/\.? PMID: \d+$/, '')
    .replace(/\.? doi: \S+$/, '')
    .replace(/\.$/, '')
  return [
    { kind, source, doi: doiIn(text).replace(/\.$/, ''), pubmedId: /PMID: (\d+)/.exec(text)?.[1] ?? '' },
  ]
}
