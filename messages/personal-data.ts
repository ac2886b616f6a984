import type { Bilingual } from '#contract/language.ts'

/** What a column that is told to the person it is about is called. */
export const personalFields = {
  aboutMe: { de: 'Über mich', en: 'About me' },
  activatedAt: { de: 'Bestätigt am', en: 'Confirmed on' },
  at: { de: 'Zeitpunkt', en: 'Time' },
  authorNames: { de: 'Namen als Autorin oder Autor', en: 'Names as an author' },
  barrierPage: { de: 'Seite mit der Barriere', en: 'Page with the barrier' },
  boardTerms: { de: 'Ämter', en: 'Board offices' },
  byStaff: { de: 'Von uns eingetragen', en: 'Entered by us' },
  checkedInAt: { de: 'Am Einlass um', en: 'Checked in at' },
  city: { de: 'Ort', en: 'City' },
  confirmedAt: { de: 'Bestätigt am', en: 'Confirmed on' },
  contacts: { de: 'Kontakte', en: 'Contacts' },
  country: { de: 'Land', en: 'Country' },
  createdAt: { de: 'Eingetragen am', en: 'Entered on' },
  cv: { de: 'Lebenslauf', en: 'CV' },
  day: { de: 'Tag', en: 'Day' },
  deletedAt: { de: 'Gelöscht am', en: 'Deleted on' },
  disabledAt: { de: 'Stillgelegt am', en: 'Stopped on' },
  disabledReason: { de: 'Grund der Stilllegung', en: 'Why it was stopped' },
  dueAt: { de: 'Zu beantworten bis', en: 'To be answered by' },
  answeredAt: { de: 'Beantwortet am', en: 'Answered on' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  endDate: { de: 'Letzter Tag', en: 'Last day' },
  endedAt: { de: 'Beendet am', en: 'Ended on' },
  excludedAt: { de: 'Ausgeschlossen am', en: 'Excluded on' },
  exclusionReason: { de: 'Grund des Ausschlusses', en: 'Why it was excluded' },
  expiresAt: { de: 'Endet am', en: 'Ends on' },
  firstName: { de: 'Vorname', en: 'First name' },
  hasImageConsent: { de: 'Einwilligung zum Bild', en: 'Consent to the picture' },
  heldUntil: { de: 'Platz gehalten bis', en: 'Seat held until' },
  importedBy: { de: 'Eingetragen durch', en: 'Entered by' },
  institution: { de: 'Einrichtung', en: 'Institution' },
  interests: { de: 'Interessen', en: 'Interests' },
  ipAddress: { de: 'IP-Adresse', en: 'IP address' },
  isLocked: { de: 'Konto gesperrt', en: 'Account locked' },
  isUsed: { de: 'Einladung benutzt', en: 'Invitation used' },
  isVisible: { de: 'Auf der Website sichtbar', en: 'Visible on the website' },
  kind: { de: 'Art', en: 'Kind' },
  language: { de: 'Sprache', en: 'Language' },
  lastFailedLoginAt: { de: 'Letzte fehlgeschlagene Anmeldung', en: 'Last failed login' },
  lastLoginAt: { de: 'Letzte Anmeldung', en: 'Last login' },
  lastName: { de: 'Nachname', en: 'Last name' },
  lastToldAt: { de: 'Zuletzt angeschrieben am', en: 'Last written to on' },
  leftAt: { de: 'Abgemeldet am', en: 'Unsubscribed on' },
  legalBasis: { de: 'Warum wir Ihnen schreiben dürfen', en: 'Why we may write to you' },
  locale: { de: 'Sprache', en: 'Language' },
  message: { de: 'Nachricht', en: 'Message' },
  middleName: { de: 'Weitere Vornamen', en: 'Middle names' },
  name: { de: 'Name', en: 'Name' },
  network: { de: 'Netz', en: 'Network' },
  option: { de: 'Auswahl', en: 'Choice' },
  participation: { de: 'Art der Teilnahme', en: 'Way of taking part' },
  pausedUntil: { de: 'Pause bis', en: 'Paused until' },
  phone: { de: 'Telefon', en: 'Telephone' },
  pronoun: { de: 'Pronomen', en: 'Pronoun' },
  publications: { de: 'Publikationen', en: 'Publications' },
  purpose: { de: 'Anlass', en: 'Occasion' },
  reason: { de: 'Grund', en: 'Reason' },
  recipient: { de: 'Empfänger', en: 'Recipient' },
  recipientName: { de: 'Name des Empfängers', en: 'Name of the recipient' },
  replyTo: { de: 'Antwort an', en: 'Reply to' },
  request: { de: 'Anfrage', en: 'Request' },
  room: { de: 'Raum', en: 'Room' },
  sentAt: { de: 'Gesendet am', en: 'Sent on' },
  slug: { de: 'Permalink', en: 'Permalink' },
  startDate: { de: 'Erster Tag', en: 'First day' },
  state: { de: 'Zustand', en: 'State' },
  subject: { de: 'Betreff', en: 'Subject' },
  submittedAt: { de: 'Abgegeben am', en: 'Submitted on' },
  text: { de: 'Text', en: 'Text' },
  title: { de: 'Titel', en: 'Title' },
  userAgent: { de: 'Browserkennung', en: 'Browser identifier' },
  username: { de: 'Benutzername', en: 'Username' },
  value: { de: 'Stimme', en: 'Vote' },
  waitingSince: { de: 'Auf der Warteliste seit', en: 'On the waiting list since' },
  way: { de: 'Wie die Anfrage kam', en: 'How the request came' },
} as const satisfies Record<string, Bilingual<string>>

/** Numbers of ours that say nothing to a person: in the file for programs alone. */
export const personalNumbers = [
  ...(['id', 'contributionId', 'contestId', 'eventId', 'votingId', 'userId', 'fileId', 'imageId'] as const),
]

export type PersonalField = keyof typeof personalFields | (typeof personalNumbers)[number]

/** Words of the program that stand in columns, as people say them. What is not here is shown as it stands. */
export const personalValues: Readonly<Record<string, Bilingual<string>>> = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
  accepted: { de: 'angenommen', en: 'accepted' },
  active: { de: 'bestätigt', en: 'confirmed' },
  asked: { de: 'gefragt, ob Sie dabeibleiben', en: 'asked whether you would like to stay' },
  cancelled: { de: 'abgesagt', en: 'cancelled' },
  confirmed: { de: 'bestätigt', en: 'confirmed' },
  disabled: { de: 'stillgelegt', en: 'stopped' },
  failed: { de: 'nicht zugestellt', en: 'not delivered' },
  image: { de: 'Bild', en: 'picture' },
  inPerson: { de: 'persönlich', en: 'in person' },
  inPresence: { de: 'vor Ort', en: 'on site' },
  lapsed: { de: 'abgelaufen', en: 'lapsed' },
  left: { de: 'abgemeldet', en: 'left' },
  letter: { de: 'per Brief', en: 'by letter' },
  offered: { de: 'Platz angeboten', en: 'seat offered' },
  online: { de: 'online', en: 'online' },
  pending: { de: 'noch nicht bestätigt', en: 'not confirmed yet' },
  phone: { de: 'per Telefon', en: 'by telephone' },
  queued: { de: 'wartet', en: 'waiting' },
  rejected: { de: 'abgelehnt', en: 'rejected' },
  retry: { de: 'wird erneut versucht', en: 'tried again' },
  returned: { de: 'zurückgegeben', en: 'returned' },
  sending: { de: 'wird gesendet', en: 'being sent' },
  sent: { de: 'gesendet', en: 'sent' },
  submitted: { de: 'eingereicht', en: 'submitted' },
  uncertain: { de: 'Zustellung ungewiss', en: 'delivery uncertain' },
  unconfirmed: { de: 'noch nicht bestätigt', en: 'not confirmed yet' },
  waiting: { de: 'auf der Warteliste', en: 'on the waiting list' },
  true: { de: 'ja', en: 'yes' },
  false: { de: 'nein', en: 'no' },
}

