import type { ContributionStep } from '#contract/contests/contribution.ts'
import type { ContestPhase } from '#contract/contests/phase.ts'
import type { Bilingual, Language } from '#contract/language.ts'
import { phaseWords } from './contests.ts'
import { type FieldNames, labelsOf } from './field-names.ts'
import { screenTitles } from './screen-titles.ts'

const phasesIn = (language: Language) =>
  Object.fromEntries(
    Object.entries(phaseWords).map(([phase, { name }]) => [phase, name[language]]),
  ) as Record<ContestPhase, string>

/** Contests in backstage. */
export const contestsBackstage = {
  title: screenTitles.backstageContests,
  create: { de: 'Wettbewerb anlegen', en: 'Create contest' },
  empty: { de: 'Noch kein Wettbewerb', en: 'No contest yet' },
  emptyLead: {
    de: 'Legen Sie für jeden Wettbewerb seine Texte und Termine fest. Die Beiträge erscheinen dann hier.',
    en: 'Set the texts and dates of each contest. Its entries then appear here.',
  },
  year: { de: 'Jahr', en: 'Year' },
  phase: { de: 'Phase', en: 'Phase' },
  phases: { de: phasesIn('de'), en: phasesIn('en') },
  titleDe: { de: 'Titel (Deutsch)', en: 'Title (German)' },
  titleEn: { de: 'Titel (Englisch)', en: 'Title (English)' },
  headline: { de: 'Titel', en: 'Title' },
  lead: { de: 'Einleitung', en: 'Lead' },
  text: { de: 'Text', en: 'Text' },
  rules: { de: 'Regeln', en: 'Rules' },
  prizes: { de: 'Preise', en: 'Prizes' },
  picture: { de: 'Bild', en: 'Picture' },
  dates: { de: 'Termine', en: 'Dates' },
  submissionStart: { de: 'Einreichung ab', en: 'Submission from' },
  submissionStartHint: { de: 'Leer: sofort', en: 'Empty: at once' },
  submissionEnd: { de: 'Einreichung bis', en: 'Submission until' },
  submissionEndHint: { de: 'Leer: ohne Ende', en: 'Empty: never ends' },
  votingStart: { de: 'Abstimmung ab', en: 'Voting from' },
  votingStartHint: { de: 'Leer: gleich nach der Einreichung', en: 'Empty: right after submission' },
  votingEnd: { de: 'Abstimmung bis', en: 'Voting until' },
  votingEndHint: { de: 'Leer: ohne Ende', en: 'Empty: never ends' },
  judging: { de: 'Wer entscheidet', en: 'Who decides' },
  judgings: { de: { public: 'Publikum', jury: 'Jury' }, en: { public: 'The public', jury: 'A jury' } },
  maxSubmissionsPerPerson: { de: 'Beiträge je Person', en: 'Entries per person' },
  areResultsPublished: { de: 'Ergebnisse veröffentlicht', en: 'Results published' },
  areResultsPublishedHint: {
    de: 'Erst nach dem Ende der Abstimmung möglich. Ab dann stehen die Namen bei den Werken.',
    en: 'Possible only once voting has ended. From then on the artists are named.',
  },
  contributions: { de: 'Beiträge', en: 'Entries' },
  noContributions: {
    de: 'Noch keine Beiträge. Hier erscheint, was jemand eingereicht und bestätigt hat.',
    en: 'No entries yet. What somebody has submitted and confirmed appears here.',
  },
  states: {
    de: {
      unconfirmed: 'Unbestätigt',
      submitted: 'Wartet auf Entscheidung',
      accepted: 'Angenommen',
      returned: 'Zurückgegeben',
      rejected: 'Abgelehnt',
    },
    en: {
      unconfirmed: 'Unconfirmed',
      submitted: 'Waiting for a decision',
      accepted: 'Accepted',
      returned: 'Returned',
      rejected: 'Rejected',
    },
  } satisfies Bilingual<Record<ContributionStep, string>>,
  all: { de: 'Alle', en: 'All' },
  missingAlt: { de: 'Ohne Text für Blinde und Gehörlose', en: 'Without a text for blind and deaf people' },
  noAltText: { de: 'Text fehlt', en: 'Text missing' },
  toSite: { de: 'Auf der Website', en: 'On the website' },
  decide: { de: 'Ansehen und entscheiden', en: 'Look and decide' },
  accept: { de: 'Annehmen', en: 'Accept' },
  return: { de: 'Zurückgeben', en: 'Return' },
  reject: { de: 'Ablehnen', en: 'Reject' },
  reason: { de: 'Nachricht an die Künstlerin oder den Künstler', en: 'Message to the artist' },
  reasonHint: {
    de: 'Wird mit der Rückgabe oder Ablehnung per E-Mail verschickt. Bei einer Rückgabe nötig.',
    en: 'Sent by e-mail when you return or reject the work. Needed when you return it.',
  },
  artist: { de: 'Von', en: 'By' },
  secret: {
    de: 'Bis zum Ende des Wettbewerbs stehen die Namen nur auf dieser Seite.',
    en: 'Until the contest ends, names are shown on this page only.',
  },
  altText: { de: 'In Worten (Bildbeschreibung, Abschrift)', en: 'In words (alt text, transcript)' },
  save: { de: 'Texte speichern', en: 'Save texts' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  decided: { de: 'Entschieden; die E-Mail ist unterwegs', en: 'Decided; the e-mail is on its way' },
  close: { de: 'Schließen', en: 'Close' },
} as const satisfies Record<string, Bilingual<unknown>>

export function contestsCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Wettbewerb' : `${n} Wettbewerbe`, en: n === 1 ? '1 contest' : `${n} contests` }
}

/** Names of the fields, in error messages and in the history. */
export const contestFieldNames: FieldNames = {
  ...labelsOf(contestsBackstage),
  title: contestsBackstage.headline,
  imageId: contestsBackstage.picture,
}

/** Numbers of accepted entries and of entries to decide. */
export function contributionCounts(accepted: number, submitted: number): Bilingual<string> {
  return {
    de: submitted === 0 ? `${accepted} angenommen` : `${accepted} angenommen, ${submitted} zu entscheiden`,
    en: submitted === 0 ? `${accepted} accepted` : `${accepted} accepted, ${submitted} to decide`,
  }
}
