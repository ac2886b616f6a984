import type { Bilingual } from '#contract/language.ts'
import type { MissedKind } from '#contract/site/missed.ts'
import { screenTitles } from './screen-titles.ts'

/** Unknown addresses and searches without results, and the redirects for them. */
export const missedTexts = {
  title: screenTitles.backstageRedirects,
  overview: { de: 'Gesucht und nicht gefunden', en: 'Looked for and not found' },
  lead: {
    de: 'Alte oder falsch geschriebene Adressen führen von hier aus zur richtigen Seite.',
    en: 'From here, old or misspelt addresses lead to the right page.',
  },
  titles: {
    address: { de: 'Unbekannte Adressen', en: 'Unknown addresses' },
    question: { de: 'Suchen ohne Treffer', en: 'Searches without results' },
  },
  leads: {
    address: {
      de: 'Besucherinnen und Besucher haben diese Adressen mindestens dreimal geöffnet und keine Seite gefunden.',
      en: 'Visitors have opened these addresses at least three times and found no page.',
    },
    question: {
      de: 'Danach wurde mindestens zweimal gesucht und nichts gefunden. Verbinden Sie das Wort mit einem, das auf der Website steht.',
      en: 'This was looked for at least twice and not found. Connect the word with one that the website has.',
    },
  },
  none: {
    address: {
      de: 'Keine. Hier steht, was mindestens dreimal geöffnet und nicht gefunden wurde.',
      en: 'None. Whatever was opened at least three times and not found will be listed here.',
    },
    question: {
      de: 'Keine. Hier steht, was mindestens zweimal gesucht und nicht gefunden wurde.',
      en: 'None. Whatever was looked for at least twice and not found will be listed here.',
    },
  },
  all: { de: 'Alle zeigen', en: 'Show all' },
  redirect: { de: 'Weiterleiten', en: 'Redirect' },
  connect: { de: 'Wort verbinden', en: 'Connect the word' },
  dismiss: { de: 'Nicht mehr zeigen', en: 'Dismiss' },
  dismissed: { de: 'Wird nicht mehr gezeigt', en: 'Dismissed' },
  inLanguage: {
    de: { de: 'auf Deutsch', en: 'auf Englisch' },
    en: { de: 'in German', en: 'in English' },
  },

  redirects: { de: 'Eingerichtete Weiterleitungen', en: 'Redirects in use' },
  noRedirects: {
    de: 'Noch keine. Legen Sie eine an, wenn eine Seite umgezogen ist.',
    en: 'None yet. Create one when a page has moved.',
  },
  create: { de: 'Weiterleitung anlegen', en: 'Create a redirect' },
  from: { de: 'Adresse, die es nicht gibt', en: 'Address that does not exist' },
  fromHint: {
    de: 'Zum Beispiel /de/alte-seite oder /index.php?id=42',
    en: 'For example /en/old-page or /index.php?id=42',
  },
  searchHint: {
    de: 'Wer die alte Adresse öffnet, kommt auf die Seite, die Sie hier auswählen.',
    en: 'Whoever opens the old address arrives at the page that you choose here.',
  },
  addressHint: {
    de: 'Eine Adresse dieser Website, zum Beispiel /de/kontakt',
    en: 'An address of this website, for example /en/contact',
  },
  leadsTo: { de: 'führt zu', en: 'leads to' },
  created: { de: 'Weiterleitung angelegt', en: 'Redirect created' },
  removed: { de: 'Weiterleitung gelöscht', en: 'Redirect deleted' },
} as const satisfies Record<string, Bilingual<unknown> | Record<MissedKind, Bilingual<string>>>

/** For example “12 times, last on 3 March 2027”. */
export function askedTimes(times: number, last: string): Bilingual<string> {
  return { de: `${times}-mal, zuletzt am ${last}`, en: `${times} times, last on ${last}` }
}

/** For example “Redirect /en/old-page”. */
export function redirectTitle(from: string): Bilingual<string> {
  return { de: `${from} weiterleiten`, en: `Redirect ${from}` }
}
