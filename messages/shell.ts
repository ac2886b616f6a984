import type { Bilingual } from '#contract/language.ts'

/** Header, footer, menus and other texts around every page. */
export const shell = {
  institute: { de: 'Institut für Ultrahochfeld-MRT', en: 'Institute for Ultra-High-Field MRI' },
  nameFirst: { de: 'Institut für', en: 'Institute for' },
  nameSecond: { de: 'Ultrahochfeld-MRT', en: 'Ultra-High-Field MRI' },
  skip: { de: 'Zum Inhalt', en: 'Skip to content' },
  home: { de: 'Startseite', en: 'Home' },
  news: { de: 'Neuigkeiten', en: 'News' },
  copy: {
    de: 'Dies ist eine Kopie der Website zum Ausprobieren',
    en: 'This is a copy of the website for trying things out',
  },
  copyMore: { de: 'Warum, und wie sie freigegeben wird', en: 'Why, and how it is released' },
  myData: { de: 'Meine Daten', en: 'My data' },
  polls: { de: 'Abstimmungen', en: 'Polls' },
  contact: { de: 'Kontakt', en: 'Contact' },
  search: { de: 'Suche', en: 'Search' },
  searchFor: { de: 'Wonach suchen Sie?', en: 'What are you looking for?' },
  searchSubmit: { de: 'Suchen', en: 'Search' },
  menu: { de: 'Menü', en: 'Menu' },
  languages: { de: 'Sprache', en: 'Language' },
  toDark: { de: 'Dunkle Darstellung', en: 'Dark theme' },
  toLight: { de: 'Helle Darstellung', en: 'Light theme' },
  quickLinks: { de: 'Schnell gefunden', en: 'Quick links' },
  legal: { de: 'Rechtliches', en: 'Legal' },
  staff: { de: 'Für Mitarbeitende', en: 'For staff' },
  follow: { de: 'Folgen Sie uns', en: 'Follow us' },
  founded: { de: 'Gegründet 2006', en: 'Founded in 2006' },
  loading: { de: 'Die Seite wird geladen', en: 'The page is loading' },
  here: { de: 'Sie sind hier', en: 'You are here' },
  notFound: { de: 'Diese Seite wurde nicht gefunden', en: 'This page could not be found' },
  notFoundLead: {
    de: 'Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler.',
    en: 'It may have moved, or there is a typing mistake in the address.',
  },
  notAllowed: { de: 'Dafür fehlt Ihnen die Berechtigung', en: 'You are not allowed to see this' },
  somethingWrong: { de: 'Da ist etwas schiefgegangen', en: 'Ooops, something went wrong' },
  somethingWrongLead: {
    de: 'Bitte versuchen Sie es noch einmal. Wenn es wieder passiert, schreiben Sie uns.',
    en: 'Please try again. If it happens again, write to us.',
  },
  noConnection: { de: 'Keine Verbindung', en: 'No connection' },
  noConnectionLead: {
    de: 'Bitte prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
    en: 'Please check your network and try again.',
  },
  tryAgain: { de: 'Noch einmal versuchen', en: 'Try again' },
  status: { de: 'Fehler', en: 'Error' },
  backHome: { de: 'Zur Startseite', en: 'Back to the homepage' },
  errorSummary: { de: 'Bitte prüfen Sie diese Angaben', en: 'Please check these details' },
} as const satisfies Record<string, Bilingual<string>>

/** The only text shown while the server starts. */
export const starting: Bilingual<string> = {
  de: 'Diese Website startet gerade. Bitte laden Sie die Seite in wenigen Sekunden neu.',
  en: 'This website is just starting. Please reload the page in a few seconds.',
}
