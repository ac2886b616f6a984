import type { Bilingual } from '#contract/language.ts'

/** Shown in place of a form that closed while the page was open. */
export const closedForm = {
  title: { de: 'Gerade zu Ende gegangen', en: 'This has just closed' },
  lead: {
    de: 'Was Sie noch nicht gesendet haben, ist nicht bei uns angekommen.',
    en: 'What you had not sent yet has not reached us.',
  },
} as const satisfies Record<string, Bilingual<string>>
