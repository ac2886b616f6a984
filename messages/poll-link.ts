/** A poll in a text. */
export const pollLink = {
  lead: { de: 'Stimmen Sie mit ab.', en: 'Have your say.' },
  toPoll: { de: 'Zur Abstimmung', en: 'Go to the poll' },
} as const
