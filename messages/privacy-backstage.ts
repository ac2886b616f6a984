import type { Bilingual } from '#contract/language.ts'

/** The screen on which admins look after personal data. */
export const privacyBackstage = {
  lead: {
    de: 'Anfragen von Menschen zu ihren Daten, und was wann gelöscht wird.',
    en: 'Requests of people about their data, and what is deleted when.',
  },
  requests: { de: 'Anfragen per Brief oder Telefon', en: 'Requests by letter or telephone' },
  requestsLead: {
    de: 'Wer uns schreibt oder anruft, hat innerhalb eines Monats eine Antwort zu bekommen (Art. 12 DSGVO). Tragen Sie die Anfrage ein: Die Person bekommt einen Link an ihre Adresse, der ihr alles zeigt. Andere sehen es nicht. Danach bleibt nur die Zahl der Anfragen.',
    en: 'Whoever writes to us or calls is to be answered within a month (Art. 12 GDPR). Enter the request: the person gets a link at their address that shows them everything. Nobody else sees it. After that, the number of requests alone remains.',
  },
  none: { de: 'Gerade ist keine Anfrage offen.', en: 'No request is open at the moment.' },
  fetchFailed: { de: 'Die Anfragen konnten nicht geladen werden.', en: 'The requests could not be loaded.' },
  email: { de: 'E-Mail-Adresse der Person', en: 'E-mail address of the person' },
  emailHint: {
    de: 'Eine, die Sie für die der Person halten: Wer den Link bekommt, sieht deren Daten.',
    en: 'One that you trust to be theirs: whoever gets the link sees the data.',
  },
  language: { de: 'Sprache der E-Mail', en: 'Language of the e-mail' },
  way: { de: 'Wie die Anfrage kam', en: 'How the request came' },
  start: { de: 'Eintragen und Link senden', en: 'Enter and send the link' },
  started: { de: 'Der Link ist unterwegs', en: 'The link is on its way' },
  sendAgain: { de: 'Link noch einmal senden', en: 'Send the link again' },
  close: { de: 'Beantwortet', en: 'Answered' },
  closed: { de: 'Beantwortet. Die Adresse ist gelöscht.', en: 'Answered. The address is deleted.' },
  failed: { de: 'Das hat nicht geklappt', en: 'That did not work' },
} as const satisfies Record<string, Bilingual<string>>

/** How much of the month is left. `days` may be negative. */
export const daysLeft = (days: number): Bilingual<string> => {
  if (days < 0)
    return {
      de: days === -1 ? 'seit einem Tag überfällig' : `seit ${-days} Tagen überfällig`,
      en: days === -1 ? 'one day overdue' : `${-days} days overdue`,
    }
  return {
    de: days === 1 ? 'noch ein Tag' : `noch ${days} Tage`,
    en: days === 1 ? 'one day left' : `${days} days left`,
  }
}
