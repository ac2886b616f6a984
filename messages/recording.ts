import type { Bilingual } from '#contract/language.ts'

/** Sound and films that are played in place. */
export const recording = {
  noSound: {
    de: 'Ihr Browser kann diese Aufnahme nicht abspielen.',
    en: 'Your browser cannot play this recording.',
  },
} as const satisfies Record<string, Bilingual<string>>
