import type { Bilingual } from '#contract/language.ts'

/** Gallery of pictures, one of them enlarged. */
export const gallery = {
  enlarge: { de: 'Bild vergrößern', en: 'Enlarge the picture' },
  close: { de: 'Schließen', en: 'Close' },
  previousPicture: { de: 'Voriges Bild', en: 'Previous picture' },
  nextPicture: { de: 'Nächstes Bild', en: 'Next picture' },
} as const satisfies Record<string, Bilingual<string>>

/** For example “Picture 2 of 5”. */
export function picturePosition(at: number, all: number): Bilingual<string> {
  return { de: `Bild ${at} von ${all}`, en: `Picture ${at} of ${all}` }
}
