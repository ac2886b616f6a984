import type { Bilingual } from '#contract/language.ts'

/** What is said of an event wherever it is listed. */
export const eventCards = {
  attendance: {
    de: { inPresence: 'vor Ort', online: 'online', hybrid: 'vor Ort und online' },
    en: { inPresence: 'on site', online: 'online', hybrid: 'on site and online' },
  },
  state: {
    de: { upcoming: 'Demnächst', running: 'Läuft gerade', past: 'Vorbei' },
    en: { upcoming: 'Coming up', running: 'On now', past: 'Over' },
  },
  registration: {
    de: {
      notYet: 'Anmeldung noch nicht offen',
      open: 'Anmeldung offen',
      closed: 'Anmeldung geschlossen',
      ended: 'Anmeldung beendet',
    },
    en: {
      notYet: 'Registration not open yet',
      open: 'Registration open',
      closed: 'Registration closed',
      ended: 'Registration ended',
    },
  },
  cancelled: { de: 'Fällt aus', en: 'Cancelled' },
} as const satisfies Record<string, Bilingual<unknown>>
