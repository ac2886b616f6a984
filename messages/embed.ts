import type { Bilingual } from '#contract/language.ts'

/** Placeholder for a player or a map of another host, shown before it. */
export const embedTexts = {
  lead: {
    de: 'Erst nach Ihrem Klick wird eine Verbindung aufgebaut. Dabei erfährt der Anbieter Ihre IP-Adresse:',
    en: 'A connection is made only after your click. The provider then learns your IP address:',
  },
  show: { de: 'Anzeigen', en: 'Show' },
  open: { de: 'Beim Anbieter öffnen', en: 'Open at the provider' },
} as const satisfies Record<string, Bilingual<string>>
