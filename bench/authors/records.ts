import { SaxesParser } from 'saxes'
import type { Author } from '#contract/articles/authors.ts'

/** The fields of a PubMed record that the measurement uses. */
export interface PubmedRecord {
  id: string
  title: string
  journal: string
  year: number | null
  authors: RecordAuthor[]
}

export interface RecordAuthor {
  author: Author
  orcid: string
  affiliations: string[]
}

/** Parses an XML file of PubMed into records by their ids, without abstracts and references. */
export function recordsOf(xml: string): Map<string, PubmedRecord> {
  const records = new Map<string, PubmedRecord>()
  const parser = new SaxesParser()
  const path: string[] = []
  let record = blankRecord()
  let author = blankAuthor()
  let text = ''
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name)
    if (name === 'PubmedArticle') record = blankRecord()
    if (name === 'Author') author = blankAuthor()
    if (!marks.has(name)) text = ''
    if (name === 'Identifier' && attributes.Source !== 'ORCID') path[path.length - 1] = 'OtherIdentifier'
  })
  parser.on('text', piece => {
    text += piece
  })
  parser.on('closetag', () => {
    const name = path.pop() ?? ''
    if (marks.has(name)) return
    const above = path.at(-1) ?? ''
    if (above === 'Author' || above === 'AffiliationInfo') takeOfAuthor(author, name, text.trim())
    else takeOfRecord(record, name, above, text.trim())
    if (name === 'Author' && above === 'AuthorList') record.authors.push(author)
    if (name === 'PubmedArticle') records.set(record.id, record)
    text = ''
  })
  parser.write(xml).close()
  return records
}

const marks = new Set(['i', 'b', 'u', 'sub', 'sup'])

function takeOfAuthor(into: RecordAuthor, name: string, text: string): void {
  if (name === 'LastName') into.author.family = text
  if (name === 'ForeName') into.author.given = text
  if (name === 'Initials' && into.author.given === '') into.author.given = text
  if (name === 'Suffix') into.author.suffix = text
  if (name === 'CollectiveName') into.author = { family: text, given: '', suffix: '', isGroup: true }
  if (name === 'Affiliation') into.affiliations.push(text)
  if (name === 'Identifier') into.orcid = /[\dX]{4}(-?[\dX]{4}){3}/.exec(text)?.[0] ?? ''
}

function takeOfRecord(into: PubmedRecord, name: string, above: string, text: string): void {
  if (name === 'PMID' && above === 'MedlineCitation') into.id = text
  if (name === 'ArticleTitle') into.title = text
  if (name === 'MedlineTA') into.journal = text
  if ((name === 'Year' || name === 'MedlineDate') && above === 'PubDate')
    into.year = Number(/\d{4}/.exec(text)?.[0] ?? 0) || null
}

function blankRecord(): PubmedRecord {
  return { id: '', title: '', journal: '', year: null, authors: [] }
}

function blankAuthor(): RecordAuthor {
  return { author: { family: '', given: '', suffix: '', isGroup: false }, orcid: '', affiliations: [] }
}
