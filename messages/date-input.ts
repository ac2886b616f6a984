import type { Bilingual } from '#contract/language.ts'

export const endsNextDay: Bilingual<string> = { de: 'Endet am nächsten Tag', en: 'Ends on the next day' }

/** Input of a day, or of a day and a time, typed or chosen by staff. */
export const dateInput = {
  open: { de: 'Kalender öffnen', en: 'Open calendar' },
  calendar: { de: 'Kalender', en: 'Calendar' },
  day: { de: 'TT.MM.JJJJ', en: 'DD/MM/YYYY' },
  moment: { de: 'TT.MM.JJJJ, hh:mm', en: 'DD/MM/YYYY, hh:mm' },
  badDay: {
    de: 'Bitte schreiben Sie einen Tag, zum Beispiel 24.12.2027.',
    en: 'Please enter a day, for example 24/12/2027.',
  },
  badMoment: {
    de: 'Bitte schreiben Sie Tag und Uhrzeit, zum Beispiel 24.12.2027, 18:00.',
    en: 'Please enter day and time, for example 24/12/2027, 18:00.',
  },
  nextMonth: { de: 'Nächster Monat', en: 'Next month' },
  previousMonth: { de: 'Voriger Monat', en: 'Previous month' },
  nextYear: { de: 'Nächstes Jahr', en: 'Next year' },
  previousYear: { de: 'Voriges Jahr', en: 'Previous year' },
  nextDecade: { de: 'Nächstes Jahrzehnt', en: 'Next decade' },
  previousDecade: { de: 'Voriges Jahrzehnt', en: 'Previous decade' },
} as const satisfies Record<string, Bilingual<string>>
