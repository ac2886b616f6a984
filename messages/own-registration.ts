import type { RegistrationStep } from '#contract/events/registration.ts'
import type { Bilingual } from '#contract/language.ts'
import { momentWithZone } from './event-when.ts'

/** The form on the page of an event. */
export const registrationPanel = {
  title: { de: 'Anmeldung', en: 'Registration' },
  firstName: { de: 'Vorname', en: 'Given name' },
  oneName: {
    de: 'Wer nur einen Namen hat, trägt ihn als Nachnamen ein.',
    en: 'If you have only one name, enter it as your family name.',
  },
  lastName: { de: 'Nachname', en: 'Family name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  emailHint: {
    de: 'An diese Adresse schicken wir den Link, mit dem Sie die Anmeldung bestätigen.',
    en: 'We will send the link that confirms your registration to this address.',
  },
  institution: { de: 'Einrichtung', en: 'Institution' },
  institutionHint: {
    de: 'Zum Beispiel Ihre Universität, Klinik oder Schule.',
    en: 'For example your university, hospital or school.',
  },
  city: { de: 'Ort', en: 'City' },
  country: { de: 'Land', en: 'Country' },
  participation: { de: 'Wie möchten Sie teilnehmen?', en: 'How would you like to take part?' },
  ways: {
    de: { inPresence: 'Vor Ort', online: 'Online' },
    en: { inPresence: 'On site', online: 'Online' },
  },
  isFull: {
    de: 'Alle Plätze sind vergeben. Sie kommen auf die Warteliste.',
    en: 'All seats are taken. You will be put on the waiting list.',
  },
  message: { de: 'Nachricht an uns', en: 'Message to us' },
  messageHint: {
    de: 'Zum Beispiel, was Sie brauchen, um gut teilnehmen zu können.',
    en: 'For example, what you need to take part comfortably.',
  },
  send: { de: 'Anmelden', en: 'Register' },
  sending: { de: 'Ihre Anmeldung wird gesendet …', en: 'Sending your registration …' },
  pending: { de: 'Bitte bestätigen Sie Ihre Anmeldung', en: 'Please confirm your registration' },
  pendingLead: {
    de: 'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Erst wenn Sie dort bestätigen, sind Sie angemeldet. Ihr Platz ist 48 Stunden lang für Sie reserviert, höchstens bis zum Beginn.',
    en: 'We have sent you an e-mail with a link. You are registered only once you confirm there. Your seat is held for you for 48 hours, at most until the event begins.',
  },
  waitlisted: { de: 'Sie stehen auf der Warteliste', en: 'You are on the waiting list' },
  waitlistedLead: {
    de: 'Zurzeit ist kein Platz frei. Wir schreiben Ihnen, sobald einer frei wird und Sie an der Reihe sind.',
    en: 'All seats are taken at the moment. We will write to you as soon as one becomes free and it is your turn.',
  },
  another: { de: 'Noch jemanden anmelden', en: 'Register somebody else' },
} as const satisfies Record<string, Bilingual<unknown>>

/** For example “7 seats left”; above 20 the server rounds the number down to tens. */
export function seatsFree(left: number): Bilingual<string> {
  if (left > 20) return { de: `Mindestens ${left} Plätze frei`, en: `At least ${left} seats left` }
  return {
    de: left === 1 ? 'Noch ein Platz frei' : `Noch ${left} Plätze frei`,
    en: left === 1 ? 'One seat left' : `${left} seats left`,
  }
}

/** How long the details of a registration are kept. */
export function keptFor(days: number): Bilingual<string> {
  return {
    de: `Ihre Angaben werden ${days === 1 ? 'einen Tag' : `${days} Tage`} nach der Veranstaltung gelöscht.`,
    en: `Your details are deleted ${days === 1 ? 'one day' : `${days} days`} after the event.`,
  }
}

