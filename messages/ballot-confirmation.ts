/** Page opened by the link in a letter, to confirm a vote in a poll. */
export const ballotConfirmation = {
  confirmTitle: { de: 'Stimme bestätigen', en: 'Confirm your vote' },
  confirmLead: {
    de: (title: string) => `Ihre Stimme bei „${title}“ zählt, sobald Sie sie hier bestätigen.`,
    en: (title: string) => `Your vote in ‘${title}’ counts as soon as you confirm it here.`,
  },
  confirm: { de: 'Stimme bestätigen', en: 'Confirm vote' },
  linkInvalid: {
    de: 'Diese Anfrage ist ungültig oder abgelaufen. Stimmen Sie einfach noch einmal ab, solange die Abstimmung offen ist.',
    en: 'This request is invalid or has expired. Simply vote again while the poll is open.',
  },
  toPolls: { de: 'Zu den Abstimmungen', en: 'To the polls' },
} as const
