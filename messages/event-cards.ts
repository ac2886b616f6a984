import type { Bilingual } from '#contract/language.ts'

/** Texts about an event in every list. */
export const eventCards = {
  attendance: {
    de: { inPresence: 'vor Ort', online: 'online', hybrid: 'vor Ort und online' },
    en: { inPresence: 'on site', online: 'online', hybrid: 'on site and online' },
  },
} as const satisfies Record<string, Bilingual<unknown>>
