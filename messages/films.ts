import type { Bilingual } from '#contract/language.ts'

/** Films on public pages. */
export const films = {
  film: { de: 'Film', en: 'Film' },
  play: { de: 'Film abspielen', en: 'Play the film' },
  pause: { de: 'Film anhalten', en: 'Pause the film' },
  controls: { de: 'Film steuern', en: 'Film controls' },
  place: { de: 'Stelle im Film', en: 'Place in the film' },
  captions: { de: 'Untertitel', en: 'Captions' },
  mute: { de: 'Ton aus', en: 'Mute' },
  fullScreen: { de: 'Vollbild', en: 'Full screen' },
  download: { de: 'Film herunterladen', en: 'Download the film' },
  address: { de: 'Adresse für andere Player (HLS)', en: 'Address for other players (HLS)' },
  failed: {
    de: 'Der Film lässt sich gerade nicht abspielen. Laden Sie die Seite neu, oder öffnen Sie die Datei selbst.',
    en: 'The film cannot be played right now. Reload the page, or open the file itself.',
  },
  /** Name of each language in that language, whatever the language of the page. */
  language: { de: 'Deutsch', en: 'English' },
} as const satisfies Record<string, Bilingual<string>>
