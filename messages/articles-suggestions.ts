import type { Suggestion } from '#contract/articles/harvest.ts'
import type { Bilingual } from '#contract/language.ts'

/** What was found at night. */
export const articleSuggestions = {
  title: { de: 'Vorschläge aus PubMed', en: 'Suggestions from PubMed' },
  harvest: { de: 'Nächtliche Suche', en: 'Nightly search' },
  empty: { de: 'Keine Vorschläge', en: 'No suggestions' },
  emptyLead: {
    de: 'Jede Nacht wird in PubMed nach Publikationen des Instituts gesucht, sobald ein Name des Instituts eingetragen ist.',
    en: 'Every night PubMed is searched for publications of the institute, once a name of the institute is entered.',
  },
  accept: { de: 'Übernehmen', en: 'Accept' },
  reject: { de: 'Nicht von uns', en: 'Not ours' },
  waitAgain: { de: 'Wieder vorschlagen', en: 'Suggest again' },
  byPerson: { de: 'Gefunden über eine Person', en: 'Found by a person' },
  institutes: { de: 'Namen des Instituts', en: 'Names of the institute' },
  institutesHint: {
    de: 'Einer je Zeile, so wie er in Publikationen steht. Ohne Namen wird nicht gesucht.',
    en: 'One a line, as publications write it. Without a name nothing is searched for.',
  },
  byPeople: {
    de: 'Auch nach Namen und ORCID der Personen suchen',
    en: 'Search by names and ORCIDs of people, too',
  },
  save: { de: 'Speichern', en: 'Save' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  lastRun: { de: 'Zuletzt gesucht:', en: 'Last searched:' },
  off: { de: 'Die nächtliche Suche ist ausgeschaltet', en: 'The nightly search is off' },
  failed: {
    de: 'Die letzte Suche war nicht vollständig. Es wurde nichts übersprungen, die nächste beginnt am selben Tag.',
    en: 'The last search was not complete. Nothing was skipped, the next one begins at the same day.',
  },
} as const satisfies Record<string, Bilingual<string>>

export const suggestionColumns = {
  title: { de: 'Titel', en: 'Title' },
  authors: { de: 'Autorinnen und Autoren', en: 'Authors' },
  journal: { de: 'Erschienen in', en: 'Published in' },
  year: { de: 'Jahr', en: 'Year' },
  pubmedId: { de: 'PMID', en: 'PMID' },
  doi: { de: 'DOI', en: 'DOI' },
  affiliation: { de: 'Warum', en: 'Why' },
  state: { de: 'Stand', en: 'State' },
  foundAt: { de: 'Gefunden', en: 'Found' },
} as const satisfies Record<string, Bilingual<string>>

export const suggestionStateNames: Record<Suggestion['state'], Bilingual<string>> = {
  waiting: { de: 'Wartet', en: 'Waiting' },
  accepted: { de: 'Übernommen', en: 'Accepted' },
  rejected: { de: 'Nicht von uns', en: 'Not ours' },
}

export function suggestionCount(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 Vorschlag' : `${n} Vorschläge`,
    en: n === 1 ? '1 suggestion' : `${n} suggestions`,
  }
}
export const acceptedCount = (n: number): Bilingual<string> => ({
  de: n === 1 ? '1 Artikel verborgen eingetragen' : `${n} Artikel verborgen eingetragen`,
  en: n === 1 ? '1 article entered, hidden' : `${n} articles entered, hidden`,
})
export const rejectedCount = (n: number): Bilingual<string> => ({
  de: n === 1 ? '1 Vorschlag abgelehnt' : `${n} Vorschläge abgelehnt`,
  en: n === 1 ? '1 suggestion rejected' : `${n} suggestions rejected`,
})
