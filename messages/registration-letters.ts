import type { Participation } from '#contract/events/settings.ts'
import type { Bilingual } from '#contract/language.ts'

type Words = Bilingual<string>
type About<Fact> = Bilingual<(fact: Fact) => string>

/** The ways to take part, as a phrase. */
export const participationNames: Record<Participation, Words> = {
  inPresence: { de: 'vor Ort', en: 'on site' },
  online: { de: 'online', en: 'online' },
}

interface LetterWords {
  subject: About<string>
  text: Words
  button: Words
}

/** Texts shared by all letters about a registration. */
export const registrationLetter = {
  greeting: {
    de: (name: string) => `Guten Tag ${name},`,
    en: (name: string) => `Dear ${name},`,
  },
  why: {
    de: 'Sie erhalten diese E-Mail, weil diese Adresse zu der Veranstaltung angemeldet wurde.',
    en: 'You are receiving this e-mail because this address was registered for the event.',
  },
  whyAndPage: {
    de: 'Sie erhalten diese E-Mail, weil diese Adresse zu der Veranstaltung angemeldet wurde. Auf der Seite hinter dem Link können Sie die Anmeldung verwalten und Ihre Daten löschen.',
    en: 'You are receiving this e-mail because this address was registered for the event. The link above leads to a page where you can manage the registration and delete your data.',
  },
  event: { de: 'Veranstaltung', en: 'Event' },
  when: { de: 'Zeit', en: 'When' },
  where: { de: 'Ort', en: 'Where' },
  way: { de: 'Teilnahme', en: 'Attendance' },
  position: { de: 'Platz auf der Warteliste', en: 'Place on the waiting list' },
  ticket: {
    de: 'Der QR-Code im Anhang beschleunigt den Einlass: Zeigen Sie ihn bitte auf dem Telefon oder auf Papier.',
    en: 'The attached QR code speeds up admission: please show it on your phone or on paper.',
  },
  onlinePlace: { de: 'auf der Seite Ihrer Anmeldung', en: 'on your registration page' },
  stream: { de: 'Zum Livestream', en: 'To the livestream' },
  cancel: { de: 'Teilnahme absagen', en: 'Cancel your registration' },
  calendar: {
    de: 'Der Termin liegt als Kalendereintrag bei.',
    en: 'The date is attached as a calendar entry.',
  },
  ownPage: { de: 'Ihre Anmeldung', en: 'Your registration' },
  unknownTime: { de: 'Der Termin steht noch nicht fest', en: 'The date has not been set yet' },
} as const

export const pendingLetter: LetterWords & { note: About<string> } = {
  subject: {
    de: title => `Bitte bestätigen Sie Ihre Anmeldung: ${title}`,
    en: title => `Please confirm your registration: ${title}`,
  },
  text: {
    de: 'wir haben Ihre Anmeldung erhalten. Bitte bestätigen Sie sie mit einem Klick auf der folgenden Seite.',
    en: 'We have received your registration. Please confirm it with a single click on the following page.',
  },
  button: { de: 'Anmeldung bestätigen', en: 'Confirm registration' },
  note: {
    de: until =>
      `Ihr Platz ist bis ${until} für Sie reserviert. Ohne Bestätigung geben wir ihn danach frei. Haben Sie sich nicht angemeldet? Dann müssen Sie nichts tun.`,
    en: until =>
      `Your seat is held for you until ${until}. If you have not confirmed by then, it will be released. If you did not register, you need not do anything.`,
  },
}

export const waitingLetter: LetterWords = {
  subject: {
    de: title => `Sie stehen auf der Warteliste: ${title}`,
    en: title => `You are on the waiting list: ${title}`,
  },
  text: {
    de: 'zurzeit ist kein Platz frei. Sie stehen auf der Warteliste. Sobald ein Platz frei wird und Sie an der Reihe sind, schreiben wir Ihnen und halten ihn zwei Tage für Sie frei.',
    en: 'All seats are taken at the moment, so you are on the waiting list. As soon as a seat becomes free and it is your turn, we will write to you and hold it for you for two days.',
  },
  button: { de: 'Anmeldung ansehen', en: 'View registration' },
}

