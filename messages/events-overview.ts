import type { Bilingual } from '#contract/language.ts'

/** The overview of events, and their calendar. */
export const eventsOverview = {
  title: { de: 'Veranstaltungen', en: 'Events' },
  upcoming: { de: 'Demnächst', en: 'Coming up' },
  past: { de: 'Rückblick', en: 'Past events' },
  noneUpcoming: { de: 'Zurzeit ist nichts geplant', en: 'Nothing is planned at present' },
  noneUpcomingLead: {
    de: 'Sobald ein Termin feststeht, erscheint er hier. Wer den Kalender abonniert, erfährt es von selbst.',
    en: 'As soon as a date is fixed, it appears here. Those who subscribe to the calendar learn of it by themselves.',
  },
  noneFound: { de: 'Dazu gibt es keine Veranstaltung', en: 'There is no such event' },
  noneFoundLead: {
    de: 'Wählen Sie ein anderes Jahr oder eine andere Art, oder sehen Sie sich alle an.',
    en: 'Choose another year or another kind, or look at all of them.',
  },
  showAll: { de: 'Alle anzeigen', en: 'Show all' },
  filter: { de: 'Auswahl', en: 'Selection' },
  byKind: { de: 'Nach Art', en: 'By kind' },
  byYear: { de: 'Nach Jahr', en: 'By year' },
  kinds: {
    de: { all: 'Alle', lecture: 'Hahn-Vorlesung', inPresence: 'Vor Ort', online: 'Online' },
    en: { all: 'All', lecture: 'Hahn Lecture', inPresence: 'On site', online: 'Online' },
  },
  allYears: { de: 'Alle Jahre', en: 'All years' },
  subscribe: { de: 'Kalender abonnieren', en: 'Subscribe to the calendar' },
} as const satisfies Record<string, Bilingual<unknown>>
