import type { RegistrationStep, StaffAction } from '#contract/events/registration.ts'
import type { Participation } from '#contract/events/settings.ts'
import type { Bilingual } from '#contract/language.ts'

type Words = Bilingual<string>

export const registrationsTitle: Words = { de: 'Anmeldungen', en: 'Registrations' }

/** Names of the states in backstage. */
export const registrationStates: Record<RegistrationStep, Words> = {
  pending: { de: 'Nicht bestätigt', en: 'Not confirmed' },
  waiting: { de: 'Warteliste', en: 'Waiting list' },
  offered: { de: 'Platz angeboten', en: 'Seat offered' },
  confirmed: { de: 'Bestätigt', en: 'Confirmed' },
  cancelled: { de: 'Abgesagt', en: 'Cancelled' },
  lapsed: { de: 'Verfallen', en: 'Lapsed' },
}

export const participationTitles: Record<Participation, Words> = {
  inPresence: { de: 'Vor Ort', en: 'On site' },
  online: { de: 'Online', en: 'Online' },
}

/** Column headings of the list and of its file. */
export const registrationColumns = {
  name: { de: 'Name', en: 'Name' },
  lastName: { de: 'Nachname', en: 'Family name' },
  firstName: { de: 'Vorname', en: 'Given name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  institution: { de: 'Einrichtung', en: 'Institution' },
  city: { de: 'Ort', en: 'City' },
  country: { de: 'Land', en: 'Country' },
  participation: { de: 'Teilnahme', en: 'Taking part' },
  state: { de: 'Zustand', en: 'State' },
  position: { de: 'Warteplatz', en: 'Place in queue' },
  option: { de: 'Antwort', en: 'Answer' },
  message: { de: 'Nachricht', en: 'Message' },
  language: { de: 'Sprache', en: 'Language' },
  createdAt: { de: 'Angemeldet', en: 'Registered' },
  confirmedAt: { de: 'Bestätigt am', en: 'Confirmed on' },
  heldUntil: { de: 'Platz reserviert bis', en: 'Seat held until' },
  checkedInAt: { de: 'Eingelassen', en: 'Checked in' },
} as const satisfies Record<string, Words>

/** What staff can do with one registration. */
export const staffActionNames: Record<StaffAction, Words> = {
  confirm: { de: 'Bestätigen', en: 'Confirm' },
  cancel: { de: 'Anmeldung absagen', en: 'Cancel registration' },
  offer: { de: 'Platz anbieten', en: 'Offer a seat' },
  switch: { de: 'Teilnahme wechseln', en: 'Switch way of taking part' },
  checkIn: { de: 'Einlassen', en: 'Check in' },
  undoCheckIn: { de: 'Einlass zurücknehmen', en: 'Undo check-in' },
  sendLink: { de: 'Link noch einmal senden', en: 'Send the link again' },
  restore: { de: 'Anmeldung wiederherstellen', en: 'Restore the registration' },
}

/** Messages after an action is done. */
export const staffActionsDone: Record<StaffAction, Words> = {
  confirm: { de: 'Anmeldung bestätigt', en: 'Registration confirmed' },
  cancel: { de: 'Anmeldung abgesagt', en: 'Registration cancelled' },
  offer: { de: 'Platz angeboten', en: 'Seat offered' },
  switch: { de: 'Teilnahme gewechselt', en: 'Way of taking part switched' },
  checkIn: { de: 'Eingelassen', en: 'Checked in' },
  undoCheckIn: { de: 'Einlass zurückgenommen', en: 'Check-in undone' },
  sendLink: { de: 'Link versandt', en: 'Link sent' },
  restore: { de: 'Anmeldung wiederhergestellt', en: 'Registration restored' },
}

/** Printed lists and name badges. */
export const registrationPrints = {
  number: { de: 'Nr.', en: 'No.' },
  badges: { de: 'Namensschilder', en: 'Name badges' },
  signInSheet: { de: 'Teilnahmeliste', en: 'Sign-in sheet' },
  signature: { de: 'Unterschrift', en: 'Signature' },
  nobody: { de: 'Es ist noch niemand bestätigt.', en: 'Nobody is confirmed yet.' },
} as const satisfies Record<string, Words>

/** Backstage screens of registrations. */
export const registrationsBackstage = {
  all: { de: 'Alle Anmeldungen', en: 'All registrations' },
  noEvent: { de: 'Welche Veranstaltung?', en: 'Which event?' },
  noEventLead: {
    de: 'Öffnen Sie die Anmeldungen über die Liste der Veranstaltungen.',
    en: 'Open the registrations from the list of events.',
  },
  toEvents: { de: 'Alle Veranstaltungen', en: 'All events' },
  empty: { de: 'Noch keine Anmeldungen', en: 'No registrations yet' },
  emptyLead: {
    de: 'Hier stehen alle, die sich zu dieser Veranstaltung anmelden.',
    en: 'Everybody who registers for this event is listed here.',
  },
  taken: { de: 'vergeben', en: 'taken' },
  of: { de: 'von', en: 'of' },
  confirmed: { de: 'bestätigt', en: 'confirmed' },
  waiting: { de: 'warten', en: 'waiting' },
  checkedIn: { de: 'eingelassen', en: 'checked in' },
  byDay: { de: 'Anmeldungen je Tag', en: 'Registrations by day' },
  day: { de: 'Tag', en: 'Day' },
  add: { de: 'Von Hand aufnehmen', en: 'Add by hand' },
  addLead: {
    de: 'Für alle, die anrufen oder schreiben. Die Person ist sofort bestätigt und bekommt eine E-Mail.',
    en: 'For those who ring up or write. The person is confirmed at once and gets an e-mail.',
  },
  beyond: {
    de: 'Auch aufnehmen, wenn kein Platz frei ist',
    en: 'Add even if no seat is free',
  },
  save: { de: 'Aufnehmen', en: 'Add' },
  added: { de: 'Aufgenommen', en: 'Added' },
  open: { de: 'Öffnen', en: 'Open' },
  byHand: { de: 'Von Hand aufgenommen', en: 'Added by hand' },
  notify: { de: 'Die Person per E-Mail informieren', en: 'Tell the person by e-mail' },
  notifyHint: {
    de: 'Die E-Mail enthält einen neuen Link zur Anmeldung und für Bestätigte die Eintrittskarte.',
    en: 'The e-mail has a new link to the registration and, for those confirmed, the ticket.',
  },
  saveMended: { de: 'Änderungen speichern', en: 'Save changes' },
  mended: { de: 'Angaben geändert', en: 'Details changed' },
  mendedAndNotified: {
    de: 'Angaben geändert, E-Mail ist unterwegs',
    en: 'Details changed, the e-mail is on its way',
  },
  print: { de: 'Drucken', en: 'Print' },
  writeTo: { de: 'Schreiben', en: 'Write' },
  subject: { de: 'Betreff', en: 'Subject' },
  body: { de: 'Text', en: 'Text' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  checkIn: { de: 'Einlass', en: 'Check-in' },
  checkInLead: {
    de: 'Suchen Sie nach dem Namen, oder lesen Sie den Code der Eintrittskarte mit der Kamera des Telefons.',
    en: 'Search for the name, or scan the code of the ticket with the camera of the phone.',
  },
  search: { de: 'Name, E-Mail-Adresse oder Einrichtung', en: 'Name, e-mail address or institution' },
  nobody: { de: 'Niemand gefunden', en: 'Nobody found' },
  isIn: { de: 'ist da', en: 'is here' },
  preview: { de: 'So sieht die E-Mail aus', en: 'This is what the e-mail looks like' },
  only: { de: 'nur', en: 'only' },
  yes: { de: 'Eingelassen', en: 'Checked in' },
} as const satisfies Record<string, Words>

export function registrationCount(n: number): Words {
  return {
    de: n === 1 ? '1 Anmeldung' : `${n} Anmeldungen`,
    en: n === 1 ? '1 registration' : `${n} registrations`,
  }
}

export function confirmQuestion(n: number): Words {
  return {
    de:
      n === 1
        ? 'Diese Anmeldung bestätigen? Die Person bekommt nach einer Minute eine E-Mail, wenn die Veranstaltung Bestätigungen versendet.'
        : `${n} Anmeldungen bestätigen? Alle bekommen nach einer Minute eine E-Mail, wenn die Veranstaltung Bestätigungen versendet.`,
    en:
      n === 1
        ? 'Confirm this registration? The person gets an e-mail after a minute if the event sends confirmations.'
        : `Confirm ${n} registrations? Everybody gets an e-mail after a minute if the event sends confirmations.`,
  }
}

export function confirmedCount(n: number): Words {
  return {
    de: n === 1 ? '1 Anmeldung bestätigt' : `${n} Anmeldungen bestätigt`,
    en: n === 1 ? '1 registration confirmed' : `${n} registrations confirmed`,
  }
}

export function cancelledCount(n: number): Words {
  return {
    de: n === 1 ? '1 Anmeldung abgesagt' : `${n} Anmeldungen abgesagt`,
    en: n === 1 ? '1 registration cancelled' : `${n} registrations cancelled`,
  }
}

/** Notice that taking letters back does not change the registrations. */
export const stateStays: Words = {
  de: 'Der Stand der Anmeldungen bleibt.',
  en: 'The registrations stay as they are.',
}

/** Question before the letter is sent, which happens at once. */
export function sendLinkQuestion(email: string): Words {
  return {
    de: `Den Link noch einmal senden? 1 E-Mail geht sofort an ${email}.`,
    en: `Send the link again? 1 e-mail goes to ${email} at once.`,
  }
}

export function cancelQuestion(n: number): Words {
  return {
    de:
      n === 1
        ? 'Diese Anmeldung absagen? Die Person bekommt eine E-Mail.'
        : `${n} Anmeldungen absagen? Alle bekommen eine E-Mail.`,
    en:
      n === 1
        ? 'Cancel this registration? The person gets an e-mail.'
        : `Cancel ${n} registrations? Everybody gets an e-mail.`,
  }
}

/** Answers to the question: in English, “Cancel” alone would be ambiguous. */
export function cancelAnswers(n: number): { yes: Words; no: Words } {
  return n === 1
    ? { yes: staffActionNames.cancel, no: { de: 'Nicht absagen', en: 'Keep registration' } }
    : { yes: cancelSeveral, no: { de: 'Nicht absagen', en: 'Keep registrations' } }
}

export const cancelSeveral: Words = { de: 'Anmeldungen absagen', en: 'Cancel registrations' }
