import type { Bilingual } from '#contract/language.ts'
import type { CopyReason } from '#contract/privacy/copy.ts'

/** The screen on which administrators manage personal data. */
export const privacyBackstage = {
  lead: {
    de: 'Anfragen von Menschen zu ihren Daten, und was wann gelöscht wird.',
    en: 'People’s requests about their data, and what is deleted when.',
  },
  requests: { de: 'Anfragen per Brief oder Telefon', en: 'Requests by letter or telephone' },
  requestsLead: {
    de: 'Wer nach seinen Daten fragt, muss innerhalb eines Monats eine Antwort bekommen (Art. 12 DSGVO). Tragen Sie die Anfrage ein: Die Person bekommt eine E-Mail mit einem Link, der ihr alles zeigt. Andere sehen es nicht. Ist die Anfrage erledigt, bleibt nur die Zahl der Anfragen.',
    en: 'Anyone who asks about their data must get an answer within a month (Art. 12 GDPR). Enter the request: we e-mail the person a link that shows them everything. Nobody else sees it. Once a request is done, only the number of requests is kept.',
  },
  none: { de: 'Gerade ist keine Anfrage offen.', en: 'No request is open at the moment.' },
  fetchFailed: { de: 'Die Anfragen konnten nicht geladen werden.', en: 'The requests could not be loaded.' },
  email: { de: 'E-Mail-Adresse der Person', en: 'E-mail address of the person' },
  emailHint: {
    de: 'Prüfen Sie, dass sie der Person gehört: Wer den Link bekommt, sieht deren Daten.',
    en: 'Make sure that it is theirs: whoever gets the link sees the data.',
  },
  language: { de: 'Sprache der E-Mail', en: 'Language of the e-mail' },
  way: { de: 'Wie die Anfrage kam', en: 'How the request came' },
  start: { de: 'Eintragen und Link senden', en: 'Enter and send the link' },
  started: { de: 'Der Link ist unterwegs', en: 'The link is on its way' },
  sendAgain: { de: 'Link noch einmal senden', en: 'Send the link again' },
  close: { de: 'Beantwortet', en: 'Answered' },
  closed: { de: 'Beantwortet. Die Adresse ist gelöscht.', en: 'Answered. The address is deleted.' },
  holds: { de: 'Von der Löschung ausgenommen', en: 'Held back from deletion' },
  holdsLead: {
    de: 'Einzelne Einträge, die wegen eines Anspruchs oder einer Untersuchung länger bleiben müssen. Mit dem Ende werden sie wie alle anderen gelöscht.',
    en: 'Single entries that have to stay longer because of a claim or an inquiry. At their end they are deleted like all others.',
  },
  noHolds: { de: 'Zurzeit ist nichts ausgenommen.', en: 'Nothing is kept for longer.' },
  holdTable: { de: 'Tabelle', en: 'Table' },
  holdRow: { de: 'Nummer', en: 'Number' },
  holdReason: { de: 'Grund', en: 'Reason' },
  holdEnd: { de: 'Bis', en: 'Until' },
  holdBy: { de: 'Durch', en: 'By' },
  holdAsked: { de: 'Löschung ist gewünscht', en: 'Deletion was asked for' },
  holdFind: { de: 'Einträge suchen', en: 'Find entries' },
  holdEmail: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  holdNothing: {
    de: 'Unter dieser Adresse ist nichts gespeichert.',
    en: 'Nothing is kept under this address.',
  },
  holdThis: { de: 'Nicht löschen', en: 'Hold' },
  held: { de: 'Wird vorerst nicht gelöscht', en: 'Held' },
  releaseHold: { de: 'Freigeben', en: 'Release' },
  holdReleased: { de: 'Freigegeben', en: 'Released' },

  board: { de: 'Löschfristen', en: 'Periods of deletion' },
  boardKind: { de: 'Was, und wie lange', en: 'What, and for how long' },
  boardDue: { de: 'Beim nächsten Lauf', en: 'At the next run' },
  boardErased: { de: 'Letzte 30 Tage', en: 'Last 30 days' },
  boardOverdue: { de: 'Über der Frist', en: 'Past its period' },
  boardNext: { de: 'Nächster Lauf', en: 'Next run' },
  boardFailed: {
    de: 'Die Löschfristen konnten nicht geladen werden.',
    en: 'The periods could not be loaded.',
  },

  copyTitle: { de: 'Dies ist eine Kopie', en: 'This is a copy' },
  copyDiscard: { de: 'Freigeben und wartende E-Mails verwerfen', en: 'Release and discard waiting e-mails' },
  copySend: { de: 'Freigeben und wartende E-Mails senden', en: 'Release and send waiting e-mails' },
  copyReleased: {
    de: 'Freigegeben. Ab jetzt ist dies die Website.',
    en: 'Released. From now on this is the website.',
  },
  failed: { de: 'Das hat nicht geklappt', en: 'That did not work' },
} as const satisfies Record<string, Bilingual<string>>

/** Days left of the month to answer a request; negative if overdue. */
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

export const replayedRows = (rows: number, moment: string): Bilingual<string> => ({
  de: `Nach dem Zurückspielen einer Sicherung (${moment}) erneut gelöscht: ${rows}`,
  en: `Deleted once more after a backup was restored (${moment}): ${rows}`,
})

/** Why the site is treated as a copy, and what is held back. */
export const copyBecause = (reason: CopyReason, letters: number): Bilingual<string> => {
  const because = {
    host: {
      de: 'Die Datenbank gehörte zuletzt zu einer anderen Adresse.',
      en: 'The database was served at another address last.',
    },
    folder: {
      de: 'Die Datenbank gehört zu einem anderen Datenordner.',
      en: 'The database belongs to another data folder.',
    },
    older: {
      de: 'Die Datenbank ist älter als ihr Datenordner: eine Sicherung wurde zurückgespielt.',
      en: 'The database is older than its data folder: a backup was restored.',
    },
    machine: {
      de: 'Die Datenbank lief zuletzt auf einem anderen Rechner oder Datenbankserver.',
      en: 'The database ran on another machine or database server last.',
    },
  }[reason]
  return {
    de: `${because.de} Es geht keine E-Mail hinaus (${letters} warten), und Suchmaschinen nehmen nichts auf, bis die Seite freigegeben ist.`,
    en: `${because.en} No e-mail leaves (${letters} wait), and search engines take nothing, until the site is released.`,
  }
}
