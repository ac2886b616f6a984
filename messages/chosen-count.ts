import type { Bilingual } from '#contract/language.ts'

/** Number of chosen answers of a poll, out of the maximum. */
export const chosenCount = {
  chosen: {
    de: (many: number, most: number) => `${many} von ${most} gewählt.`,
    en: (many: number, most: number) => `${many} of ${most} chosen.`,
  },
  noneLeft: {
    de: (most: number) =>
      `Mehr als ${most} Antworten sind nicht möglich. Um eine andere zu wählen, nehmen Sie zuerst eine zurück.`,
    en: (most: number) =>
      `More than ${most} options are not possible. To choose another one, untick one first.`,
  },
} as const satisfies Record<string, Bilingual<unknown>>
