import type { ArticleImport, EntryOutcome, ImportEntry, ImportKind } from '#contract/articles/import.ts'
import { type EntryProblem, mostEntries } from '#contract/articles/import-problems.ts'
import type { Bilingual, Language } from '#contract/language.ts'
import { articleFieldNames } from './articles-backstage.ts'
import { fieldName } from './field-names.ts'

export const importKindNames: Record<ImportKind, Bilingual<string>> = {
  bibtex: { de: 'BibTeX', en: 'BibTeX' },
  ris: { de: 'RIS', en: 'RIS' },
  nbib: { de: 'PubMed (NBIB)', en: 'PubMed (NBIB)' },
  csl: { de: 'CSL-JSON', en: 'CSL-JSON' },
  numbers: { de: 'Liste von PMIDs und DOIs', en: 'List of PMIDs and DOIs' },
  pubmed: { de: 'Suche in PubMed', en: 'Search in PubMed' },
}

/** Problems of one entry; `field` is the form's name for the field, if the problem is about one. */
const entryProblemText: Record<EntryProblem, Bilingual<(field: string) => string>> = {
  notRead: {
    de: () => 'Dieser Eintrag ist beschädigt und kann nicht gelesen werden. Oft fehlt eine Klammer.',
    en: () => 'This entry is damaged and cannot be read. Often a brace is missing.',
  },
  noTitle: {
    de: () => 'Dieser Eintrag hat keinen Titel.',
    en: () => 'This entry has no title.',
  },
  fieldLeftOut: {
    de: field => `„${field}“ wurde nicht übernommen: Der Inhalt ist ungültig oder zu lang.`,
    en: field => `‘${field}’ was not taken over: its content is not valid, or too long.`,
  },
  notANumber: {
    de: () => 'Das ist weder eine PMID noch ein DOI.',
    en: () => 'This is neither a PMID nor a DOI.',
  },
}

/** Returns the problems of an entry in one line. */
export function problemsText(problems: ImportEntry['problems'], reader: Language): string {
  return problems
    .map(({ code, field }) =>
      entryProblemText[code][reader](field ? fieldName(articleFieldNames, field)[reader] : ''),
    )
    .join(' ')
}

export const tooManyEntries: Bilingual<string> = {
  de: `Die Datei hat mehr als ${mostEntries} Einträge. Nur die ersten ${mostEntries} wurden gelesen.`,
  en: `The file has more than ${mostEntries} entries. Only the first ${mostEntries} were read.`,
}

export const entryOutcomeNames: Record<EntryOutcome, Bilingual<string>> = {
  waits: { de: 'Wird nachgeschlagen', en: 'Being looked up' },
  new: { de: 'Neu', en: 'New' },
  alike: { de: 'Titel und Jahr gibt es schon', en: 'Same title and year' },
  known: { de: 'Schon eingetragen', en: 'Entered already' },
  twice: { de: 'Doppelt in der Datei', en: 'Twice in the file' },
  unknown: { de: 'Nummer unbekannt', en: 'Number unknown' },
  faulty: { de: 'Nicht verwendbar', en: 'Cannot be used' },
  entered: { de: 'Übernommen', en: 'Imported' },
  undone: { de: 'Zurückgenommen', en: 'Taken back' },
  kept: { de: 'Geändert, daher behalten', en: 'Changed, and therefore kept' },
}

export const entryColumns = {
  line: { de: 'Zeile', en: 'Line' },
  title: { de: 'Titel', en: 'Title' },
  authors: { de: 'Autorinnen und Autoren', en: 'Authors' },
  journal: { de: 'Erschienen in', en: 'Published in' },
  year: { de: 'Jahr', en: 'Year' },
  bibType: { de: 'Art', en: 'Type' },
  pubmedId: { de: 'PMID', en: 'PMID' },
  doi: { de: 'DOI', en: 'DOI' },
  outcome: { de: 'Was damit geschieht', en: 'What happens' },
  problems: { de: 'Hinweise', en: 'Notes' },
} as const satisfies Record<string, Bilingual<string>>

export const importStateNames: Record<ArticleImport['state'], Bilingual<string>> = {
  lookingUp: { de: 'Nummern werden nachgeschlagen', en: 'Looking up numbers' },
  checked: { de: 'Gelesen, noch nichts übernommen', en: 'Read, nothing imported yet' },
  importing: { de: 'Wird übernommen', en: 'Importing' },
  imported: { de: 'Übernommen', en: 'Imported' },
  undoing: { de: 'Wird zurückgenommen', en: 'Being taken back' },
  undone: { de: 'Zurückgenommen', en: 'Taken back' },
}

