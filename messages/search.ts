import type { Bilingual } from '#contract/language.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'

/** Looking for something: on the website, and in backstage. */
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
  pages: { de: 'Seiten der Treffer', en: 'Pages of results' },
  previous: { de: 'Vorherige Treffer', en: 'Previous results' },
  next: { de: 'Weitere Treffer', en: 'More results' },
  palette: { de: 'Suchen und öffnen', en: 'Search and open' },
  paletteHint: { de: 'Bereich oder Inhalt', en: 'Area or content' },
  places: { de: 'Bereiche', en: 'Areas' },
} as const satisfies Record<string, Bilingual<unknown>>

/** Kinds of records, in the plural, over what was found of them. */
export const kindNames = {
  news: { de: 'Neuigkeiten', en: 'News' },
  pages: { de: 'Seiten', en: 'Pages' },
  events: { de: 'Veranstaltungen', en: 'Events' },
  polls: { de: 'Abstimmungen', en: 'Polls' },
  files: { de: 'Dateien', en: 'Files' },
  people: { de: 'Personen', en: 'People' },
  contests: { de: 'ARTifact-Wettbewerbe', en: 'ARTifact contests' },
  lecture: { de: 'Hahn-Vorlesungen', en: 'Hahn Lectures' },
  groups: { de: 'Arbeitsgruppen', en: 'Research groups' },
} as const satisfies Record<RecordKindName, Bilingual<string>>

/** „3 Treffer“. */
export function hitCount(n: number): Bilingual<string> {
  return { de: `${n} Treffer`, en: n === 1 ? '1 result' : `${n} results` }
}

/** Where among the pages of hits. */
export function pageOf(page: number, last: number): Bilingual<string> {
  return { de: `Seite ${page} von ${last}`, en: `Page ${page} of ${last}` }
}

/** What was looked for instead. */
export function insteadOf(asked: string, found: string): Bilingual<string> {
  return {
    de: `„${asked}“ gibt es nicht. Sie sehen Treffer für „${found}“.`,
    en: `There is nothing with ‘${asked}’. You see results for ‘${found}’.`,
  }
}
