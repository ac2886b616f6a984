import type { Bilingual } from '#contract/language.ts'

/** Sound and films played on the page. */
export const recording = {
  noSound: {
    de: 'Ihr Browser kann diese Aufnahme nicht abspielen.',
    en: 'Your browser cannot play this recording.',
  },
} as const satisfies Record<string, Bilingual<string>>
