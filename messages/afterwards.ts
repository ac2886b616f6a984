import type { Bilingual } from '#contract/language.ts'

/** Texts that no page needs to be readable; they load after the first page. */
export const afterPageTexts = {
  offline: {
    de: 'Keine Verbindung. Was Sie schon besucht haben, können Sie weiter lesen.',
    en: 'No connection. You can go on reading what you have already visited.',
  },
  moved: { de: 'Unsere Website ist umgezogen', en: 'Our homepage has moved' },
  movedLead: {
    de: 'Bitte ändern Sie Ihre Lesezeichen auf diese Adresse.',
    en: 'Please update your bookmarks to this address.',
  },
  understood: { de: 'Verstanden', en: 'Understood' },
  stopSnow: { de: 'Schnee anhalten', en: 'Stop the snow' },
  startSnow: { de: 'Schnee fallen lassen', en: 'Let it snow' },
} as const satisfies Record<string, Bilingual<string>>
