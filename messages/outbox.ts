import type { Bilingual } from '#contract/language.ts'
import type { Mailbox, MailState } from '#contract/mail/api.ts'
import type { MailboxTrouble } from '#contract/mail/mailbox-trouble.ts'
import { screenTitles } from './screen-titles.ts'

/** Names of the states of a letter in the outbox. */
export const mailStateNames: Record<MailState, Bilingual<string>> = {
  queued: { de: 'Wartet', en: 'Waiting' },
  sending: { de: 'Wird versandt', en: 'Being sent' },
  sent: { de: 'Versandt', en: 'Sent' },
  retry: { de: 'Neuer Versuch folgt', en: 'Another attempt will follow' },
  failed: { de: 'Fehlgeschlagen', en: 'Failed' },
  uncertain: { de: 'Ungewiss', en: 'Uncertain' },
}

/** Why a letter has not arrived: what happened, and what to do. */
export const mailTroubles = {
  unreachable: {
    de: 'Der Mailserver war nicht erreichbar. Ein neuer Versuch folgt von selbst.',
    en: 'The mail server could not be reached. Another attempt will follow automatically.',
  },
  insecure: {
    de: 'Der Mailserver bietet keine sichere Verbindung an. Bitte wenden Sie sich an die Technik.',
    en: 'The mail server offers no secure connection. Please contact your IT department.',
  },
  loginRefused: {
    de: 'Der Mailserver hat unsere Anmeldung abgelehnt. Bitte wenden Sie sich an die Technik.',
    en: 'The mail server refused our login. Please contact your IT department.',
  },
  senderRefused: {
    de: 'Der Mailserver nimmt von unserer Website keine E-Mails an. Bitte wenden Sie sich an die Technik: Der Absender (MAIL_FROM) oder die Anmeldung (SMTP_URL) stimmt nicht. Ein neuer Versuch folgt von selbst.',
    en: 'The mail server takes no e-mails from our website. Please contact your IT department: the sender (MAIL_FROM) or the login (SMTP_URL) is wrong. Another attempt will follow automatically.',
  },
  deferred: {
    de: 'Der Mailserver nimmt die E-Mail gerade nicht an. Ein neuer Versuch folgt von selbst.',
    en: 'The mail server is not accepting the e-mail at the moment. Another attempt will follow automatically.',
  },
  refused: {
    de: 'Der Mailserver hat die E-Mail abgelehnt. Bitte prüfen Sie die Adresse.',
    en: 'The mail server refused the e-mail. Please check the address.',
  },
  lost: {
    de: 'Die Verbindung riss ab, nachdem die E-Mail übergeben war. Ob sie ankam, ist ungewiss.',
    en: 'The connection broke after the e-mail had been handed over. Whether it arrived is uncertain.',
  },
  crashed: {
    de: 'Der Server wurde beendet, während er die E-Mail versandte. Ob sie ankam, ist ungewiss.',
    en: 'The server stopped while sending the e-mail. Whether it arrived is uncertain.',
  },
  broken: {
    de: 'Diese E-Mail ist beschädigt und kann nicht versandt werden.',
    en: 'This e-mail is damaged and cannot be sent.',
  },
} as const satisfies Record<string, Bilingual<string>>

export const mailSentences = {
  details: { de: 'Meldung', en: 'Message' },
} as const satisfies Record<string, Bilingual<string>>

/** `The mail server refused the e-mail. Please check the address. (Message: 550 no such user)` */
export function troubleSentence({
  reason,
  words,
}: {
  reason: keyof typeof mailTroubles
  words: string
}): Bilingual<string> {
  const { details } = mailSentences
  const [de, en] = words === '' ? ['', ''] : [` (${details.de}: ${words})`, ` (${details.en}: ${words})`]
  return { de: mailTroubles[reason].de + de, en: mailTroubles[reason].en + en }
}

/** The outbox: a list of backstage. */
export const outbox = {
  secret: { de: 'geheim', en: 'secret' },
  secretLead: {
    de: 'Diese E-Mail gehört zu einer geheimen Abstimmung. Wer sie bekommt, wann und mit welchen Worten, wird nicht gezeigt.',
    en: 'This e-mail belongs to a secret vote. Who gets it, when and in which words is not shown.',
  },
  title: screenTitles.backstageMail,
  empty: { de: 'Noch keine E-Mails', en: 'No e-mails yet' },
  emptyLead: {
    de: 'Hier steht jede E-Mail, die diese Website versendet, und ob sie angekommen ist.',
    en: 'Every e-mail that this website sends is listed here, with whether it was delivered.',
  },
  sendAgain: { de: 'Noch einmal senden', en: 'Send again' },
  read: { de: 'Ansehen', en: 'View' },
  replyTo: { de: 'Antwort an', en: 'Reply to' },
} as const satisfies Record<string, Bilingual<string>>

/** Reasons why the mailbox for returned letters cannot be read. */
export const mailboxTroubleNames: Record<MailboxTrouble, Bilingual<string>> = {
  unreachable: {
    de: 'Der Server ist nicht erreichbar',
    en: 'the server cannot be reached',
  },
  insecure: {
    de: 'Der Server bietet keine sichere Verbindung an',
    en: 'the server offers no secure connection',
  },
  loginRefused: {
    de: 'Der Server hat unsere Anmeldung abgelehnt',
    en: 'the server refused our login',
  },
  noFolder: { de: 'Den Ordner gibt es nicht', en: 'there is no such folder' },
}

/**
 * Returns the state of the mailbox for returned letters; `momentOf` formats a moment for the reader's
 * language.
 */
export function mailboxSentence(
  { trouble, readAt, failedSince }: Mailbox,
  momentOf: (moment: string) => string,
): Bilingual<string> {
  if (trouble && failedSince) {
    const since = momentOf(failedSince)
    const { de, en } = mailboxTroubleNames[trouble]
    return {
      de: `Das Postfach für Rückläufer ist seit ${since} nicht lesbar: ${de}. Versucht wird es von selbst weiter; bitte wenden Sie sich an die Technik (IMAP_URL).`,
      en: `The mailbox for returned e-mails cannot be read since ${since}: ${en}. Further attempts follow automatically; please contact your IT department (IMAP_URL).`,
    }
  }
  return readAt
    ? {
        de: `Rückläufer zuletzt gelesen: ${momentOf(readAt)}.`,
        en: `Returned e-mails last read: ${momentOf(readAt)}.`,
      }
    : { de: 'Rückläufer werden gelesen.', en: 'Returned e-mails are being read.' }
}

export const mailColumns = {
  recipient: { de: 'Empfänger', en: 'Recipient' },
  subject: { de: 'Betreff', en: 'Subject' },
  purpose: { de: 'Anlass', en: 'Purpose' },
  state: { de: 'Zustand', en: 'State' },
  attempts: { de: 'Versuche', en: 'Attempts' },
  created: { de: 'Angelegt', en: 'Created' },
  sent: { de: 'Versandt', en: 'Sent' },
  nextAttempt: { de: 'Nächster Versuch', en: 'Next attempt' },
  trouble: { de: 'Was schiefging', en: 'What went wrong' },
} as const satisfies Record<string, Bilingual<string>>

export function mailCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 E-Mail' : `${n} E-Mails`, en: n === 1 ? '1 e-mail' : `${n} e-mails` }
}

export function sentAgain(n: number): Bilingual<string> {
  return {
    de: n === 1 ? 'Die E-Mail wird noch einmal versandt' : `${n} E-Mails werden noch einmal versandt`,
    en: n === 1 ? 'The e-mail will be sent again' : `${n} e-mails will be sent again`,
  }
}
