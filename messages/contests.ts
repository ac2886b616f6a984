import type { ContributionKind } from '#contract/contests/contribution.ts'
import type { ContestPhase } from '#contract/contests/phase.ts'
import type { Bilingual } from '#contract/language.ts'

/** Public texts of contests. */
export const contests = {
  title: { de: 'ARTifact', en: 'ARTifact' },
  all: { de: 'Alle Wettbewerbe', en: 'All contests' },
  current: { de: 'Aktueller Wettbewerb', en: 'Current contest' },
  earlier: { de: 'Weitere Wettbewerbe', en: 'Further contests' },
  toContest: { de: 'Zum Wettbewerb', en: 'Go to the contest' },
  toWorks: { de: 'Alle Beiträge ansehen', en: 'View all entries' },
  works: { de: 'Die Beiträge', en: 'The entries' },
  noWorks: { de: 'Noch keine Beiträge', en: 'No entries yet' },
  noWorksLead: {
    de: 'Hier erscheint jedes Werk, sobald wir es angenommen haben.',
    en: 'Each work appears here as soon as we have accepted it.',
  },
  empty: { de: 'Noch kein Wettbewerb', en: 'No contest yet' },
  emptyLead: {
    de: 'Hier stehen bald alle Wettbewerbe mit ihren Regeln, Terminen und Beiträgen.',
    en: 'All contests with their rules, dates and entries will soon be listed here.',
  },
  year: { de: 'Jahr', en: 'Year' },
  phase: { de: 'Phase', en: 'Phase' },
  submission: { de: 'Einreichung', en: 'Submission' },
  voting: { de: 'Abstimmung', en: 'Voting' },
  judging: { de: 'Wer entscheidet', en: 'Who decides' },
  judgings: {
    de: { public: 'Das Publikum', jury: 'Eine Jury' },
    en: { public: 'The public', jury: 'A jury' },
  },
  perPerson: { de: 'Beiträge je Person', en: 'Entries per person' },
  facts: { de: 'Auf einen Blick', en: 'At a glance' },
  rules: { de: 'Regeln', en: 'Rules' },
  prizes: { de: 'Preise', en: 'Prizes' },
  anonymous: {
    de: 'Wer ein Werk geschaffen hat, erfahren alle erst nach dem Ende des Wettbewerbs.',
    en: 'Nobody learns who made a work until the contest has ended.',
  },
  artist: { de: 'Von', en: 'By' },
  place: { de: (place: number) => `Platz ${place}`, en: (place: number) => `Place ${place}` },
  rating: {
    de: (points: number) => (points === 1 ? '1 Stimme' : `${points} Stimmen`),
    en: (points: number) => (points === 1 ? '1 vote' : `${points} votes`),
  },
  confirmTitle: { de: 'Stimmen bestätigen', en: 'Confirm your votes' },
  toJury: { de: 'Zur Abstimmung der Jury', en: 'Go to the vote of the jury' },
  toBallot: { de: 'Jetzt abstimmen', en: 'Vote now' },
  noVoting: { de: 'Zurzeit wird nicht abgestimmt', en: 'There is no vote at the moment' },
  noVotingLead: {
    de: 'Wann die nächste Abstimmung beginnt, steht beim Wettbewerb.',
    en: 'The page of each contest says when its vote begins.',
  },
  inWords: { de: 'In Worten', en: 'In words' },
  onlyGerman: { de: 'Nur auf Deutsch beschrieben.', en: 'Described in German only.' },
  onlyEnglish: { de: 'Nur auf Englisch beschrieben.', en: 'Described in English only.' },
} as const satisfies Record<string, Bilingual<unknown>>

/** Name of each phase, and its meaning for visitors. */
export const phaseWords = {
  announced: {
    name: { de: 'Angekündigt', en: 'Announced' },
    lead: { de: 'Die Einreichung hat noch nicht begonnen.', en: 'Submission has not begun yet.' },
  },
  submission: {
    name: { de: 'Einreichung läuft', en: 'Open for submission' },
    lead: { de: 'Sie können jetzt ein Werk einreichen.', en: 'You can submit a work now.' },
  },
  votingNotStarted: {
    name: { de: 'Einreichung beendet', en: 'Submission ended' },
    lead: { de: 'Die Abstimmung hat noch nicht begonnen.', en: 'Voting has not started yet.' },
  },
  voting: {
    name: { de: 'Abstimmung läuft', en: 'Voting is open' },
    lead: { de: 'Jetzt wird entschieden.', en: 'The decision is being made now.' },
  },
  counting: {
    name: { de: 'Auszählung', en: 'Counting' },
    lead: {
      de: 'Die Abstimmung ist zu Ende. Die Ergebnisse folgen bald.',
      en: 'Voting has ended. The results will follow soon.',
    },
  },
  ended: {
    name: { de: 'Beendet', en: 'Ended' },
    lead: { de: 'Der Wettbewerb ist zu Ende.', en: 'The contest has ended.' },
  },
} as const satisfies Record<ContestPhase, { name: Bilingual<string>; lead: Bilingual<string> }>

export const kindNames: Record<ContributionKind, Bilingual<string>> = {
  picture: { de: 'Bild', en: 'Picture' },
  sculpture: { de: 'Foto einer Skulptur', en: 'Photo of a sculpture' },
  music: { de: 'Musik', en: 'Music' },
  video: { de: 'Film', en: 'Film' },
}

/** “1 March to 31 March 2027”; shorter if only one date is known, “Date to be announced” if none. */
export function windowWords(
  start: Bilingual<string> | null,
  end: Bilingual<string> | null,
): Bilingual<string> {
  if (start && end) return { de: `${start.de} bis ${end.de}`, en: `${start.en} to ${end.en}` }
  if (end) return { de: `bis ${end.de}`, en: `until ${end.en}` }
  if (start) return { de: `ab ${start.de}`, en: `from ${start.en}` }
  return { de: 'Termin folgt', en: 'Date to be announced' }
}
