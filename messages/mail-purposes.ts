import type { Bilingual } from '#contract/language.ts'

/** What a letter is about, as the outbox names it. */
const mailPurposes: Record<string, Bilingual<string>> = {
  accountLocked: { de: 'Konto gesperrt', en: 'Account locked' },
  contact: { de: 'Kontaktanfrage', en: 'Enquiry' },
  emailMoved: { de: 'E-Mail-Adresse geändert', en: 'E-mail address changed' },
  emailWanted: { de: 'Neue E-Mail-Adresse bestätigen', en: 'Confirm a new e-mail address' },
  invitation: { de: 'Einladung zu backstage', en: 'Invitation to backstage' },
  newsletter: { de: 'Newsletter', en: 'Newsletter' },
  newsletterTest: { de: 'Newsletter zur Probe', en: 'Test of the newsletter' },
  newsletterActivation: { de: 'Newsletter bestätigen', en: 'Confirm the newsletter' },
  newsletterKnown: { de: 'Link zum Newsletter-Abonnement', en: 'Link to the newsletter subscription' },
  passwordChanged: { de: 'Passwort geändert', en: 'Password changed' },
  passwordReset: { de: 'Neues Passwort', en: 'New password' },
  'access email': { de: 'E-Mail-Adresse geändert', en: 'E-mail address changed' },
  'access opened': { de: 'Zugang geöffnet', en: 'Access opened' },
  'access unlocked': { de: 'Sperre aufgehoben', en: 'Lock lifted' },
  'audit head': { de: 'Prüfwert des Änderungsprotokolls', en: 'Fingerprint of the audit log' },
  'access closed': { de: 'Zugang beendet', en: 'Access ended' },
  'access username': { de: 'Benutzername geändert', en: 'Username changed' },
  'access role': { de: 'Rolle geändert', en: 'Role changed' },
  ballot: { de: 'Stimme bestätigen', en: 'Confirm a vote' },
  'voting invitation': { de: 'Einladung zur Abstimmung', en: 'Invitation to vote' },
  'volunteer confirm': { de: 'Adresse für Studien bestätigen', en: 'Confirm an address for studies' },
  'volunteer registered': { de: 'Für Studien eingetragen', en: 'On the list for studies' },
  'volunteer study': { de: 'Studie sucht Freiwillige', en: 'Study looking for volunteers' },
  'volunteer stay': { de: 'Bei Studien dabeibleiben?', en: 'Stay on the list for studies?' },
  'voting reminder': { de: 'Erinnerung an die Abstimmung', en: 'Reminder to vote' },
  'contribution received': { de: 'Werk bestätigen', en: 'Confirm a work' },
  'contribution full': { de: 'Alle Werke eingereicht', en: 'All works submitted' },
  'contribution accepted': { de: 'Werk angenommen', en: 'Work accepted' },
  'contribution returned': { de: 'Werk zurückgegeben', en: 'Work returned' },
  'contribution rejected': { de: 'Werk abgelehnt', en: 'Work rejected' },
  'registration received': { de: 'Anmeldung bestätigen', en: 'Confirm registration' },
  'registration waiting': { de: 'Warteliste', en: 'Waiting list' },
  'registration movedBack': { de: 'Zurück auf die Warteliste', en: 'Back on the waiting list' },
  'registration confirmed': { de: 'Anmeldung bestätigt', en: 'Registration confirmed' },
  'registration offered': { de: 'Platz frei', en: 'Seat offered' },
  'registration changed': { de: 'Veranstaltung geändert', en: 'Event changed' },
  'registration switched': { de: 'Art der Teilnahme geändert', en: 'Way of taking part changed' },
  'registration cancelled': { de: 'Anmeldung abgesagt', en: 'Registration cancelled' },
  'registration reminder': { de: 'Erinnerung', en: 'Reminder' },
  'registration streamStarts': { de: 'Übertragung beginnt', en: 'Livestream starts' },
  'registration thanks': { de: 'Dank nach der Veranstaltung', en: 'Thanks after the event' },
  'registration link': { de: 'Link zur Anmeldung', en: 'Link to the registration' },
  newsletterTrouble: { de: 'Versand des Newsletters angehalten', en: 'Sending of the newsletter paused' },
  'registration written': { de: 'Nachricht an Angemeldete', en: 'Message to those registered' },
}

/** One of a later kind is called by its name in the code. */
export function mailPurposeOf(purpose: string): Bilingual<string> {
  return mailPurposes[purpose] ?? { de: purpose, en: purpose }
}
