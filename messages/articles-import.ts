import type { ArticleFile, EntryProblem, FileProblem } from '#contract/articles/import-problems.ts'
import { largestFile, mostEntries } from '#contract/articles/import-problems.ts'
import type { Bilingual } from '#contract/language.ts'

export const articleFileNames: Record<ArticleFile, Bilingual<string>> = {
  bibtex: { de: 'BibTeX', en: 'BibTeX' },
  ris: { de: 'RIS', en: 'RIS' },
  nbib: { de: 'PubMed (NBIB)', en: 'PubMed (NBIB)' },
  csl: { de: 'CSL-JSON', en: 'CSL-JSON' },
  numbers: { de: 'Liste von PMIDs und DOIs', en: 'List of PMIDs and DOIs' },
}

/** What is wrong with one entry. `field` is what the form calls the field, where it is about one. */
export const entryProblemText: Record<EntryProblem, Bilingual<(field: string) => string>> = {
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
    de: () => 'Das ist weder eine PMID noch eine DOI.',
    en: () => 'This is neither a PMID nor a DOI.',
  },
}

export const fileProblemText: Record<FileProblem, Bilingual<string>> = {
  empty: {
    de: 'Die Datei enthält keine Publikation.',
    en: 'The file contains no publication.',
  },
  unknownFormat: {
    de: 'Die Datei wurde nicht erkannt. Gelesen werden BibTeX, RIS, PubMed (NBIB), CSL-JSON und Listen von PMIDs und DOIs.',
    en: 'The file was not recognised. BibTeX, RIS, PubMed (NBIB), CSL-JSON and lists of PMIDs and DOIs can be read.',
  },
  tooLarge: {
    de: `Die Datei ist größer als ${largestFile / 1_000_000} MB. Bitte teilen Sie sie auf.`,
    en: `The file is larger than ${largestFile / 1_000_000} MB. Please split it.`,
  },
  tooMany: {
    de: `Die Datei hat mehr als ${mostEntries} Einträge. Nur die ersten ${mostEntries} wurden gelesen.`,
    en: `The file has more than ${mostEntries} entries. Only the first ${mostEntries} were read.`,
  },
}
