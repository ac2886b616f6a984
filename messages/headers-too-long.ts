import type { Bilingual } from '#contract/language.ts'

/**
 * Page for a browser whose headers exceed the server's limit; in both languages, because the reader's
 * language is unknown.
 */
export const headersTooLong = {
  title: { de: 'Ihr Browser schickt zu viele Daten mit', en: 'Your browser sends too much data' },
  lead: {
    de: 'Meist sind es zu viele Cookies. Bitte löschen Sie in den Einstellungen Ihres Browsers die Cookies dieser Website, und laden Sie die Seite neu. Hilft das nicht, ist die Adresse zu lang: Öffnen Sie dann die Startseite.',
    en: 'Mostly it is too many cookies. Please delete the cookies of this website in the settings of your browser, and reload the page. If that does not help, the address is too long: please open the home page.',
  },
} as const satisfies Record<string, Bilingual<string>>
