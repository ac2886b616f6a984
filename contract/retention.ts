import type { Bilingual } from './language.ts'
import { lifeDays, lifeMinutes } from './lives.ts'
import { requests } from './retention-of-requests.ts'
import { security } from './retention-of-security.ts'
import { staff } from './retention-of-staff.ts'
import { subscribers } from './retention-of-subscribers.ts'

/** A kind of personal data: its purpose, its period, and what ends it. */
export interface Retention {
  what: Bilingual<string>
  purpose: Bilingual<string>
  period: Bilingual<string>
  /** Days after the moment named in `period`; null if an event ends it, or if it is less than a day. */
  days: number | null
}

/** Days for which full IP addresses are kept; after that the network is enough to see a pattern. */
export const fullAddressDays = 7

export const retention = {
  contactMessage: {
    what: {
      de: 'Kontaktnachrichten (Name, E-Mail-Adresse, Text)',
      en: 'Contact messages (name, e-mail address, text)',
    },
    purpose: { de: 'Ihre Anfrage beantworten', en: 'To answer your enquiry' },
    period: { de: '30 Tage nach dem Eingang', en: '30 days after receipt' },
    days: 30,
  },
  eventRegistration: {
    what: {
      de: 'Anmeldungen zu Veranstaltungen (Name, E-Mail-Adresse, Einrichtung, Ort, Land, Nachricht, Teilnahme)',
      en: 'Registrations for events (name, e-mail address, institution, city, country, message, attendance)',
    },
    purpose: {
      de: 'Die Veranstaltung durchführen und Ihnen dazu schreiben',
      en: 'To hold the event and to write to you about it',
    },
    period: {
      de: '60 Tage nach dem Ende der Veranstaltung, wenn für sie nichts anderes festgelegt ist. Hat sie kein festes Ende: 60 Tage nach der Anmeldung',
      en: '60 days after the event ends, unless another period is set for it. If it has no fixed end: 60 days after registering',
    },
    days: 60,
  },
  votingAddress: {
    what: {
      de: 'Abstimmungen: mit dem Schlüssel der Abstimmung gebildeter Prüfwert der E-Mail-Adresse; bei namentlichen Abstimmungen und Einladungen die Adresse selbst',
      en: 'Votes: a fingerprint of the e-mail address made with the key of the vote; in named votes and invitations the address itself',
    },
    purpose: {
      de: 'Jede Adresse nur einmal abstimmen lassen',
      en: 'To let each address vote once',
    },
    period: {
      de: '30 Tage nach dem Ende der Abstimmung. Ist kein Ende festgelegt: 182 Tage nach der letzten Einladung oder Stimme. Danach bleiben nur Zahlen',
      en: '30 days after the vote ends. If no end is set: 182 days after the last invitation or ballot. After that, only numbers remain',
    },
    days: 30,
  },
  pendingBallot: {
    what: {
      de: 'Noch nicht bestätigte Stimmen (verschlüsselt)',
      en: 'Votes that are not confirmed yet (encrypted)',
    },
    purpose: { de: 'Die E-Mail-Adresse bestätigen lassen', en: 'To have the e-mail address confirmed' },
    period: { de: '24 Stunden', en: '24 hours' },
    days: 1,
  },
  failedAttempt: {
    what: {
      de: 'Abgelehnte Stimmen (Grund, Zeit, gekürzte IP-Adresse, Browserkennung, E-Mail-Adresse, keine Auswahl)',
      en: 'Refused votes (reason, time, shortened IP address, browser identifier, e-mail address, no choice)',
    },
    purpose: { de: 'Manipulation von Abstimmungen erkennen', en: 'To notice manipulation of votes' },
    period: {
      de: '90 Tage, die volle IP-Adresse 7 Tage, die E-Mail-Adresse höchstens 30 Tage nach dem Ende der Abstimmung, bei einer, die es nicht gibt, 30 Tage',
      en: '90 days, the full IP address 7 days, the e-mail address at most until 30 days after the end of the vote, for one that does not exist 30 days',
    },
    days: 90,
  },
  networkMark: {
    what: {
      de: 'Prüfwert der IP-Adresse bei Abstimmungen, die jeden Anschluss nur einmal zulassen',
      en: 'A fingerprint of the IP address in votes that take one ballot from each connection',
    },
    purpose: { de: 'Mehrfache Stimmen verhindern', en: 'To prevent repeated votes' },
    period: { de: '24 Stunden', en: '24 hours' },
    days: 1,
  },
  contribution: {
    what: {
      de: 'Einreichungen zu Kunstwettbewerben (Name und E-Mail-Adresse, Werk)',
      en: 'Submissions to art contests (name and e-mail address, work)',
    },
    purpose: {
      de: 'Den Wettbewerb durchführen, Ihnen dazu schreiben und nach seinem Ende Ihren Namen beim Werk nennen',
      en: 'To hold the contest, to write to you about it, and to name you with your work once it has ended',
    },
    period: {
      de: '182 Tage nach dem Ende der Abstimmung. Wird nicht abgestimmt: nach dem Ende der Einreichung. Ist kein Ende festgelegt: nach dem Absenden, Ihrer letzten Änderung oder unserer Entscheidung. Bei angenommenen Werken löschen wir dann nur die E-Mail-Adresse; der Name bleibt bei dem Werk, bis Sie widerrufen',
      en: '182 days after voting ends. If there is no vote: after submission ends. If no end is set: after the work was sent, last changed or decided on. Of accepted works we then delete only the e-mail address; the name stays with the work until you withdraw your consent',
    },
    days: 182,
  },
  unconfirmedContribution: {
    what: { de: 'Nicht bestätigte Einreichungen', en: 'Submissions that were not confirmed' },
    purpose: { de: 'Auf Ihre Bestätigung warten', en: 'To wait for your confirmation' },
    period: { de: '7 Tage nach dem Eingang', en: '7 days after receipt' },
    days: lifeDays.unconfirmedContribution,
  },
  ...staff,
  ...subscribers,
  consent: {
    what: {
      de: 'Einwilligungen (Formular, Fassung und Sprache des Textes, Zeitpunkt)',
      en: 'Consents (form, version and language of the text, time)',
    },
    purpose: { de: 'Nachweisen, wozu Sie eingewilligt haben', en: 'To prove what you agreed to' },
    period: {
      de: 'so lange wie die Angaben, für die sie gelten',
      en: 'as long as the details they are about',
    },
    days: null,
  },
  mail: {
    what: { de: 'Versandte E-Mails (Empfänger, Inhalt)', en: 'E-mails we sent (recipient, content)' },
    purpose: { de: 'Zustellung nachweisen und Fehler beheben', en: 'To prove delivery and to fix errors' },
    period: { de: '30 Tage nach dem Versand', en: '30 days after sending' },
    days: 30,
  },
  session: {
    what: {
      de: 'Anmeldesitzungen der Mitarbeitenden: Browser, Zeiten und der zuletzt besuchte Bereich',
      en: 'Login sessions of staff: browser, times and the part of backstage visited last',
    },
    purpose: { de: 'Angemeldet bleiben', en: 'To stay logged in' },
    period: {
      de: 'höchstens 7 Tage, mit zweitem Faktor höchstens 30 Tage',
      en: '7 days at most, with a second factor 30 days at most',
    },
    days: lifeDays.sessionWithFactor,
  },
  link: {
    what: {
      de: 'Links in E-Mails und Vorschau-Links (wer sie erstellt hat)',
      en: 'Links in e-mails and preview links (who made them)',
    },
    purpose: {
      de: 'Ein Passwort ersetzen, Angaben bestätigen, Entwürfe zeigen',
      en: 'To replace a password, to confirm details, to show drafts',
    },
    period: {
      de: `7 Tage nach dem Ablauf. So lange gelten Links: für ein neues Passwort ${lifeMinutes.passwordReset} Minuten, zu „Meine Daten“ ${lifeDays.dataRequest} Tag (nach einem Brief oder Anruf ${lifeDays.dataRequestByStaff} Tage), zu Ihrer Anmeldung bis ${lifeDays.registrationAfterEvent} Tage nach der Veranstaltung, zu Ihrem Werk bis ${lifeDays.contributionAfterContest} Tage nach dem Wettbewerb, zurück zum Newsletter ${lifeDays.newsletterReturn} Tage. Für Mitarbeitende: Einladungen ${lifeDays.invitation} Tage, Vorschauen ${lifeDays.preview} Tage, Einspruch gegen das Entfernen des zweiten Faktors ${lifeDays.factorReset} Tag`,
      en: `7 days after they expire. Links work for: a new password ${lifeMinutes.passwordReset} minutes, ‘My data’ ${lifeDays.dataRequest} day (after a letter or a call ${lifeDays.dataRequestByStaff} days), your registration until ${lifeDays.registrationAfterEvent} days after the event, your work until ${lifeDays.contributionAfterContest} days after the contest, back to the newsletter ${lifeDays.newsletterReturn} days. Of staff: invitations ${lifeDays.invitation} days, previews ${lifeDays.preview} days, objecting to the removal of a second factor ${lifeDays.factorReset} day`,
    },
    days: 7,
  },
  unconfirmedEmail: {
    what: {
      de: 'Neue E-Mail-Adressen von Mitarbeitenden, die noch nicht bestätigt sind',
      en: 'New e-mail addresses of staff that are not confirmed yet',
    },
    purpose: { de: 'Auf die Bestätigung warten', en: 'To wait for their confirmation' },
    period: { de: '1 Tag', en: '1 day' },
    days: lifeDays.unconfirmedEmail,
  },
  knownDevice: {
    what: { de: 'Kennzeichen bekannter Geräte der Mitarbeitenden', en: 'Identifiers of known staff devices' },
    purpose: {
      de: 'Verhindern, dass Fremde ein Konto durch Fehlversuche sperren',
      en: 'To keep strangers from locking an account through failed attempts',
    },
    period: { de: '12 Monate nach der letzten Anmeldung', en: '12 months after the last login' },
    days: lifeDays.knownDevice,
  },
  failedLogin: {
    what: {
      de: 'Zähler fehlgeschlagener Anmeldungen (Prüfwert des Namens)',
      en: 'Counters of failed logins (a fingerprint of the name)',
    },
    purpose: { de: 'Das Erraten von Passwörtern bremsen', en: 'To slow down the guessing of passwords' },
    period: { de: '1 Tag, bei gesperrten Konten 90 Tage', en: '1 day, for locked accounts 90 days' },
    days: 90,
  },
  ...security,
  audit: {
    what: { de: 'Änderungsprotokoll der Mitarbeitenden', en: 'Audit log of staff' },
    purpose: { de: 'Nachvollziehen, wer was geändert hat', en: 'To see who changed what' },
    period: { de: '24 Monate', en: '24 months' },
    days: 730,
  },
  trash: {
    what: { de: 'Gelöschte Inhalte', en: 'Deleted content' },
    purpose: { de: 'Versehen rückgängig machen', en: 'To undo mistakes' },
    period: { de: '30 Tage nach dem Löschen', en: '30 days after deletion' },
    days: 30,
  },
  pageView: {
    what: {
      de: 'Zahl der Seitenaufrufe je Tag (Seite, Sprache, verweisende Website; ohne Personenbezug)',
      en: 'Number of page views a day (page, language, referring website; no personal data)',
    },
    purpose: { de: 'Verstehen, was gelesen wird', en: 'To understand what is read' },
    period: { de: '25 Monate', en: '25 months' },
    days: 760,
  },
  missedRequest: {
    what: {
      de: 'Adressen ohne Seite und Suchwörter ohne Treffer (wie oft, zuerst und zuletzt wann; ohne Personenbezug)',
      en: 'Addresses without a page and searches without results (how often, when first and last; no personal data)',
    },
    purpose: { de: 'Ins Leere führende Links und Suchen beheben', en: 'To mend dead links and searches' },
    period: { de: '90 Tage nach der letzten Anfrage', en: '90 days after the last request' },
    days: 90,
  },
  articleImport: {
    what: {
      de: 'Importe von Publikationen (wer importiert hat, Name der Datei, Angaben der Einträge)',
      en: 'Imports of publications (who imported, name of the file, what its entries say)',
    },
    purpose: { de: 'Einen Import prüfen und zurücknehmen', en: 'To check an import and to take it back' },
    period: { de: '90 Tage nach dem Import', en: '90 days after the import' },
    days: 90,
  },
  repeat: {
    what: {
      de: 'Prüfwerte abgeschickter Formulare, mit unserer Antwort',
      en: 'Fingerprints of submitted forms, with our answer',
    },
    purpose: { de: 'Doppeltes Absenden erkennen', en: 'To recognise forms submitted twice' },
    period: {
      de: '1 Tag, längstens bis Sie das Abgeschickte absagen, löschen oder zurückziehen',
      en: '1 day, at most until you cancel, delete or withdraw what you sent',
    },
    days: 1,
  },
  ...requests,
  requestCount: {
    what: {
      de: 'Zähler von Anfragen (Prüfwert der IP-Adresse oder der E-Mail-Adresse)',
      en: 'Counters of requests (a fingerprint of the IP address or e-mail address)',
    },
    purpose: { de: 'Massenhafte Anfragen bremsen', en: 'To slow down requests in bulk' },
    period: { de: 'höchstens 2 Stunden', en: '2 hours at most' },
    days: null,
  },
} as const satisfies Record<string, Retention>

export type RetentionKind = keyof typeof retention