/** Page of the visitor's own registration. */
export const ownPage = {
  title: { de: 'Meine Anmeldung', en: 'My registration' },
  states: {
    pending: { de: 'Noch nicht bestätigt', en: 'Not confirmed yet' },
    waiting: { de: 'Auf der Warteliste', en: 'On the waiting list' },
    offered: { de: 'Ein Platz ist für Sie frei', en: 'A seat is free for you' },
    confirmed: { de: 'Bestätigt', en: 'Confirmed' },
    cancelled: { de: 'Abgesagt', en: 'Cancelled' },
    lapsed: { de: 'Verfallen', en: 'Lapsed' },
  } satisfies Record<RegistrationStep, Bilingual<string>>,
  waitingLead: {
    de: 'Sobald ein Platz frei wird und Sie an der Reihe sind, schreiben wir Ihnen.',
    en: 'As soon as a seat becomes free and it is your turn, we will write to you.',
  },
  confirmedLead: { de: 'Wir freuen uns auf Sie.', en: 'We look forward to welcoming you.' },
  overLead: {
    de: 'Diese Anmeldung gilt nicht mehr. Auf der Seite der Veranstaltung können Sie sich neu anmelden, solange die Anmeldung offen ist.',
    en: 'This registration is no longer valid. You can register again on the page of the event while registration is open.',
  },
  eventOff: { de: 'Die Veranstaltung findet nicht statt', en: 'The event has been cancelled' },
  when: { de: 'Wann', en: 'When' },
  where: { de: 'Wo', en: 'Where' },
  way: { de: 'Teilnahme', en: 'Attendance' },
  name: { de: 'Angemeldet', en: 'Registered' },
  toEvent: { de: 'Zur Veranstaltung', en: 'Go to the event' },
  calendar: { de: 'In meinen Kalender', en: 'Add to my calendar' },
  confirm: { de: 'Anmeldung bestätigen', en: 'Confirm registration' },
  accept: { de: 'Platz annehmen', en: 'Accept the seat' },
  ticket: { de: 'Ihre Eintrittskarte', en: 'Your ticket' },
  ticketLead: {
    de: 'Zeigen Sie diesen Code bitte am Eingang.',
    en: 'Please show this code at the entrance.',
  },
  stream: { de: 'Übertragung', en: 'Livestream' },
  streamLead: {
    de: 'Zum Beginn der Veranstaltung sehen Sie die Übertragung auf dieser Seite.',
    en: 'When the event begins, you can watch the livestream on this page.',
  },
  change: { de: 'Angaben ändern', en: 'Change details' },
  save: { de: 'Änderungen speichern', en: 'Save changes' },
  saving: { de: 'Wird gespeichert …', en: 'Saving …' },
  switchTitle: { de: 'Anders teilnehmen', en: 'Take part in another way' },
  switchTo: {
    de: { inPresence: 'Lieber vor Ort teilnehmen', online: 'Lieber online teilnehmen' },
    en: { inPresence: 'Take part on site instead', online: 'Take part online instead' },
  },
  switchLead: {
    de: 'Ihr bisheriger Platz wird frei.',
    en: 'The seat that you have now becomes free.',
  },
  noSwitch: {
    de: 'Ein Wechsel ist zurzeit nicht möglich: Es ist kein Platz frei, oder die Anmeldung ist geschlossen.',
    en: 'You cannot switch at present: no seat is free, or registration is closed.',
  },
  cancelTitle: { de: 'Absagen', en: 'Cancel' },
  cancelLead: {
    de: 'Ihr Platz wird für andere frei.',
    en: 'Your place becomes free for others.',
  },
  cancel: { de: 'Anmeldung absagen', en: 'Cancel registration' },
  eraseTitle: { de: 'Daten löschen', en: 'Delete data' },
  eraseLead: {
    de: 'Wir löschen Ihre Anmeldung mit allen Angaben sofort. Das lässt sich nicht rückgängig machen.',
    en: 'We delete your registration with all details at once. This cannot be undone.',
  },
  erase: { de: 'Meine Daten löschen', en: 'Delete my data' },
  eraseForGood: { de: 'Meine Daten endgültig löschen', en: 'Delete my data for good' },
  invalid: {
    de: 'Diese Anfrage ist ungültig oder abgelaufen',
    en: 'This request is invalid or has expired',
  },
  invalidLead: {
    de: 'Wenn Sie sich noch einmal mit derselben Adresse anmelden, schicken wir Ihnen einen neuen Link.',
    en: 'If you register once more with the same address, we will send you a new link.',
  },
  toEvents: { de: 'Zu den Veranstaltungen', en: 'Go to the events' },
  done: {
    confirmed: { de: 'Ihre Anmeldung ist bestätigt', en: 'Your registration is confirmed' },
    accepted: { de: 'Der Platz gehört Ihnen', en: 'The seat is yours' },
    saved: { de: 'Ihre Änderungen sind gespeichert', en: 'Your changes have been saved' },
    subscribed: { de: 'Sie bekommen jetzt unseren Newsletter', en: 'You will now receive our newsletter' },
    switched: { de: 'Ihre Teilnahme ist geändert', en: 'Your way of taking part has changed' },
    cancelled: { de: 'Ihre Teilnahme ist abgesagt', en: 'Your registration has been cancelled' },
    erased: { de: 'Ihre Daten sind gelöscht', en: 'Your data have been deleted' },
  },
  erasedLead: {
    de: 'Von Ihrer Anmeldung ist nichts mehr gespeichert. Bleiben wird nur, dass sich jemand angemeldet hatte.',
    en: 'Nothing of your registration is stored any more. All that remains is that somebody had registered.',
  },
} as const

/** For example “Your seat is held for you until Friday 12 March 2027, 5 pm CET.” */
export function heldSentence(until: string): Bilingual<string> {
  const { de, en } = momentWithZone(until)
  return {
    de: `Ihr Platz ist bis ${de} für Sie reserviert.`,
    en: `Your seat is held for you until ${en}.`,
  }
}

export function positionSentence(position: number): Bilingual<string> {
  return {
    de: `Sie sind an ${position}. Stelle.`,
    en: `You are number ${position} in the queue.`,
  }
}
