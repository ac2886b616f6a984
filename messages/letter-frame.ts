import type { Bilingual } from '#contract/language.ts'

/** Texts around every letter. */
export const letterFrame = {
  buttonFails: {
    de: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie bitte diese Adresse:',
    en: 'If the button does not work, please open this address:',
  },
  closing: {
    de: 'Freundliche Grüße\nInstitut für Ultrahochfeld-MRT',
    en: 'Kind regards,\nInstitute for Ultra-High-Field MRI',
  },
} as const satisfies Record<string, Bilingual<string>>