/** Import of publications in bulk. */
export const articlesImport = {
  open: { de: 'Importieren', en: 'Import' },
  suggestions: { de: 'Vorschläge', en: 'Suggestions' },
  title: { de: 'Artikel importieren', en: 'Import articles' },
  file: { de: 'Aus einer Datei', en: 'From a file' },
  fileLead: {
    de: 'BibTeX, RIS, PubMed (NBIB), CSL-JSON oder eine Liste von PMIDs und DOIs, bis 20 MB. Sie sehen zuerst, was übernommen würde.',
    en: 'BibTeX, RIS, PubMed (NBIB), CSL-JSON or a list of PMIDs and DOIs, up to 20 MB. You first see what would be imported.',
  },
  chooseFile: { de: 'Datei wählen', en: 'Choose file' },
  reading: { de: 'Datei wird gelesen …', en: 'Reading the file …' },
  pubmed: { de: 'Aus PubMed', en: 'From PubMed' },
  search: { de: 'In PubMed suchen', en: 'Search PubMed' },
  way: { de: 'Suchen nach', en: 'Search by' },
  words: { de: 'Suchbegriff', en: 'Search for' },
  nothingFound: { de: 'PubMed hat dazu nichts gefunden.', en: 'PubMed has found nothing for this.' },
  instead: {
    de: 'Sie können inzwischen eine Datei importieren oder den Artikel von Hand eintragen.',
    en: 'Meanwhile you can import a file, or enter the article by hand.',
  },
  tryAgain: { de: 'Noch einmal versuchen', en: 'Try again' },
  isHere: { de: 'Schon eingetragen', en: 'Entered already' },
  choose: { de: 'Auswählen', en: 'Select' },
  chooseAll: { de: 'Alle auf dieser Seite auswählen', en: 'Select all on this page' },
  earlier: { de: 'Letzte Importe', en: 'Latest imports' },
  name: { de: 'Import', en: 'Import' },
  kind: { de: 'Art', en: 'Kind' },
  state: { de: 'Zustand', en: 'State' },
  begun: { de: 'Begonnen', en: 'Begun' },
  noneYet: { de: 'Noch nichts importiert', en: 'Nothing imported yet' },
  entries: { de: 'Einträge', en: 'Entries' },
  noEntries: { de: 'Keine Einträge', en: 'No entries' },
  showAtOnce: { de: 'Sofort auf der Website zeigen', en: 'Show on the website at once' },
  showAtOnceHint: {
    de: 'Sonst sind die Artikel verborgen, bis Sie sie sichtbar machen.',
    en: 'Otherwise the articles are hidden until you make them visible.',
  },
  take: { de: 'Übernehmen', en: 'Import' },
  leave: { de: 'Auslassen', en: 'Leave out' },
  leftOut: { de: 'Wird ausgelassen', en: 'Left out' },
  nothingNew: { de: 'Nichts zu übernehmen', en: 'Nothing to import' },
  undo: { de: 'Import zurücknehmen', en: 'Take the import back' },
  undoQuestion: {
    de: 'Was dieser Import eingetragen hat, kommt in den Papierkorb. Was Sie seither geändert haben, bleibt.',
    en: 'What this import has entered goes to the trash. What you have changed since stays.',
  },
  toArticles: { de: 'Zu den Artikeln', en: 'To the articles' },
  stopped: { de: 'Das Nachschlagen ist unterbrochen', en: 'Looking up has stopped' },
} as const satisfies Record<string, Bilingual<string>>

export const pubmedWays = {
  term: { de: 'Suchausdruck von PubMed', en: 'Query in PubMed’s words' },
  title: { de: 'Titel', en: 'Title' },
  author: { de: 'Person (Nachname und Initialen)', en: 'Person (last name and initials)' },
  institute: { de: 'Einrichtung', en: 'Institute' },
  ids: { de: 'PubMed-Nummern', en: 'PubMed IDs' },
} as const satisfies Record<string, Bilingual<string>>

export function takeCount(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 Artikel übernehmen' : `${n} Artikel übernehmen`,
    en: n === 1 ? 'Import 1 article' : `Import ${n} articles`,
  }
}

export function entryCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Eintrag' : `${n} Einträge`, en: n === 1 ? '1 entry' : `${n} entries` }
}

export function foundCount(n: number, shown: number): Bilingual<string> {
  return n > shown
    ? { de: `${n} Treffer, davon die ersten ${shown}`, en: `${n} results, of these the first ${shown}` }
    : { de: n === 1 ? '1 Treffer' : `${n} Treffer`, en: n === 1 ? '1 result' : `${n} results` }
}

export function wantedCount(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 Eintrag geändert' : `${n} Einträge geändert`,
    en: n === 1 ? '1 entry changed' : `${n} entries changed`,
  }
}
