import type { Bilingual } from '#contract/language.ts'
import type { FixedPage } from '#contract/pages/places.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'

/**
 * Words that readers search for to find a kind of record, in both languages, even if the record's text does
 * not contain them.
 */
export const kindWords = {
  news: { de: 'Neuigkeiten Meldungen News', en: 'News' },
  events: { de: 'Veranstaltungen Termine', en: 'Events' },
  polls: { de: 'Abstimmungen Umfragen Poll', en: 'Polls vote voting surveys' },
  contests: { de: 'Wettbewerbe Abstimmungen', en: 'Contests vote voting' },
  lecture: { de: 'Vorlesungen', en: 'Lectures' },
  groups: { de: 'Arbeitsgruppen', en: 'Research groups' },
} as const satisfies { [kind in RecordKindName]?: Bilingual<string> }

/** Words that readers search for to find a page of the menu, other than its title. */
export const pageWords = {
  contact: { de: 'Adresse Anfahrt Telefon', en: 'Address directions phone' },
  career: {
    de: 'Stellen Stellenangebote Jobs Bewerbung Ausbildung',
    en: 'Jobs vacancies positions applications',
  },
  team: { de: 'Mitarbeiter Personen Menschen', en: 'Staff people members' },
  volunteers: { de: 'Probanden Studienteilnahme Mitmachen', en: 'Volunteers participants' },
  equipment: { de: 'Geräte Scanner', en: 'Devices scanners' },
  events: { de: 'Termine Kalender', en: 'Calendar dates' },
  artifactVoting: { de: 'Abstimmungen Wahl', en: 'Voting vote' },
  dataPrivacy: { de: 'DSGVO Datenschutzerklärung', en: 'GDPR privacy policy' },
} as const satisfies { [page in FixedPage]?: Bilingual<string> }

/** Ways to take part in an event. */
export const attendanceWords = {
  inPresence: { de: 'vor Ort Präsenz', en: 'in person on site' },
  online: { de: 'online digital', en: 'online virtual' },
  livestream: { de: 'online Livestream Übertragung', en: 'online livestream broadcast' },
} as const satisfies Record<string, Bilingual<string>>

/** States of a record in time. */
export const stateWords = {
  upcoming: { de: 'kommend bevorstehend', en: 'upcoming coming' },
  cancelled: { de: 'abgesagt', en: 'cancelled' },
  open: { de: 'offen laufend', en: 'open running' },
} as const satisfies Record<string, Bilingual<string>>
