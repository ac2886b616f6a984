import type { Language } from '#contract/language.ts'
import type { EditionDetail } from '#contract/lecture/edition.ts'
import { editionName } from '#messages/lecture.ts'
import { shell } from '#messages/shell.ts'
import { dayOf } from '#web/language.ts'

type Cited = Pick<EditionDetail, 'speaker' | 'title' | 'number' | 'year' | 'start'>

/** Returns the citation of a talk: speaker, title, series, date and address. */
export function citationOf(
  { speaker, title, number, year, start }: Cited,
  address: string,
  language: Language,
): string {
  const when = start ? dayOf(start, language) : String(year)
  const where = `${editionName(number)[language]}, ${shell.institute[language]}`
  return [`${speaker.name}: ${title}.`, `${where}, ${when}.`, address].filter(Boolean).join(' ')
}
