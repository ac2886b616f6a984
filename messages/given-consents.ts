import type { Bilingual } from '#contract/language.ts'

/** Consent that a person gave, shown beside what they sent. */
export const givenConsents = {
  show: { de: 'Einwilligung zeigen', en: 'Show consent' },
  title: { de: 'Einwilligung', en: 'Consent' },
  failed: { de: 'Die Einwilligung wurde nicht geladen.', en: 'The consent was not loaded.' },
  none: {
    de: 'Keine Einwilligung gespeichert, etwa weil das Team die Angaben eingetragen hat.',
    en: 'No consent is kept, for instance because staff entered these details.',
  },
  notKept: {
    de: 'Zugestimmt, bevor Fassungen des Textes gespeichert wurden.',
    en: 'Agreed before versions of the text were kept.',
  },
  close: { de: 'Schließen', en: 'Close' },
} as const

/** `day`: a formatted date. */
export const consentOf = (day: Bilingual<string>, version: number): Bilingual<string> => ({
  de: `Einwilligung vom ${day.de} (Fassung ${version})`,
  en: `Consent of ${day.en} (version ${version})`,
})
