import type { Bilingual, Language } from '#contract/language.ts'
import { spanDash } from './event-times.ts'

/** The public pages of research groups. */
export const groups = {
  empty: { de: 'Hier stehen bald unsere Arbeitsgruppen', en: 'Our research groups will be here soon' },
  emptyLead: {
    de: 'Jede stellt sich mit ihren Menschen, Fragen und Projekten vor.',
    en: 'Each presents its people, questions and projects.',
  },
  own: { de: 'Gruppen des Instituts', en: 'Groups of the institute' },
  associated: { de: 'Assoziierte Gruppen', en: 'Associated groups' },
  others: { de: 'Weitere Gruppen', en: 'Other groups' },
  kind: {
    de: {
      own: 'Arbeitsgruppe des Instituts',
      associated: 'Assoziierte Arbeitsgruppe',
      other: 'Arbeitsgruppe',
    },
    en: { own: 'Group of the institute', associated: 'Associated group', other: 'Research group' },
  },
  leader: { de: 'Leitung', en: 'Group leader' },
  members: { de: 'Mitglieder', en: 'Members' },
  alumni: { de: 'Ehemalige', en: 'Former members' },
  description: { de: 'Woran wir arbeiten', en: 'What we work on' },
  projects: { de: 'Projekte', en: 'Projects' },
  ended: { de: 'Abgeschlossen', en: 'Completed' },
  funders: { de: 'Gefördert durch', en: 'Funded by' },
  toProject: { de: 'Zum Projekt', en: 'About the project' },
  publications: { de: 'Publikationen', en: 'Publications' },
  latest: { de: 'Neueste Publikationen', en: 'Latest publications' },
  allPublications: { de: 'Alle Publikationen der Gruppe', en: 'All publications of the group' },
  contact: { de: 'Kontakt', en: 'Contact' },
  email: { de: 'E-Mail', en: 'E-mail' },
  phone: { de: 'Telefon', en: 'Telephone' },
  place: { de: 'Ort', en: 'Place' },
  tags: { de: 'Schlagwörter', en: 'Tags' },
  onlyGerman: { de: 'Diesen Text gibt es nur auf Deutsch.', en: 'This text is available in German only.' },
  onlyEnglish: { de: 'Diesen Text gibt es nur auf Englisch.', en: 'This text is available in English only.' },
} as const satisfies Record<string, Bilingual<unknown>>

const monthNames: Bilingual<Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

// A year alone is returned as it is; a year with a month is written out.
function timeIn(text: string, language: Language): string {
  return text.length === 4 ? text : monthNames[language].format(new Date(`${text}-01T00:00:00Z`))
}

/** “2021–2024”, “since October 2023”, “until 2020”; empty if both are null. */
export function periodOf({ from, to }: { from: string | null; to: string | null }): Bilingual<string> {
  if (from === null && to === null) return { de: '', en: '' }
  if (from === null) return { de: `bis ${timeIn(to ?? '', 'de')}`, en: `until ${timeIn(to ?? '', 'en')}` }
  if (to === null) return { de: `seit ${timeIn(from, 'de')}`, en: `since ${timeIn(from, 'en')}` }
  const isOneYear = from.length === 4 && to.length === 4
  const dash = isOneYear ? spanDash : ' – '
  const both = (language: Language) => `${timeIn(from, language)}${dash}${timeIn(to, language)}`
  return from === to ? { de: timeIn(from, 'de'), en: timeIn(from, 'en') } : { de: both('de'), en: both('en') }
}
