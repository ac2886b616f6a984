import type { Bilingual } from '#contract/language.ts'

/** The home page. */
export const site = {
  readNews: { de: 'Neuigkeiten lesen', en: 'Read our news' },
  writeToUs: { de: 'Schreiben Sie uns', en: 'Write to us' },
  newsTitle: { de: 'Neuigkeiten', en: 'News' },
  allNews: { de: 'Alle Neuigkeiten', en: 'All news' },
  noNews: { de: 'Hier stehen bald unsere Neuigkeiten.', en: 'Our news will be here soon.' },
} as const satisfies Record<string, Bilingual<string>>