/** Why something stays that a person would like to have deleted, and until when. */
export const staysBecause = {
  account: {
    de: 'Das Konto gehört zu Ihrer Arbeit am Institut. Es wird nicht hier gelöscht: Wenden Sie sich an die Verwaltung der Konten.',
    en: 'The account belongs to your work at the institute. It is not deleted here: please ask whoever manages accounts.',
  },
  newsletterProof: {
    de: 'Die Adresse ist gelöscht. Dass sie bestätigt war, bleibt bis 3 Jahre nach der Abmeldung, als Nachweis, dass die E-Mails gewünscht waren (Art. 17 Abs. 3 Buchst. e DSGVO).',
    en: 'The address is gone. That it was confirmed stays for 3 years after unsubscribing, as proof that the e-mails were wanted (Art. 17(3)(e) GDPR).',
  },
  vote: {
    de: 'Bleibt bis 30 Tage nach dem Ende der Abstimmung, damit jede Adresse nur einmal abstimmt. Danach bleiben nur Zahlen.',
    en: 'It stays until 30 days after the end of the vote, so that each address votes once. After that, only numbers remain.',
  },
} as const satisfies Record<string, Bilingual<string>>

/** How something can be corrected that is kept. */
export const correctedBy = {
  account: {
    de: 'In backstage unter „Mein Profil“ können Sie das meiste selbst ändern.',
    en: 'In backstage, under ‘My profile’, you can change most of it yourself.',
  },
  contact: {
    de: 'Schreiben Sie uns eine neue Nachricht; diese können Sie löschen.',
    en: 'Send us a new message; you can delete this one.',
  },
  contribution: {
    de: 'Solange der Wettbewerb es zulässt, können Sie Ihr Werk auf seiner Seite ändern.',
    en: 'As long as the contest permits it, you can change your work on its page.',
  },
  refusal: {
    de: 'Möchten Sie wieder Bestätigungen bekommen, löschen Sie diesen Eintrag.',
    en: 'Delete this entry if you would like to be asked to confirm again.',
  },
  registration: {
    de: 'Auf der Seite Ihrer Anmeldung können Sie Ihre Angaben ändern oder absagen.',
    en: 'On the page of your registration you can change your details, or cancel.',
  },
  subscription: {
    de: 'Eine andere Adresse tragen Sie neu ein und löschen diese hier.',
    en: 'Sign up with another address, and delete this one here.',
  },
} as const satisfies Record<string, Bilingual<string>>

/** `day`: as people write it. */
export const heldUntil = (day: string): Bilingual<string> => ({
  de: `Wird wegen eines Anspruchs oder einer Untersuchung bis ${day} bewahrt (Art. 17 Abs. 3 DSGVO), danach gelöscht.`,
  en: `Held until ${day} because of a claim or an inquiry (Art. 17(3) GDPR), then deleted.`,
})
