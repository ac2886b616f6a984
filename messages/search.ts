import type { Bilingual } from '#contract/language.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'

/** Search: on the website, and in backstage. */
export const search = {
  title: { de: 'Suche', en: 'Search' },
  none: { de: 'Dazu haben wir nichts gefunden', en: 'We found nothing about that' },
  noneLead: {
    de: 'Versuchen Sie es mit einem anderen oder einem kürzeren Wort.',
    en: 'Try another word, or a shorter one.',
  },
  tooLong: {
    de: 'Die Suchanfrage ist zu lang. Mit wenigen Wörtern finden Sie mehr.',
    en: 'Your search is too long. Try a few words instead.',
  },
  onlyIn: {
    de: { de: 'auf Deutsch', en: 'auf Englisch' },
    en: { de: 'in German', en: 'in English' },
  },
  comesNext: { de: 'Als Nächstes:', en: 'Coming next:' },
  pages: { de: 'Seiten der Treffer', en: 'Pages of results' },
  previous: { de: 'Vorherige Treffer', en: 'Previous results' },
  next: { de: 'Weitere Treffer', en: 'More results' },
  palette: { de: 'Suchen und öffnen', en: 'Search and open' },
  paletteHint: { de: 'Bereich, Inhalt, Feld oder Befehl', en: 'Area, content, field or command' },
  here: { de: 'Auf dieser Seite', en: 'On this page' },
  places: { de: 'Bereich', en: 'Area' },
  commands: { de: 'Befehl', en: 'Command' },
  recent: { de: 'Zuletzt geöffnet', en: 'Opened recently' },
} as const satisfies Record<string, Bilingual<unknown>>

/** Commands of the palette. */
export const paletteCommands = {
  newNews: { de: 'Neuigkeit anlegen', en: 'Create news' },
  newPage: { de: 'Seite anlegen', en: 'Create a page' },
  newEvent: { de: 'Veranstaltung anlegen', en: 'Create an event' },
  newPerson: { de: 'Person einladen', en: 'Invite a person' },
  ownProfile: { de: 'Mein Profil bearbeiten', en: 'Edit my profile' },
  trashOfNews: { de: 'Papierkorb der Neuigkeiten leeren', en: 'Empty the trash of news' },
  trashOfEvents: { de: 'Papierkorb der Veranstaltungen leeren', en: 'Empty the trash of events' },
  otherLanguage: { de: 'Auf Englisch weiterarbeiten', en: 'Go on in German' },
  website: { de: 'Website ansehen', en: 'See the website' },
} as const satisfies Record<string, Bilingual<string>>

/** The screen of synonyms. */
export const synonymTexts = {
  title: { de: 'Suchwörter', en: 'Search words' },
  lead: {
    de: 'Wer auf der Website eines dieser Wörter sucht, findet auch die anderen, auf Deutsch und auf Englisch. Auch mehrere Wörter zusammen sind möglich, zum Beispiel „7 Tesla“.',
    en: 'Whoever searches the website for one of these words finds the others, too, in German and in English. Several words together are possible as well, such as ‘7 tesla’.',
  },
  words: { de: 'Wörter, die dasselbe bedeuten', en: 'Words that mean the same' },
  groups: { de: 'Verbundene Wörter', en: 'Connected words' },
  placeholder: { de: 'Wort und Eingabetaste', en: 'A word, then Enter' },
  save: { de: 'Speichern', en: 'Save' },
  add: { de: 'Hinzufügen', en: 'Add' },
  empty: { de: 'Noch keine Wörter.', en: 'No words yet.' },
} as const satisfies Record<string, Bilingual<string>>

/** Kinds of records in the plural, as headings of search results. */
export const kindNames = {
  articles: { de: 'Wissenschaftliche Artikel', en: 'Scientific articles' },
  reports: { de: 'Jahresberichte', en: 'Annual reports' },
  news: { de: 'Neuigkeiten', en: 'News' },
  pages: { de: 'Seiten', en: 'Pages' },
  events: { de: 'Veranstaltungen', en: 'Events' },
  polls: { de: 'Abstimmungen', en: 'Polls' },
  studies: { de: 'Studien', en: 'Studies' },
  files: { de: 'Dateien', en: 'Files' },
  newsletter: { de: 'Newsletter-Ausgaben', en: 'Newsletter issues' },
  people: { de: 'Personen', en: 'People' },
  contests: { de: 'ARTifact-Wettbewerbe', en: 'ARTifact contests' },
  lecture: { de: 'Hahn-Vorlesungen', en: 'Hahn Lectures' },
  groups: { de: 'Arbeitsgruppen', en: 'Research groups' },
} as const satisfies Record<RecordKindName, Bilingual<string>>

/** For example “3 results”. */
export function hitCount(n: number): Bilingual<string> {
  return { de: `${n} Treffer`, en: n === 1 ? '1 result' : `${n} results` }
}

/** Message if there are more results than are listed. */
export function moreThan(n: number): Bilingual<string> {
  return {
    de: `Mehr als ${n.toLocaleString('de-DE')} Treffer. Hier stehen die neuesten; ein weiteres Wort grenzt die Suche ein.`,
    en: `More than ${n.toLocaleString('en-GB')} results. The newest are listed here; add a word to narrow your search.`,
  }
}

export function pageOf(page: number, last: number): Bilingual<string> {
  return { de: `Seite ${page} von ${last}`, en: `Page ${page} of ${last}` }
}

/** Message that results for another word are shown. */
export function insteadOf(asked: string, found: string): Bilingual<string> {
  return {
    de: `„${asked}“ gibt es nicht. Sie sehen Treffer für „${found}“.`,
    en: `There is nothing with ‘${asked}’. You see results for ‘${found}’.`,
  }
}
