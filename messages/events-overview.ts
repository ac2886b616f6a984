import type { Bilingual } from '#contract/language.ts'

/** The overview of events, and their calendar. */
export const eventsOverview = {
  title: { de: 'Veranstaltungen', en: 'Events' },
  upcoming: { de: 'Demnächst', en: 'Coming up' },
  running: { de: 'Läuft gerade', en: 'On now' },
  past: { de: 'Rückblick', en: 'Past events' },
  noneUpcoming: { de: 'Zurzeit ist nichts geplant', en: 'Nothing is planned at present' },
  noneUpcomingLead: {
    de: 'Sobald ein Termin feststeht, erscheint er hier. Wer den Kalender abonniert, erfährt es von selbst.',
    en: 'As soon as a date is fixed, it appears here. Those who subscribe to the calendar learn of it by themselves.',
  },
  noneFound: { de: 'Dazu gibt es keine Veranstaltung', en: 'There is no such event' },
  noneFoundLead: {
    de: 'Wählen Sie etwas anderes, oder sehen Sie sich alle an.',
    en: 'Choose something else, or look at all of them.',
  },
  showAll: { de: 'Alle anzeigen', en: 'Show all' },
  filter: { de: 'Auswahl', en: 'Selection' },
  kind: { de: 'Art', en: 'Kind' },
  year: { de: 'Jahr', en: 'Year' },
  month: { de: 'Monat', en: 'Month' },
  registration: { de: 'Anmeldung', en: 'Registration' },
  kinds: {
    de: { all: 'Alle', lecture: 'Hahn-Vorlesung', inPresence: 'Vor Ort', online: 'Online' },
    en: { all: 'All', lecture: 'Hahn Lecture', inPresence: 'On site', online: 'Online' },
  },
  all: { de: 'Alle', en: 'All' },
  withRegistration: { de: 'Nur mit Anmeldung', en: 'With registration only' },
  apply: { de: 'Anzeigen', en: 'Show' },
  subscribe: { de: 'Kalender abonnieren', en: 'Subscribe to the calendar' },
} as const satisfies Record<string, Bilingual<unknown>>
