import type { Bilingual } from '#contract/language.ts'

/** Column headings of short lists that are downloaded whole. */
export const fileHeadings = {
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  usedBy: { de: 'Verwendet', en: 'Uses' },
  from: { de: 'Adresse', en: 'Address' },
  to: { de: 'Führt zu', en: 'Leads to' },
  createdAt: { de: 'Angelegt', en: 'Created' },
  asked: { de: 'Gesucht', en: 'Looked for' },
  language: { de: 'Sprache', en: 'Language' },
  times: { de: 'Wie oft', en: 'Times' },
  firstAskedAt: { de: 'Zuerst', en: 'First' },
  lastAskedAt: { de: 'Zuletzt', en: 'Last' },
  by: { de: 'Blockiert von', en: 'Blocked by' },
  expiresAt: { de: 'Bis', en: 'Until' },
  blockedAt: { de: 'Blockiert am', en: 'Blocked on' },
  state: { de: 'Zustand', en: 'State' },
  titleDe: { de: 'Titel (Deutsch)', en: 'Title (German)' },
  titleEn: { de: 'Titel (Englisch)', en: 'Title (English)' },
  artist: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  submittedAt: { de: 'Eingereicht', en: 'Submitted' },
} as const satisfies Record<string, Bilingual<string>>
