import type { Bilingual } from '#contract/language.ts'

/** People of the institute. */
export const people = {
  author: { de: 'Verfasst von', en: 'Written by' },
  chooseAuthor: { de: 'Wer hat das geschrieben?', en: 'Who wrote this?' },
  noAuthor: { de: 'Niemand genannt', en: 'Nobody named' },
  role: { de: 'Rolle', en: 'Role' },
  status: { de: 'Status', en: 'Status' },
  lastLogin: { de: 'Zuletzt angemeldet', en: 'Last login' },
  neverLoggedIn: { de: 'Noch nie angemeldet', en: 'Never logged in' },
} as const satisfies Record<string, Bilingual<string>>
