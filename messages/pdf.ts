import type { Bilingual } from '#contract/language.ts'

/** Texts in every PDF. */
export const pdfTexts = {
  page: {
    de: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    en: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
} as const satisfies Record<string, Bilingual<(page: number, pages: number) => string>>

/** Page before all others if a name has characters that cannot be printed. */
export const unsetNames = {
  title: { de: 'Bitte vor dem Drucken lesen', en: 'Please read before printing' },
  lead: {
    de: 'Diese Einträge enthalten Schriftzeichen, die hier nicht gedruckt werden können. An ihrer Stelle stehen Kästchen. Bitte ändern Sie die Einträge, oder schreiben Sie die Namen von Hand. Diese Seite muss nicht gedruckt werden.',
    en: 'These entries contain letters that cannot be printed here. Boxes stand in their place. Please change the entries, or write the names by hand. This page need not be printed.',
  },
} as const satisfies Record<string, Bilingual<string>>
