import type { Bilingual } from '#contract/language.ts'

/** Notice above a record that is shown through a preview link. */
export const previewWords = {
  title: { de: 'Vorschau', en: 'Preview' },
  lead: {
    de: 'So wird die Seite aussehen. Sie ist nur über diesen Link zu sehen, und er gilt sieben Tage.',
    en: 'This is what the page will look like. It can only be seen through this link, which is valid for seven days.',
  },
  invalid: {
    de: 'Diese Anfrage ist ungültig oder abgelaufen',
    en: 'This request is invalid or has expired',
  },
  invalidLead: {
    de: 'Bitten Sie die Person, die Ihnen den Link geschickt hat, um einen neuen.',
    en: 'Please ask the person who sent you the link for a new one.',
  },
} as const satisfies Record<string, Bilingual<string>>
