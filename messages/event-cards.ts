import type { Bilingual } from '#contract/language.ts'

/** What is said of an event wherever it is listed. */
export const eventCards = {
  attendance: {
    de: { inPresence: 'vor Ort', online: 'online', hybrid: 'vor Ort und online' },
    en: { inPresence: 'on site', online: 'online', hybrid: 'on site and online' },
  },
} as const satisfies Record<string, Bilingual<unknown>>
