import type { Language } from '../language.ts'
import { mailboxKeyOf, problemOfAddress } from './voter-address.ts'

/** Somebody on a list of addresses; the language is null where the list does not say it. */
export interface Listed {
  email: string
  name: string
  language: Language | null
}

/** What a list of addresses says: who is on it, which lines name a mailbox again, and which name none. */
export interface AddressList {
  listed: Listed[]
  doubled: string[]
  invalid: string[]
}

export const longestName = 100 // as everywhere on the site
const longestShown = 120 // of a line that names nobody

/**
 * Reads a list that somebody pasted, or a CSV file: one address a line, `Name <a@b.de>`, several beside each other with
 * commas or semicolons, or columns in any order with name, address and language (de, en) and a row of headings.
 */
export function readAddressList(text: string): AddressList {
  const found: AddressList = { listed: [], doubled: [], invalid: [] }
  const known = new Set<string>()
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || (at === 0 && isHeading(line))) continue
    for (const entry of entriesIn(line)) addEntry(found, known, entry)
  }
  return found
}

// The first row of a table names its columns, and no address.
function isHeading(line: string): boolean {
  return !line.includes('@') && /mail|adresse|address/i.test(line) && /[,;\t]|^\W*e-?mail\W*$/i.test(line)
}

type Entry = Listed | { invalid: string }

function addEntry(found: AddressList, known: Set<string>, entry: Entry): void {
  if ('invalid' in entry) {
    found.invalid.push(entry.invalid)
    return
  }
  const key = mailboxKeyOf(entry.email)
  if (known.has(key)) found.doubled.push(entry.email)
  else found.listed.push(entry)
  known.add(key)
}

function entriesIn(line: string): Entry[] {
  const cells = cellsOf(line)
  const addressed = cells.filter(cell => cell.includes('@'))
  if (addressed.length === 1) return [entryOf(addressed[0] ?? '', cells)]
  if (addressed.length === 0) return [{ invalid: shortened(line) }]
  return cells.map(cell => entryOf(cell, []))
}

/** One address, with the other cells of its row. */
function entryOf(cell: string, cells: readonly string[]): Entry {
  const { name, email } = mailboxIn(cell)
  if (problemOfAddress(email) !== null) return { invalid: shortened(cell) }
  const others = cells.filter(other => other !== cell && other !== '')
  const language = others.map(languageIn).find(spoken => spoken !== null) ?? null
  const names = others.filter(other => languageIn(other) === null)
  const whole = (name || names.join(' ')).replace(/\s+/g, ' ').trim()
  return { email, name: whole.slice(0, longestName), language }
}

function mailboxIn(cell: string): { name: string; email: string } {
  const [, name = '', email = ''] = /^([^<>]*)<([^<>]*)>$/.exec(cell) ?? []
  if (email === '') return { name: '', email: cell.replace(/^mailto:/i, '') }
  return { name: unquoted(name), email: email.trim() }
}

function languageIn(cell: string): Language | null {
  const word = cell.toLowerCase()
  if (['de', 'deutsch', 'german'].includes(word)) return 'de'
  return ['en', 'englisch', 'english'].includes(word) ? 'en' : null
}

/** The cells of a line, split at commas, semicolons and tabs that stand in no quotes. */
function cellsOf(line: string): string[] {
  const cells = line.match(/(?:"(?:[^"]|"")*"|[^,;\t"])+/g) ?? []
  return cells.map(cell => unquoted(cell)).filter(cell => cell !== '')
}

function unquoted(cell: string): string {
  const plain = cell.trim()
  const isQuoted = /^"(?:[^"]|"")*"$/.test(plain)
  return (isQuoted ? plain.slice(1, -1).replaceAll('""', '"') : plain).trim()
}

function shortened(line: string): string {
  const plain = line.trim()
  return plain.length > longestShown ? `${plain.slice(0, longestShown)}…` : plain
}
