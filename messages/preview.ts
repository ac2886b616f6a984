import type { Bilingual } from '#contract/language.ts'

/** Above a record that is shown to those who have the link. */
export const previewWords = {
  title: { de: 'Vorschau', en: 'Preview' },
  lead: {
    de: 'So wird die Seite aussehen. Sie ist nur über diesen Link zu sehen, und er gilt sieben Tage.',
    en: 'This is what the page will look like. It can only be seen through this link, which is valid for seven days.',
  },
} as const satisfies Record<string, Bilingual<string>>
