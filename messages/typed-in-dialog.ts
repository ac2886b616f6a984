import type { Bilingual } from '#contract/language.ts'

/** Question before a dialog discards what was typed into it. */
export const typedInDialog = {
  title: { de: 'Eingaben verwerfen?', en: 'Discard what you have typed?' },
  lead: {
    de: 'Was Sie hier eingegeben haben, ist nicht gespeichert und geht beim Schließen verloren.',
    en: 'What you have typed here is not saved, and will be lost if you close this.',
  },
  stay: { de: 'Weiter bearbeiten', en: 'Keep editing' },
  discard: { de: 'Verwerfen', en: 'Discard' },
} as const satisfies Record<string, Bilingual<string>>
