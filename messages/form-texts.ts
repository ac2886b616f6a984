import type { Bilingual } from '#contract/language.ts'

/** Error messages for a field of a dialog, shown after its name. */
export const formTexts = {
  empty: { de: 'Bitte ausfüllen.', en: 'Please fill this in.' },
  email: { de: 'Das ist keine E-Mail-Adresse.', en: 'This is not an e-mail address.' },
  invalid: { de: 'Das passt hier nicht.', en: 'This does not fit here.' },
} as const satisfies Record<string, Bilingual<string>>
