import type { Language } from '#contract/language.ts'
import type { EditionDetail } from '#contract/lecture/edition.ts'
import { editionName } from '#messages/lecture.ts'
import { shell } from '#messages/shell.ts'
import { dayOf } from '#web/language.ts'

type Cited = Pick<EditionDetail, 'speaker' | 'title' | 'number' | 'year' | 'start'>

/** How a talk is named in a list of references: who, what, where, when, and its address. */
export function citationOf(
  { speaker, title, number, year, start }: Cited,
  address: string,
  language: Language,
): string {
  const when = start ? dayOf(start, language) : String(year)
  const where = `${editionName(number)[language]}, ${shell.institute[language]}`
  return [`${speaker.name}: ${title}.`, `${where}, ${when}.`, address].filter(Boolean).join(' ')
}
