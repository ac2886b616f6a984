import type { Source, SourceFailureKind, SourceNoteKind } from '#contract/articles/sources.ts'
import type { Bilingual } from '#contract/language.ts'

const sourceNames: Record<Source, string> = { pubmed: 'PubMed', crossref: 'Crossref', datacite: 'DataCite' }

const failureSentences: Record<SourceFailureKind, Bilingual<(name: string) => string>> = {
  unreachable: {
    de: name =>
      `${name} ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.`,
    en: name => `${name} cannot be reached at the moment. Please try again in a few minutes.`,
  },
  busy: {
    de: name =>
      `${name} bekommt gerade zu viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.`,
    en: name => `${name} is receiving too many requests at the moment. Please try again in a minute.`,
  },
  refused: {
    de: name => `${name} hat diese Anfrage abgelehnt. Bitte prüfen Sie Ihre Eingabe.`,
    en: name => `${name} refused this request. Please check what you entered.`,
  },
  nonsense: {
    de: name =>
      `Die Antwort von ${name} war unvollständig oder nicht lesbar. Es wurde nichts übernommen. Bitte versuchen Sie es später noch einmal.`,
    en: name =>
      `The answer of ${name} was incomplete or could not be read. Nothing has been imported. Please try again later.`,
  },
  expired: {
    de: name => `${name} hat die Ergebnisse dieser Suche nicht mehr. Bitte suchen Sie noch einmal.`,
    en: name => `${name} no longer has the results of this search. Please search again.`,
  },
}

/** Returns why a source gave no answer, and what to do. */
function failed(source: Source, kind: SourceFailureKind): Bilingual<string> {
  const { de, en } = failureSentences[kind]
  const name = sourceNames[source]
  return { de: de(name), en: en(name) }
}

const notes: Record<SourceNoteKind, Bilingual<string>> = {
  cut: { de: 'war zu lang und wurde gekürzt', en: 'was too long and has been cut' },
  leftOut: { de: 'war ungültig und fehlt', en: 'was not valid and is missing' },
}

export const articlesSources = {
  failed,
  asking: {
    pubmedId: { de: 'PubMed wird gefragt …', en: 'Asking PubMed …' },
    doi: { de: 'Crossref und DataCite werden gefragt …', en: 'Asking Crossref and DataCite …' },
  },
  /** Shown after some seconds without an answer. */
  slow: {
    de: 'Die Antwort lässt auf sich warten. Bleibt sie aus, steht hier, woran es liegt.',
    en: 'The answer is slow to arrive. If it does not, you will read here why.',
  },
  /** Search words that PubMed did not use. */
  wordsNotFound: (words: readonly string[]): Bilingual<string> => ({
    de: `PubMed kennt nicht und hat nicht gesucht: ${words.join(', ')}`,
    en: `PubMed does not know and has not searched for: ${words.join(', ')}`,
  }),
  /** Changes to a field of an imported publication; shown after the field's name. */
  notes,
  authorsCut: {
    de: 'PubMed nennt nicht alle Autorinnen und Autoren.',
    en: 'PubMed does not name all authors.',
  },
}
