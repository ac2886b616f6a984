import type { Bilingual } from '#contract/language.ts'

/** Texts around the fields of every form for visitors. */
export const formParts = {
  optional: { de: 'freiwillig', en: 'optional' },
  choose: { de: 'Bitte wählen', en: 'Please choose' },
  trap: { de: 'Bitte lassen Sie dieses Feld leer', en: 'Please leave this field empty' },
} as const satisfies Record<string, Bilingual<string>>
