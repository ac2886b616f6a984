import type { Bilingual } from '#contract/language.ts'

/** Polls and votes in contests. */
export const polls = {
  noFailedAttempts: { de: 'Keine Fehlversuche gefunden', en: 'No failed attempts found' },
} as const satisfies Record<string, Bilingual<string>>

/** Why a vote is refused: the specification’s reason, and what to do. */
export const voteReasons = {
  emailRequired: {
    de: 'Bitte geben Sie eine E-Mail-Adresse an.',
    en: 'Email required. Please enter your e-mail address.',
  },
  invalidEmailFormat: {
    de: 'Die E-Mail-Adresse hat eine ungültige Form. Bitte prüfen Sie sie.',
    en: 'Invalid email format. Please check the address.',
  },
  emailNotAllowed: {
    de: 'Diese E-Mail-Adresse oder dieser Code ist hier nicht eingeladen. Bitte nehmen Sie die Adresse, den Link oder den Code aus Ihrer Einladung.',
    en: 'Email not allowed. Please use the address, the link or the code of your invitation.',
  },
  domainNotAllowed: {
    de: 'E-Mail-Adressen dieser Domain sind nicht zugelassen. Bitte nehmen Sie eine andere.',
    en: 'Domain not allowed. Please use another address.',
  },
  emailAlreadyVoted: {
    de: 'Mit dieser E-Mail-Adresse oder diesem Code wurde schon abgestimmt.',
    en: 'Email already voted. Each address, and each code, votes once.',
  },
  pollExpired: {
    de: 'Diese Abstimmung ist beendet.',
    en: 'Poll expired. You can no longer vote.',
  },
  pollNotStarted: {
    de: 'Diese Abstimmung hat noch nicht begonnen. Bitte kommen Sie später wieder.',
    en: 'Poll not started. Please come back later.',
  },
  ipAlreadyVoted: {
    de: 'Von diesem Anschluss wurde schon abgestimmt.',
    en: 'IP already voted. Each connection votes once.',
  },
  invalidVoteData: {
    de: 'Ihre Stimme ist unvollständig. Bitte laden Sie die Seite neu und stimmen Sie noch einmal ab.',
    en: 'Invalid vote data. Please reload the page and vote again.',
  },
  votingFieldRequired: {
    de: 'Der Code fehlt. Bitte geben Sie ihn ein.',
    en: 'Voting field required. Please enter your code.',
  },
  emailTooLong: {
    de: 'Die E-Mail-Adresse ist zu lang. Höchstens 254 Zeichen sind möglich.',
    en: 'Email too long. 254 characters are the most.',
  },
  invalidEmailLength: {
    de: 'Die E-Mail-Adresse ist zu kurz oder zu lang. Bitte prüfen Sie sie.',
    en: 'Invalid email length. Please check the address.',
  },
  emailValidationError: {
    de: 'Die E-Mail-Adresse konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
    en: 'Email validation error. Please try again.',
  },
  maxVotesPerEmailExceeded: {
    de: 'Das sind zu viele Antworten oder Stimmen. Bitte wählen Sie höchstens so viele, wie oben steht.',
    en: 'Max votes per email exceeded: too many answers or votes. Please choose at most as many as stated above.',
  },
  invalidEmail: {
    de: 'Diese E-Mail-Adresse ist ungültig. Bitte prüfen Sie sie.',
    en: 'Invalid email. Please check the address.',
  },
  votingFieldInvalidType: {
    de: 'Ein Feld enthält etwas Unerwartetes. Bitte laden Sie die Seite neu und stimmen Sie noch einmal ab.',
    en: 'Voting field invalid type. Please reload the page and vote again.',
  },
  invalidRequest: {
    de: 'Diese Anfrage ist ungültig. Bitte laden Sie die Seite neu.',
    en: 'Invalid request. Please reload the page.',
  },
  validationError: {
    de: 'Ihre Angaben enthalten Fehler. Bitte prüfen Sie sie.',
    en: 'Validation error. Please check what you entered.',
  },
  votesRequired: {
    de: 'Bitte wählen Sie etwas aus.',
    en: 'Votes required. Please choose something.',
  },
  votesInvalidFormat: {
    de: 'Die Stimmen haben eine ungültige Form. Bitte laden Sie die Seite neu und stimmen Sie noch einmal ab.',
    en: 'Votes invalid format. Please reload the page and vote again.',
  },
  voteValueMustBeNumeric: {
    de: 'Eine Stimme ist eine Zahl. Bitte prüfen Sie Ihre Eingabe.',
    en: 'Vote value must be numeric. Please check what you entered.',
  },
  voteIdMustBeString: {
    de: 'Die Auswahl ist ungültig. Bitte laden Sie die Seite neu und stimmen Sie noch einmal ab.',
    en: 'Vote id must be a string. Please reload the page and vote again.',
  },
  voteIdInvalidFormat: {
    de: 'Die Auswahl hat eine ungültige Form. Bitte laden Sie die Seite neu und stimmen Sie noch einmal ab.',
    en: 'Vote id invalid format. Please reload the page and vote again.',
  },
  invalidVoteValue: {
    de: 'Diese Zahl ist hier nicht möglich. Bitte prüfen Sie Ihre Eingabe.',
    en: 'Invalid vote value. Please check what you entered.',
  },
  invalidVoteOptionId: {
    de: 'Diese Auswahl gibt es nicht mehr. Bitte laden Sie die Seite neu und stimmen Sie noch einmal ab.',
    en: 'Invalid vote option id. Please reload the page and vote again.',
  },
  termsAcceptanceRequired: {
    de: 'Bitte stimmen Sie den Bedingungen zu.',
    en: 'Terms acceptance required. Please accept the terms.',
  },
  invalidType: {
    de: 'Eine Angabe ist von der falschen Art. Bitte laden Sie die Seite neu.',
    en: 'Invalid type. Please reload the page.',
  },
  termsNotAccepted: {
    de: 'Sie haben den Bedingungen nicht zugestimmt. Ohne Zustimmung können wir Ihre Stimme nicht zählen.',
    en: 'Terms not accepted. Without them we cannot count your vote.',
  },
  pollNotVisible: {
    de: 'Diese Abstimmung ist nicht öffentlich.',
    en: 'Poll not visible. This poll is not public.',
  },
  pollNotFound: {
    de: 'Diese Abstimmung gibt es nicht.',
    en: 'Poll not found. There is no such poll.',
  },
  invalidVoteFormat: {
    de: 'Die Stimme hat eine ungültige Form. Bitte laden Sie die Seite neu und stimmen Sie noch einmal ab.',
    en: 'Invalid vote format. Please reload the page and vote again.',
  },
} as const satisfies Record<string, Bilingual<string>>
