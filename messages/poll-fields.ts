/** Error messages for the fields of a poll. */
export const pollProblems = {
  validOption: {
    de: 'Eine Antwort hat höchstens 200 Zeichen auf einer Zeile.',
    en: 'An option has at most 200 characters on one line.',
  },
  twoOptions: {
    de: 'Eine Abstimmung braucht mindestens zwei Antworten.',
    en: 'A poll needs at least two options.',
  },
  validVoteCount: {
    de: 'Bitte eine ganze Zahl von 1 bis 100, höchstens so viele, wie es zu vergeben gibt.',
    en: 'Please enter a whole number from 1 to 100, at most as many as there are to give.',
  },
  validDomain: {
    de: 'Bitte eine Domain wie universitaet.example, ohne @.',
    en: 'Please enter a domain such as university.example, without @.',
  },
  validNetwork: {
    de: 'Bitte ein Netz wie 192.0.2.0/24.',
    en: 'Please enter a network such as 192.0.2.0/24.',
  },
  validReason: {
    de: 'Bitte geben Sie einen Grund mit höchstens 300 Zeichen an, ohne E-Mail-Adresse.',
    en: 'Please enter a reason of at most 300 characters, without an e-mail address.',
  },
  codeCount: {
    de: 'Bitte eine ganze Zahl von 1 bis 500.',
    en: 'Please enter a whole number from 1 to 500.',
  },
  tooManyInvited: {
    de: 'Höchstens 2000 Adressen auf einmal. Bitte teilen Sie die Liste.',
    en: 'At most 2000 addresses at once. Please split the list.',
  },
  votingOver: {
    de: 'Die Abstimmung ist beendet, und es wurde abgestimmt. Sie wird nicht wieder geöffnet.',
    en: 'The vote has closed, and votes were cast. It does not open again.',
  },
  votingBegun: {
    de: 'Es gibt schon Stimmen, Codes oder Einladungen. Was ihnen versprochen ist oder Stimmen anders deuten würde, lässt sich nicht mehr ändern.',
    en: 'There are votes, codes or invitations already. What they were promised, or what would give votes another meaning, can no longer be changed.',
  },
} as const
