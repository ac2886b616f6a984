import type { Bilingual } from '#contract/language.ts'
import type { Station } from '#contract/people/cv.ts'
import { spanDash } from './event-times.ts'

/** Team page, which lists all people. */
export const team = {
  search: { de: 'Name, Gruppe oder Funktion', en: 'Name, group or position' },
  order: { de: 'Ordnung', en: 'Order' },
  byGroup: { de: 'Nach Gruppe', en: 'By group' },
  byPosition: { de: 'Nach Funktion', en: 'By position' },
  leadsGroup: { de: 'Leitung der Gruppe', en: 'Group leader' },
  investigators: { de: 'Leitung', en: 'Principal investigators' },
  others: { de: 'Weitere Personen', en: 'Others' },
  former: { de: 'Ehemalige', en: 'Former members' },
  empty: { de: 'Noch keine Profile', en: 'No profiles yet' },
  emptyLead: {
    de: 'Hier stellen sich die Menschen vor, die am Institut arbeiten.',
    en: 'Here the people who work at the institute introduce themselves.',
  },
  none: { de: 'Niemand gefunden', en: 'Nobody found' },
  noneLead: { de: 'Versuchen Sie es mit einem anderen Wort.', en: 'Try another word.' },
  found: (n: number): Bilingual<string> => ({
    de: n === 1 ? '1 Person' : `${n} Personen`,
    en: n === 1 ? '1 person' : `${n} people`,
  }),
} as const

/** For example “All 12 publications” */
export function allPublications(n: number): Bilingual<string> {
  return n === 1
    ? { de: 'In der Liste der Publikationen', en: 'In the list of publications' }
    : { de: `Alle ${n} Publikationen`, en: `All ${n} publications` }
}

/** A public profile. */
export const profile = {
  isFormer: { de: 'Nicht mehr am Institut', en: 'No longer at the institute' },
  aboutMe: { de: 'Über mich', en: 'About me' },
  interests: { de: 'Schwerpunkte', en: 'Interests' },
  cv: { de: 'Werdegang', en: 'Curriculum vitae' },
  groups: { de: 'Arbeitsgruppen', en: 'Research groups' },
  leads: { de: 'Leitung', en: 'Group leader' },
  boards: { de: 'Gremien', en: 'Boards and committees' },
  publications: { de: 'Ausgewählte Publikationen', en: 'Selected publications' },
  latest: { de: 'Neueste Publikationen', en: 'Latest publications' },
  pinned: { de: 'Wichtige Publikationen', en: 'Key publications' },
  contact: { de: 'Kontakt', en: 'Contact' },
  email: { de: 'E-Mail', en: 'E-mail' },
  phone: { de: 'Telefon', en: 'Telephone' },
  room: { de: 'Raum', en: 'Room' },
  institution: { de: 'Einrichtung', en: 'Institution' },
  vcard: { de: 'Ins Adressbuch (vCard)', en: 'Add to contacts (vCard)' },
  qr: { de: 'QR-Code dieser Seite', en: 'QR code of this page' },
} as const satisfies Record<string, Bilingual<string>>

/** Boards and committees. */
export const board = {
  former: { de: 'Frühere Mitglieder', en: 'Former members' },
} as const satisfies Record<string, Bilingual<string>>

/** For example “since 2019”, “2015–2019”. */
export function rangeOf({ from, to, isOpen }: Omit<Station, 'event'>): Bilingual<string> {
  if (isOpen) return { de: `seit ${from}`, en: `since ${from}` }
  if (from === '') return { de: `bis ${to}`, en: `until ${to}` }
  const both = to === '' || to === from ? from : `${from}${spanDash}${to}`
  return { de: both, en: both }
}

/** A term in a board, in years. */
export function termOf({ from, to }: { from: string | null; to: string | null }): Bilingual<string> {
  const [first, last] = [from?.slice(0, 4) ?? '', to?.slice(0, 4) ?? '']
  if (first === '' && last === '') return { de: '', en: '' }
  return rangeOf({ from: first, to: last, isOpen: to === null })
}
