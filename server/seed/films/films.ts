import type { File } from '#contract/files/file.ts'
import type { Bilingual } from '#contract/language.ts'

export interface SeedFilm {
  /** File in this folder, drawn by `draw/draw.ts`. */
  file: string
  poster: string
  alt: Bilingual<string>
  captions: Bilingual<string>
  ground: File['ground']
  caption: Bilingual<string>
}

/** The demo's films: computed and drawn by our own code, without sound. */
export const films = {
  spinEcho: {
    file: 'spin-echo.mp4',
    poster: 'spin-echo.webp',
    alt: {
      de: 'Links ein Kreis, in dem alle Pfeile nach oben zeigen; rechts das Signal, das verklungen ist und als Echo wieder anschwillt.',
      en: 'On the left a circle in which all arrows point up; on the right the signal, which has died away and swells again as an echo.',
    },
    captions: { de: 'spin-echo.de.vtt', en: 'spin-echo.en.vtt' },
    ground: 'light',
    caption: {
      de: 'Vierzehn Sekunden ohne Ton: Die Pfeile laufen auseinander, ein Puls klappt sie um, und das Signal kehrt als Echo zurück.',
      en: 'Fourteen seconds without sound: the arrows fan out, a pulse turns them over, and the signal returns as an echo.',
    },
  },
} satisfies Record<string, SeedFilm>
