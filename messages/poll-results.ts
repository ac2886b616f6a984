import type { Bilingual } from '#contract/language.ts'

/** The result of a poll. */
export const pollResults = {
  result: { de: 'Ergebnis', en: 'Result' },
  resultOf: {
    de: (ballots: number) => `${ballots} Stimmzettel ${ballots === 1 ? 'wurde' : 'wurden'} gezählt.`,
    en: (ballots: number) => `${ballots} ${ballots === 1 ? 'ballot was' : 'ballots were'} counted.`,
  },
  excluded: {
    de: (n: number) =>
      n === 1
        ? 'Ein Stimmzettel wurde vom Institut von der Zählung ausgeschlossen.'
        : `${n} Stimmzettel wurden vom Institut von der Zählung ausgeschlossen.`,
    en: (n: number) =>
      n === 1
        ? 'The institute excluded one ballot from the count.'
        : `The institute excluded ${n} ballots from the count.`,
  },
  option: { de: 'Antwort', en: 'Option' },
  place: { de: 'Platz', en: 'Place' },
  votes: { de: 'Stimmen', en: 'Votes' },
  points: { de: 'Punkte', en: 'Points' },
  share: { de: 'Anteil', en: 'Share' },
} as const satisfies Record<string, Bilingual<unknown>>
