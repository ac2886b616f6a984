import type { Bilingual } from '#contract/language.ts'

/** Beside a page of content: links to further pages. */
export const further = {
  further: { de: 'Weitere Seiten', en: 'Further pages' },
  oftenSought: { de: 'Oft gesucht', en: 'Often looked for' },
  questions: { de: 'Haben Sie Fragen?', en: 'Any questions?' },
  questionsLead: {
    de: 'Wir antworten Ihnen so bald wie möglich.',
    en: 'We will reply as soon as we can.',
  },
  askUs: { de: 'Schreiben Sie uns', en: 'Write to us' },
} as const satisfies Record<string, Bilingual<string>>
