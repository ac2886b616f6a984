import type { Bilingual } from '#contract/language.ts'
import type { VoteReason } from '#contract/voting/reasons.ts'
import type { VotingNumbers } from '#contract/voting/rules.ts'

type Words = Bilingual<string>

export const votesTitle: Words = { de: 'Stimmen', en: 'Votes' }
export const attemptsTitle: Words = { de: 'Fehlversuche', en: 'Failed attempts' }

/** Column headings of the votes and of their file. */
export const voteColumns = {
  votes: { de: 'Gewählt', en: 'Chosen' },
  submittedAt: { de: 'Abgegeben', en: 'Submitted' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  exclusion: { de: 'Ausgeschlossen, weil', en: 'Excluded because' },
  option: { de: 'Antwort', en: 'Option' },
  counts: { de: 'Zählt', en: 'Counts' },
} as const satisfies Record<string, Words>

/** Column headings of the failed attempts and of their file. */
export const attemptColumns = {
  at: { de: 'Zeit', en: 'Time' },
  poll: { de: 'Abstimmung', en: 'Poll' },
  reason: { de: 'Grund', en: 'Reason' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  network: { de: 'Netz', en: 'Network' },
  ipAddress: { de: 'IP-Adresse', en: 'IP address' },
  userAgent: { de: 'Browser', en: 'User agent' },
  request: { de: 'Anfrage', en: 'Request' },
  fields: { de: 'Gesendete Felder', en: 'Fields sent' },
  votes: { de: 'Zahl der Stimmen', en: 'Number of votes' },
} as const satisfies Record<string, Words>

/** Labels of the numbers of ballots, by outcome. */
export const voteNumbers: Record<Exclude<keyof VotingNumbers, 'refused'>, Words> = {
  received: { de: 'Eingegangen', en: 'Received' },
  confirmed: { de: 'Per Link bestätigt', en: 'Confirmed by link' },
  replaced: { de: 'Durch eine spätere ersetzt', en: 'Replaced by a later one' },
  excluded: { de: 'Ausgeschlossen', en: 'Excluded' },
}
export const refusedTitle: Words = { de: 'Abgelehnt', en: 'Refused' }

/** Short names of the reasons; `voteReasons` says what to do about them. */
export const reasonNames: Record<VoteReason, Words> = {
  emailRequired: { de: 'E-Mail-Adresse fehlt', en: 'Email required' },
  invalidEmailFormat: { de: 'Ungültige Form der E-Mail-Adresse', en: 'Invalid email format' },
  emailNotAllowed: { de: 'Nicht eingeladen', en: 'Email not allowed' },
  domainNotAllowed: { de: 'Domain nicht zugelassen', en: 'Domain not allowed' },
  emailAlreadyVoted: { de: 'Hat schon abgestimmt', en: 'Email already voted' },
  pollExpired: { de: 'Nach dem Ende', en: 'Poll expired' },
  pollNotStarted: { de: 'Vor dem Beginn', en: 'Poll not started' },
  ipAlreadyVoted: { de: 'Anschluss hat schon abgestimmt', en: 'IP already voted' },
  invalidVoteData: { de: 'Widersprüchliche Stimme', en: 'Invalid vote data' },
  votingFieldRequired: { de: 'Code fehlt', en: 'Voting field required' },
  emailTooLong: { de: 'E-Mail-Adresse zu lang', en: 'Email too long' },
  invalidEmailLength: { de: 'Ungültige Länge der E-Mail-Adresse', en: 'Invalid email length' },
  emailValidationError: { de: 'E-Mail-Adresse nicht prüfbar', en: 'Email validation error' },
  maxVotesPerEmailExceeded: { de: 'Zu viele Stimmen', en: 'Max votes per email exceeded' },
  invalidEmail: { de: 'Ungültige E-Mail-Adresse', en: 'Invalid email' },
  votingFieldInvalidType: { de: 'Code oder Quittung ist kein Text', en: 'Voting field invalid type' },
  invalidRequest: { de: 'Unbekanntes Feld', en: 'Invalid request' },
  validationError: { de: 'Widersprüchliche Angaben', en: 'Validation error' },
  votesRequired: { de: 'Nichts gewählt', en: 'Votes required' },
  votesInvalidFormat: { de: 'Stimmen sind keine Liste', en: 'Votes invalid format' },
  voteValueMustBeNumeric: { de: 'Wert ist keine Zahl', en: 'Vote value must be numeric' },
  voteIdMustBeString: { de: 'Antwort ist kein Text', en: 'Vote id must be a string' },
  voteIdInvalidFormat: { de: 'Ungültige Form der Antwort', en: 'Vote id invalid format' },
  invalidVoteValue: { de: 'Unmöglicher Wert', en: 'Invalid vote value' },
  invalidVoteOptionId: { de: 'Unbekannte Antwort', en: 'Invalid vote option id' },
  termsAcceptanceRequired: { de: 'Zustimmung fehlt', en: 'Terms acceptance required' },
  invalidType: { de: 'Angabe von falscher Art', en: 'Invalid type' },
  termsNotAccepted: { de: 'Nicht zugestimmt', en: 'Terms not accepted' },
  pollNotVisible: { de: 'Abstimmung nicht sichtbar', en: 'Poll not visible' },
  pollNotFound: { de: 'Abstimmung gibt es nicht', en: 'Poll not found' },
  invalidVoteFormat: { de: 'Ungültige Form der Stimme', en: 'Invalid vote format' },
}
export const reasonsTitle: Words = { de: 'Warum Stimmen abgelehnt wurden', en: 'Why votes were refused' }
