import type { Bilingual } from '#contract/language.ts'

/** What stands in every PDF. */
export const pdfTexts = {
  page: {
    de: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    en: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
} as const satisfies Record<string, Bilingual<(page: number, pages: number) => string>>