export const confirmedLetter: LetterWords = {
  subject: {
    de: title => `Ihre Anmeldung ist bestätigt: ${title}`,
    en: title => `Your registration is confirmed: ${title}`,
  },
  text: {
    de: 'Ihre Anmeldung ist bestätigt. Wir freuen uns auf Sie.',
    en: 'Your registration is confirmed. We look forward to welcoming you.',
  },
  button: { de: 'Anmeldung ansehen', en: 'View registration' },
}

export const offeredLetter: LetterWords & { note: About<string> } = {
  subject: {
    de: title => `Ein Platz ist frei geworden: ${title}`,
    en: title => `A seat has become free: ${title}`,
  },
  text: {
    de: 'ein Platz ist frei geworden, und Sie sind an der Reihe. Bitte nehmen Sie ihn auf der folgenden Seite an.',
    en: 'A seat has become free and it is your turn. Please accept it on the following page.',
  },
  button: { de: 'Platz annehmen', en: 'Accept the seat' },
  note: {
    de: until => `Wir halten ihn bis ${until} für Sie frei. Danach bekommt ihn die nächste Person.`,
    en: until => `We will hold it for you until ${until}. After that, it goes to the next person.`,
  },
}

export const changedLetter: LetterWords & {
  /** Further information for recipients who have no seat yet. */
  state: Record<'pending' | 'waiting' | 'offered', Words>
  now: Words
} = {
  subject: {
    de: title => `Es gibt eine Änderung: ${title}`,
    en: title => `There is a change: ${title}`,
  },
  text: {
    de: 'an dieser Veranstaltung hat sich etwas geändert.',
    en: 'There has been a change to this event.',
  },
  state: {
    pending: {
      de: 'Ihre Anmeldung ist noch nicht bestätigt. Bitte bestätigen Sie sie auf der folgenden Seite.',
      en: 'Your registration has not been confirmed yet. Please confirm it on the following page.',
    },
    waiting: {
      de: 'Sie stehen weiter auf der Warteliste.',
      en: 'You are still on the waiting list.',
    },
    offered: {
      de: 'Ein Platz ist für Sie frei. Bitte nehmen Sie ihn auf der folgenden Seite an.',
      en: 'A seat is free for you. Please accept it on the following page.',
    },
  },
  now: { de: 'Es gilt jetzt:', en: 'These details now apply:' },
  button: { de: 'Anmeldung ansehen', en: 'View registration' },
}

/** Letter to a participant who was switched to the other way to take part: on site, or online. */
export const switchedLetter: LetterWords = {
  subject: {
    de: title => `Sie nehmen jetzt anders teil: ${title}`,
    en: title => `You are now taking part in another way: ${title}`,
  },
  text: {
    de: 'die Art Ihrer Teilnahme ist geändert. Es gilt jetzt:',
    en: 'The way you are taking part has been changed. These details now apply:',
  },
  button: { de: 'Anmeldung ansehen', en: 'View registration' },
}

/** Letter to a participant who loses the seat because there are fewer seats than before. */
export const movedBackLetter: LetterWords = {
  subject: {
    de: title => `Ihre Anmeldung steht jetzt auf der Warteliste: ${title}`,
    en: title => `Your registration is now on the waiting list: ${title}`,
  },
  text: {
    de: 'leider gibt es weniger Plätze als geplant. Ihre Anmeldung steht jetzt vorn auf der Warteliste. Wir schreiben Ihnen, sobald ein Platz für Sie frei wird.',
    en: 'Unfortunately, there are fewer seats than planned. Your registration is now near the top of the waiting list. We will write to you as soon as a seat becomes free for you.',
  },
  button: { de: 'Anmeldung ansehen', en: 'View registration' },
}

