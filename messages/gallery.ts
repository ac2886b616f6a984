import type { Bilingual } from '#contract/language.ts'

/** Pictures beside each other, one of them large. */
export const gallery = {
  enlarge: { de: 'Bild vergrößern', en: 'Enlarge the picture' },
  close: { de: 'Schließen', en: 'Close' },
  previousPicture: { de: 'Voriges Bild', en: 'Previous picture' },
  nextPicture: { de: 'Nächstes Bild', en: 'Next picture' },
} as const satisfies Record<string, Bilingual<string>>

/** „Bild 2 von 5“. */
export function pictureOf(at: number, all: number): Bilingual<string> {
  return { de: `Bild ${at} von ${all}`, en: `Picture ${at} of ${all}` }
}
