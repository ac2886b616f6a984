import type { Bilingual } from '#contract/language.ts'

/** File for the person who keeps the record of processing. */
export const recordOfProcessing = {
  title: {
    de: 'Angaben zum Verzeichnis von Verarbeitungstätigkeiten',
    en: 'For the record of processing activities',
  },
  lead: {
    de: 'Was diese Website verarbeitet, wozu und wie lange, aus denselben Listen, nach denen sie löscht (Art. 30 DSGVO). Verantwortliche, Rechtsgrundlagen und weitere Empfänger ergänzen Sie selbst.',
    en: 'What this website processes, what for and for how long, from the very lists by which it deletes (Art. 30 GDPR). Add controllers, legal bases and further recipients yourself.',
  },
  download: {
    de: 'Angaben zum Verzeichnis (Art. 30 DSGVO)',
    en: 'For the record of processing (Art. 30 GDPR)',
  },
  consents: { de: 'Texte der Einwilligungen, jede Fassung', en: 'Texts of consent, each version' },
  form: { de: 'Formular', en: 'Form' },
  version: { de: 'Fassung', en: 'Version' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
} as const satisfies Record<string, Bilingual<string>>
