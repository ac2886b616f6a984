import { day } from '#contract/durations.ts'
import { type Bilingual, type Language, timeZone } from '#contract/language.ts'
import type { Cell } from './declaration.ts'

// Excel in German recognises German dates; English has several date orders, and all its variants recognise
// this one.
const written: Bilingual<Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de-DE', { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
  en: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
}

const words: Bilingual<{ yes: string; no: string }> = {
  de: { yes: 'ja', no: 'nein' },
  en: { yes: 'yes', no: 'no' },
}

/** Formats a cell for people: `12.03.2027 17:00` or `2027-03-12 17:00` in Berlin time, `ja`, `3,5`. */
export function textOf(cell: Cell, reader: Language): string {
  if (cell === null) return ''
  if (cell instanceof Date) return written[reader].format(cell).replace(',', '')
  if (typeof cell === 'boolean') return cell ? words[reader].yes : words[reader].no
  if (typeof cell === 'number') return reader === 'de' ? String(cell).replace('.', ',') : String(cell)
  return cell
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
const firstDay = Date.UTC(1899, 11, 30) // day 0 of spreadsheets

/** Returns the local time in Berlin as a spreadsheet date: days since the end of 1899. */
export function dayNumberOf(moment: Date): number {
  const shown = Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`)
  return (shown - firstDay) / day
}
