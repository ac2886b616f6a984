/** A poll in a text. */
export const pollLink = {
  lead: { de: 'Abstimmung', en: 'Poll' },
  toPoll: { de: 'Zur Abstimmung', en: 'Go to the poll' },
} as const
