import { hasWebAddress } from '../address-in-text.ts'
import { cleanText, cleanWords } from '../clean-text.ts'
import type { Language } from '../language.ts'
import { mailboxKeyOf, problemOfAddress } from '../voting/voter-address.ts'
import { type Column, columnsIn } from './columns.ts'
import { hasMailbox, type Mailbox, mailboxesIn, mailboxOf, namesIn } from './mailboxes.ts'
import { afterLine, rowAt } from './records.ts'

/** A person on a list; missing details are empty, a missing language is null. */
export interface ListedPerson extends Mailbox {
  language: Language | null
  institution: string
  city: string
  country: string
}

/** An entry of a list: the person, or the problem. */
export interface ListedRow {
  /** First line of the entry, from 1. */
  line: number
  raw: string
  person: ListedPerson | null
  problem: 'noAddress' | 'invalid' | 'doubled' | null
}

export const longestName = 100 // as everywhere on the site
const longestRaw = 120 // of an entry without a person
const separators = ',;\t'

/**
 * Reads a pasted list of people, or the text of a file: one address per line, `Feld, Lise <a@b.de>; …` as
 * mail programs copy it, or a table with German or English column headings, including exports of this site.
 */
export function readPeopleList(given: string): ListedRow[] {
  const text = cleanText(given.replaceAll('\0', ''))
  const known = new Set<string>()
  return entriesIn(text).flatMap(({ line, raw, people }) => {
    if (people.length === 0)
      return [{ line, raw: shortened(raw), person: null, problem: 'noAddress' as const }]
    return people.map(person => {
      const words = people.length === 1 ? raw : person.email
      const problem = problemOf(person, known)
      return { line, raw: shortened(words), person: problem === null ? limited(person) : null, problem }
    })
  })
}

/** Returns the people of a list, each once. */
export function peopleIn(rows: readonly ListedRow[]): ListedPerson[] {
  return rows.flatMap(({ person }) => person ?? [])
}

interface Entry {
  line: number
  raw: string
  people: ListedPerson[]
}

function entriesIn(text: string): Entry[] {
  const entries: Entry[] = []
  let columns: (Column | null)[] | null = null
  let parted = separators // any of them, until a table has one
  let line = 1
  for (let at = 0; at < text.length; ) {
    const words = text.slice(at, lineEnd(text, at))
    const given = /^"?sep=([^\r\n])"?$/i.exec(words.trim())?.[1]
    const head = given ? null : headAt(text, at, parted)
    let end = afterLine(text, at + words.length)
    if (given) parted = given
    else if (head) ({ columns, parted, end } = head)
    else if (words.trim() !== '') {
      const row = rowAt(text, at, parted)
      if (columns || !hasMailbox(words)) end = row.end
      const raw = text.slice(at, end).trim()
      entries.push({
        line,
        raw,
        people: (columns && fromColumns(row.cells, columns)) ?? peopleOf(words, row.cells),
      })
      if (columns && row.cells.every(cell => cell === '')) entries.pop()
    }
    line += linesIn(text.slice(at, end))
    at = end
  }
  return entries
}

/** Finds a row of headings, and the separator of its cells. */
function headAt(text: string, at: number, parted: string) {
  for (const sign of parted.length === 1 ? [parted] : separators) {
    const { cells, end } = rowAt(text, at, sign)
    const columns = cells.length > 1 ? columnsIn(cells) : null
    if (columns) return { columns, parted: sign, end }
  }
  const { cells, end } = rowAt(text, at, parted)
  const columns = cells.length === 1 ? columnsIn(cells) : null
  return columns?.[0] === 'email' && /mail/i.test(cells[0] ?? '') ? { columns, parted, end } : null
}

function fromColumns(cells: readonly string[], columns: readonly (Column | null)[]): ListedPerson[] | null {
  const readCell = (column: Column) => {
    const place = columns.indexOf(column)
    return place < 0 ? '' : (cells[place] ?? '').replace(/\s+/g, ' ').trim()
  }
  const address = readCell('email')
  if (address === '') return cells.some(cell => cell.includes('@')) ? null : []
  const [written, ...others] = hasMailbox(address) ? mailboxesIn(address) : [mailboxOf(address)]
  if (!written || others.length > 0) return null
  const [firstName, lastName] = [readCell('firstName'), readCell('lastName')]
  const names =
    firstName || lastName
      ? { firstName, lastName, name: `${firstName} ${lastName}`.trim() }
      : namesIn(readCell('name') || written.name)
  const language = languageIn(readCell('language'))
  const place = { institution: readCell('institution'), city: readCell('city'), country: readCell('country') }
  return [{ email: written.email, ...names, language, ...place }]
}

const nothingElse = { language: null, institution: '', city: '', country: '' }

/** Without headings: mailboxes, several addresses, or one address with a name and a language around it. */
function peopleOf(line: string, cells: readonly string[]): ListedPerson[] {
  if (hasMailbox(line)) return mailboxesIn(line).map(one => ({ ...one, ...nothingElse }))
  const addressed = cells.filter(cell => cell.includes('@'))
  if (addressed.length !== 1) return addressed.map(cell => ({ ...mailboxOf(cell), ...nothingElse }))
  const others = cells.filter(cell => cell !== '' && !cell.includes('@'))
  const language = others.map(languageIn).find(spoken => spoken !== null) ?? null
  const name = others.filter(cell => languageIn(cell) === null).join(' ')
  return [{ ...mailboxOf(addressed[0] ?? ''), ...nothingElse, name, language }]
}

function problemOf({ email }: ListedPerson, known: Set<string>): ListedRow['problem'] {
  if (problemOfAddress(email) !== null) return 'invalid'
  const key = mailboxKeyOf(email)
  if (known.has(key)) return 'doubled'
  known.add(key)
  return null
}

function limited(person: ListedPerson): ListedPerson {
  // Mail programs use the address as the name of a person without a name.
  const short = (text: string) => {
    const cleaned = cleanWords(text)
    return hasWebAddress(cleaned) ? '' : cleaned.slice(0, longestName).trim()
  }
  return {
    ...person,
    firstName: short(person.firstName),
    lastName: short(person.lastName),
    name: short(person.name),
  }
}

function languageIn(cell: string): Language | null {
  const word = cell.trim().toLowerCase()
  if (/^(de(-\w+)?|deutsch|german)$/.test(word)) return 'de'
  return /^(en(-\w+)?|englisch|english)$/.test(word) ? 'en' : null
}

function lineEnd(text: string, at: number): number {
  let end = at
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1
  return end
}

function linesIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}

function shortened(raw: string): string {
  return raw.length > longestRaw ? `${raw.slice(0, longestRaw)}…` : raw
}
