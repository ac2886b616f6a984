import type { Suggestion } from '#contract/articles/harvest.ts'
import type { Bilingual } from '#contract/language.ts'

/** Suggestions that the nightly search found. */
export const articleSuggestions = {
  title: { de: 'Vorschläge aus PubMed', en: 'Suggestions from PubMed' },
  harvest: { de: 'Nächtliche Suche', en: 'Nightly search' },
  empty: { de: 'Keine Vorschläge', en: 'No suggestions' },
  emptyLead: {
    de: 'Jede Nacht wird in PubMed nach Publikationen des Instituts gesucht, sobald die nächtliche Suche eingeschaltet ist.',
    en: 'Every night PubMed is searched for publications of the institute, once the nightly search is on.',
  },
  accept: { de: 'Übernehmen', en: 'Accept' },
  join: { de: 'In den Eintrag des Preprints übernehmen', en: 'Take over into the entry of the preprint' },
  finalOf: { de: 'Endgültige Fassung von', en: 'Final version of' },
  reject: { de: 'Nicht von uns', en: 'Not ours' },
  waitAgain: { de: 'Wieder vorschlagen', en: 'Suggest again' },
  byPerson: { de: 'Gefunden über den Namen oder die ORCID', en: 'Found by name or ORCID' },
  isOn: { de: 'Jede Nacht in PubMed suchen', en: 'Search PubMed every night' },
  institutes: { de: 'Namen des Instituts', en: 'Names of the institute' },
  institutesHint: {
    de: 'Einer je Zeile, so wie er in Publikationen steht. Nach ihnen wird gesucht, und an ihnen werden Autorinnen und Autoren des Instituts erkannt.',
    en: 'One per line, as publications write it. They are searched for, and authors of the institute are recognised by them.',
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
    en: 'The last search was not complete. Nothing was skipped, the next one starts from the same day.',
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
  people: { de: 'Personen des Instituts', en: 'People of the institute' },
  state: { de: 'Zustand', en: 'State' },
  foundAt: { de: 'Gefunden', en: 'Found' },
} as const satisfies Record<string, Bilingual<string>>

/** Letter to staff after a nightly search with new suggestions. */
export const suggestionsLetter = {
  subject: (n: number): Bilingual<string> => ({
    de: n === 1 ? 'Ein neuer Vorschlag aus PubMed' : `${n} neue Vorschläge aus PubMed`,
    en: n === 1 ? 'A new suggestion from PubMed' : `${n} new suggestions from PubMed`,
  }),
  what: {
    de: 'Die nächtliche Suche hat Publikationen gefunden, die vom Institut sein könnten. Was Sie übernehmen, wird verborgen eingetragen. Was nicht vom Institut ist, wird nicht noch einmal vorgeschlagen.',
    en: 'The nightly search found publications that may be of the institute. What you accept is entered, hidden. What is not ours is not suggested again.',
  },
  more: (n: number): Bilingual<string> => ({
    de: n === 1 ? 'Dazu kommt ein weiterer Vorschlag.' : `Dazu kommen ${n} weitere Vorschläge.`,
    en: n === 1 ? 'There is one more.' : `There are ${n} more.`,
  }),
  button: { de: 'Vorschläge ansehen', en: 'See the suggestions' },
  why: {
    de: 'Sie erhalten diese E-Mail, weil Sie für die Website zuständig sind.',
    en: 'You are receiving this e-mail because you look after the website.',
  },
} as const

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
export const joinedCount = (n: number): Bilingual<string> => ({
  de: n === 1 ? '1 Preprint hat seine endgültige Fassung' : `${n} Preprints haben ihre endgültige Fassung`,
  en: n === 1 ? '1 preprint has its final version' : `${n} preprints have their final versions`,
})
export const waitingAgainCount = (n: number): Bilingual<string> => ({
  de: n === 1 ? '1 Vorschlag wartet wieder' : `${n} Vorschläge warten wieder`,
  en: n === 1 ? '1 suggestion is waiting again' : `${n} suggestions are waiting again`,
})
export const rejectedCount = (n: number): Bilingual<string> => ({
  de: n === 1 ? '1 Vorschlag abgelehnt' : `${n} Vorschläge abgelehnt`,
  en: n === 1 ? '1 suggestion rejected' : `${n} suggestions rejected`,
})
