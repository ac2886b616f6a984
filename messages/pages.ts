import type { Bilingual } from '#contract/language.ts'

/** The public pages of content. */
export const pages = {
  onThisPage: { de: 'Auf dieser Seite', en: 'On this page' },
  onlyGerman: {
    de: 'Dieser Abschnitt ist nur auf Deutsch verfügbar.',
    en: 'This part is available in German only.',
  },
  onlyEnglish: {
    de: 'Dieser Abschnitt ist nur auf Englisch verfügbar.',
    en: 'This part is available in English only.',
  },
  pageOnlyGerman: {
    de: 'Diese Seite gibt es nur auf Deutsch.',
    en: 'This page is available in German only.',
  },
  pageOnlyEnglish: {
    de: 'Diese Seite gibt es nur auf Englisch.',
    en: 'This page is available in English only.',
  },
  empty: { de: 'Auf dieser Seite steht noch nichts', en: 'There is nothing on this page yet' },
  emptyLead: {
    de: 'Wenn Sie etwas suchen, fragen Sie uns gern. Wir antworten Ihnen.',
    en: 'If you are looking for something, please ask us. We will answer you.',
  },
  askUs: { de: 'Nachricht schreiben', en: 'Write to us' },
  download: { de: 'Herunterladen', en: 'Download' },
  telephone: { de: 'Telefon', en: 'Telephone' },
  email: { de: 'E-Mail', en: 'E-mail' },
  retention: { de: 'Was wir aufbewahren, und wie lange', en: 'What we keep, and for how long' },
  toMyData: { de: 'Meine Daten ansehen, mitnehmen oder löschen', en: 'See, take along or delete my data' },
  retentionLead: {
    de: 'Nach dieser Liste löscht die Website jede Nacht von selbst.',
    en: 'The website deletes data by this list every night, automatically.',
  },
  retentionWhat: { de: 'Daten', en: 'Data' },
  retentionPurpose: { de: 'Zweck', en: 'Purpose' },
  retentionPeriod: { de: 'Dauer', en: 'Period' },
} as const satisfies Record<string, Bilingual<string>>
