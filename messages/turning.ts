import type { Bilingual } from '#contract/language.ts'

/** Announcement that a page has changed by itself. */
export const turningTexts = {
  changed: {
    de: 'Diese Seite hat sich gerade geändert.',
    en: 'This page has just changed.',
  },
} as const satisfies Record<string, Bilingual<string>>
