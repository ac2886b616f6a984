import type { embedHosts } from '#contract/embed.ts'
import type { Bilingual } from '#contract/language.ts'

interface Provider {
  name: string
  /** Company that the visitor's browser connects to, and its country. */
  who: Bilingual<string>
  what: Bilingual<string>
}

const film = { de: 'Filme', en: 'Films' }

/**
 * Provider of each host whose players or maps may be shown after a click; listed on the privacy page and in
 * the record of processing.
 */
export const embedProviders: Readonly<Record<(typeof embedHosts)[number], Provider>> = {
  'www.youtube-nocookie.com': {
    name: 'YouTube',
    who: { de: 'Google Ireland Limited, Irland', en: 'Google Ireland Limited, Ireland' },
    what: film,
  },
  'player.vimeo.com': {
    name: 'Vimeo',
    who: { de: 'Vimeo.com, Inc., USA', en: 'Vimeo.com, Inc., USA' },
    what: film,
  },
  'www.openstreetmap.org': {
    name: 'OpenStreetMap',
    who: {
      de: 'OpenStreetMap Foundation, Vereinigtes Königreich',
      en: 'OpenStreetMap Foundation, United Kingdom',
    },
    what: { de: 'Karten', en: 'Maps' },
  },
  'av.tib.eu': {
    name: 'TIB AV-Portal',
    who: {
      de: 'Technische Informationsbibliothek (TIB), Hannover',
      en: 'Technische Informationsbibliothek (TIB), Hanover, Germany',
    },
    what: film,
  },
}

export const embedTableTexts = {
  title: { de: 'Inhalte anderer Anbieter', en: 'Content of other providers' },
  lead: {
    de: 'Filme und Karten anderer Anbieter laden erst, wenn Sie darauf klicken. Dann erfährt der Anbieter Ihre IP-Adresse und Ihren Browser.',
    en: 'Films and maps of other providers are loaded only after your click. The provider then learns your IP address and your browser.',
  },
  provider: { de: 'Anbieter', en: 'Provider' },
  what: { de: 'Was', en: 'What' },
  host: { de: 'Adresse', en: 'Address' },
} as const satisfies Record<string, Bilingual<string>>