export const eventOffLetter: LetterWords = {
  subject: {
    de: title => `Die Veranstaltung findet nicht statt: ${title}`,
    en: title => `The event has been cancelled: ${title}`,
  },
  text: {
    de: 'die Veranstaltung, zu der Sie sich angemeldet haben, findet leider nicht statt.',
    en: 'Unfortunately, the event you registered for has been cancelled.',
  },
  button: { de: 'Anmeldung ansehen', en: 'View registration' },
}

export const cancelledLetter: LetterWords = {
  subject: {
    de: title => `Ihre Teilnahme ist abgesagt: ${title}`,
    en: title => `Your registration has been cancelled: ${title}`,
  },
  text: {
    de: 'Ihre Teilnahme ist abgesagt. Möchten Sie doch dabei sein? Dann melden Sie sich bitte neu an.',
    en: 'Your registration has been cancelled. If you would like to take part after all, please register again.',
  },
  button: { de: 'Anmeldung ansehen', en: 'View registration' },
}

export const reminderLetter: LetterWords = {
  subject: { de: title => `Bald ist es so weit: ${title}`, en: title => `Coming up soon: ${title}` },
  text: {
    de: 'wir erinnern Sie an die Veranstaltung, zu der Sie angemeldet sind. Können Sie doch nicht teilnehmen? Dann sagen Sie bitte ab, damit jemand anderes Ihren Platz bekommt.',
    en: 'This is a reminder of the event you are registered for. If you cannot take part after all, please cancel so that somebody else can have your seat.',
  },
  button: { de: 'Anmeldung ansehen', en: 'View registration' },
}

export const streamLetter: LetterWords = {
  subject: {
    de: title => `Die Übertragung beginnt gleich: ${title}`,
    en: title => `The livestream is about to start: ${title}`,
  },
  text: {
    de: 'die Übertragung beginnt in Kürze. Sie sehen sie auf der Seite Ihrer Anmeldung.',
    en: 'The livestream is about to start. You can watch it on your registration page.',
  },
  button: { de: 'Zur Übertragung', en: 'Go to the livestream' },
}

export const thanksLetter: LetterWords = {
  subject: {
    de: title => `Danke fürs Dabeisein: ${title}`,
    en: title => `Thank you for taking part: ${title}`,
  },
  text: {
    de: 'danke, dass Sie dabei waren. Was es zum Nachlesen und Ansehen gibt, finden Sie auf der Seite der Veranstaltung.',
    en: 'Thank you for taking part. You will find what there is to read and watch on the event page.',
  },
  button: { de: 'Zur Veranstaltung', en: 'Go to the event' },
}

export const mendedLetter: LetterWords = {
  subject: {
    de: title => `Angaben geändert: ${title}`,
    en: title => `Details changed: ${title}`,
  },
  text: {
    de: 'wir haben die Angaben in Ihrer Anmeldung geändert. Bitte sehen Sie nach, ob alles stimmt.',
    en: 'We have changed the details of your registration. Please check that everything is right.',
  },
  button: { de: 'Anmeldung ansehen', en: 'View registration' },
}

export const linkLetter: LetterWords & {
  state: Record<'pending' | 'waiting' | 'offered' | 'confirmed', Words>
} = {
  subject: {
    de: title => `Ihre Anmeldung: ${title}`,
    en: title => `Your registration: ${title}`,
  },
  text: {
    de: 'zu dieser Veranstaltung gibt es schon eine Anmeldung mit Ihrer Adresse. Daran hat sich nichts geändert.',
    en: 'There is already a registration for this event with your address. Nothing about it has changed.',
  },
  button: { de: 'Anmeldung öffnen', en: 'Open registration' },
  state: {
    pending: { de: 'Sie ist noch nicht bestätigt.', en: 'It has not been confirmed yet.' },
    waiting: { de: 'Sie steht auf der Warteliste.', en: 'It is on the waiting list.' },
    offered: {
      de: 'Ein Platz ist für Sie frei geworden. Bitte nehmen Sie ihn an.',
      en: 'A seat has become free for you. Please accept it.',
    },
    confirmed: { de: 'Sie ist bestätigt.', en: 'It is confirmed.' },
  },
}
