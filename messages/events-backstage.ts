import type { Bilingual } from '#contract/language.ts'
import { type FieldNames, labelsOf } from './field-names.ts'
import { recordings } from './films-backstage.ts'
import { screenTitles } from './screen-titles.ts'

/** The screens of events in backstage. */
export const eventsBackstage = {
  title: screenTitles.backstageEvents,
  create: { de: 'Veranstaltung anlegen', en: 'Create an event' },
  empty: { de: 'Noch keine Veranstaltungen', en: 'No events yet' },
  emptyLead: {
    de: 'Legen Sie die erste an. Sie bleibt verborgen, bis Sie sie sichtbar machen.',
    en: 'Create the first one. It stays hidden until you show it.',
  },
  teaser: { de: 'Einleitung', en: 'Teaser' },
  teaserHint: {
    de: 'Zwei Sätze für Listen und Suchmaschinen',
    en: 'Two sentences for lists and search engines',
  },
  detailsContent: { de: 'Beschreibung', en: 'Details' },
  when: { de: 'Zeit', en: 'Time' },
  start: { de: 'Beginn', en: 'Start' },
  end: { de: 'Ende', en: 'End' },
  isOneDayEvent: { de: 'Dauert einen Tag', en: 'Lasts one day' },
  severalDaysHint: {
    de: 'Über mehrere Tage zeigt die Website Tage statt Uhrzeiten.',
    en: 'Over several days the website shows days instead of times.',
  },
  isCancelled: { de: 'Fällt aus', en: 'Cancelled' },
  isCancelledHint: {
    de: 'Bleibt in Kalendern und Listen, als abgesagt. Anmelden kann sich niemand mehr.',
    en: 'Stays in calendars and lists, marked as cancelled. Nobody can register any more.',
  },
  state: { de: 'Wann', en: 'When' },
  states: {
    de: { upcoming: 'Demnächst', running: 'Läuft', past: 'Vorbei' },
    en: { upcoming: 'Coming up', running: 'On now', past: 'Over' },
  },
  noDate: { de: 'Ohne Datum', en: 'No date' },
  seats: { de: 'Plätze', en: 'Seats' },
  inPresence: { de: 'Vor Ort', en: 'On site' },
  online: { de: 'Online', en: 'Online' },
  registrations: { de: 'Anmeldungen', en: 'Registrations' },
  registered: { de: 'Angemeldet', en: 'Registered' },
  waiting: { de: 'Warteliste', en: 'Waiting list' },
  registration: { de: 'Anmeldung', en: 'Registration' },
  asksPlace: { de: 'Einrichtung, Ort und Land erfragen', en: 'Ask for institution, city and country' },
  asksPlaceHint: {
    de: 'Ohne sie genügen Name und E-Mail-Adresse, zum Beispiel für einen öffentlichen Abend.',
    en: 'Without them a name and an e-mail address will do, for example for a public evening.',
  },
  lectureAsksPlace: {
    de: 'Die Hahn-Vorlesung fragt immer danach.',
    en: 'The Hahn Lecture always asks for them.',
  },
  registrationStates: {
    de: { notYet: 'Noch nicht offen', open: 'Offen', closed: 'Geschlossen', ended: 'Beendet' },
    en: { notYet: 'Not open yet', open: 'Open', closed: 'Closed', ended: 'Ended' },
  },
  flags: { de: 'Besonderheit', en: 'Special' },
  flagNames: {
    de: {
      hahnLecture: 'Hahn-Vorlesung',
      anniversary: 'Jubiläum',
      ismrmEvening: 'ISMRM German Evening',
      highlight: 'Angekündigt',
    },
    en: {
      hahnLecture: 'Hahn Lecture',
      anniversary: 'Anniversary',
      ismrmEvening: 'ISMRM German Evening',
      highlight: 'Announced',
    },
  },
  isHahnLecture: { de: 'Hahn-Vorlesung', en: 'Hahn Lecture' },
  isAnniversary: { de: 'Jubiläum', en: 'Anniversary' },
  isAnniversaryHint: {
    de: 'Steht auf der Seite „Jubiläumsveranstaltung“.',
    en: 'Is shown on the page ‘Anniversary event’.',
  },
  isIsmrmEvening: { de: 'ISMRM German Evening', en: 'ISMRM German Evening' },
  isIsmrmEveningHint: {
    de: 'Steht auf der Seite „ISMRM German Evening“.',
    en: 'Is shown on the page ‘ISMRM German Evening’.',
  },
  highlight: { de: 'Ankündigen', en: 'Announce' },
  highlightHint: {
    de: 'Ein Hinweis auf allen Seiten der Website, bis die Veranstaltung vorbei ist oder ihn jemand schließt.',
    en: 'A notice on all pages of the website, until the event is over or somebody closes it.',
  },
  hasDetailsPage: { de: 'Hat eine eigene Seite', en: 'Has a page of its own' },
  isDetailsVisible: { de: 'Seite und Anmeldung sichtbar', en: 'Page and registration visible' },
  seenIn: { de: 'Wo Besucher sie finden', en: 'Where visitors find it' },
  places: {
    de: {
      both: 'In der Übersicht und auf ihrer Seite',
      list: 'Nur in der Übersicht, ohne Seite',
      page: 'Nur über die Adresse ihrer Seite',
    },
    en: {
      both: 'In the overview and on its page',
      list: 'In the overview alone, without a page',
      page: 'Only by the address of its page',
    },
  },
  standing: {
    de: {
      nowhere: 'Besucher sehen nichts davon.',
      both: 'Besucher sehen sie in der Übersicht und auf ihrer Seite.',
      list: 'Besucher sehen sie in der Übersicht, ohne Seite und ohne Anmeldung.',
      page: 'Besucher sehen die Seite, wenn sie die Adresse kennen.',
    },
    en: {
      nowhere: 'Visitors see nothing of it.',
      both: 'Visitors see it in the overview and on its page.',
      list: 'Visitors see it in the overview, without a page and without registration.',
      page: 'Visitors see the page if they know its address.',
    },
  },
  registrationSeen: {
    de: {
      none: 'Besucher sehen keine Anmeldung.',
      notYet: 'Besucher sehen, ab wann sie sich anmelden können.',
      open: 'Besucher können sich anmelden.',
      closed: 'Besucher sehen, dass die Anmeldung geschlossen ist.',
      ended: 'Besucher sehen, dass die Anmeldung beendet ist.',
    },
    en: {
      none: 'Visitors see no registration.',
      notYet: 'Visitors see from when they can register.',
      open: 'Visitors can register.',
      closed: 'Visitors see that registration is closed.',
      ended: 'Visitors see that registration has ended.',
    },
  },
  picture: { de: 'Bild', en: 'Picture' },
  isDetailsImageVisible: { de: 'Auf der Seite zeigen', en: 'Show on the page' },
  teaserImage: { de: 'Anderes Bild für Listen', en: 'Another picture for lists' },
  keySpeaker: { de: 'Hauptrednerin oder Hauptredner', en: 'Keynote speaker' },
  speakerName: { de: 'Name', en: 'Name' },
  speakerText: { de: 'Über die Person', en: 'About the speaker' },
  speakerUrl: { de: 'Website', en: 'Website' },
  speakerPerson: { de: 'Person des Instituts', en: 'Person of the institute' },
  speakerPersonHint: {
    de: 'Der Name führt dann zum Profil, solange es öffentlich ist.',
    en: 'The name then leads to their profile, as long as it is public.',
  },
  venue: { de: 'Ort', en: 'Venue' },
  venueName: { de: 'Name des Ortes', en: 'Name of the venue' },
  venueUrl: { de: 'Website des Ortes', en: 'Website of the venue' },
  venueAddress: { de: 'Anschrift', en: 'Address' },
  programme: { de: 'Programm', en: 'Programme' },
  isProgrammeVisible: { de: 'Programm zeigen', en: 'Show the programme' },
  addEntry: { de: 'Programmpunkt hinzufügen', en: 'Add an entry' },
  entryTitle: { de: 'Titel', en: 'Title' },
  entryText: { de: 'Worum es geht', en: 'What it is about' },
  alertType: { de: 'Hinweis', en: 'Alert' },
  alertTypes: {
    de: {
      none: 'keiner',
      information: 'Hinweis',
      changed: 'geändert',
      cancelled: 'entfällt',
      delayed: 'verspätet',
    },
    en: {
      none: 'none',
      information: 'note',
      changed: 'changed',
      cancelled: 'cancelled',
      delayed: 'delayed',
    },
  },
  alertText: { de: 'Text des Hinweises', en: 'Text of the alert' },
  livestream: { de: 'Livestream', en: 'Livestream' },
  hasStream: { de: 'Es gibt einen Livestream', en: 'There is a livestream' },
  hasCountdown: { de: 'Vorher zeigen, wie lange es noch dauert', en: 'Show a countdown beforehand' },
  streamStart: { de: 'Stream beginnt', en: 'Stream starts' },
  streamEnd: { de: 'Stream endet', en: 'Stream ends' },
  streamTimesHint: { de: 'Leer: wie die Veranstaltung', en: 'Empty: as the event' },
  markup: { de: 'Einbettungscode oder Adresse', en: 'Embed code or address' },
  markupHint: {
    de: 'Code oder Adresse von YouTube, Vimeo oder TIB AV, so wie Sie sie kopieren. Behalten wird nur die Adresse.',
    en: 'Code or address from YouTube, Vimeo or TIB AV, just as you copy it. Only the address is kept.',
  },
  markupRead: { de: 'Erkannt', en: 'Recognised' },
  isForRegistered: {
    de: 'Nur für online Angemeldete',
    en: 'Only for those registered for taking part online',
  },
  hasRegistration: { de: 'Mit Anmeldung', en: 'With registration' },
  isActive: { de: 'Anmeldung eingeschaltet', en: 'Registration switched on' },
  registrationStart: { de: 'Anmeldung öffnet', en: 'Registration opens' },
  registrationStartHint: { de: 'Leer: sofort', en: 'Empty: at once' },
  registrationEnd: { de: 'Anmeldung schließt', en: 'Registration closes' },
  registrationEndHint: { de: 'Leer: mit dem Ende der Veranstaltung', en: 'Empty: when the event ends' },
  ways: { de: 'Arten der Teilnahme', en: 'Ways to take part' },
  capacity: { de: 'Plätze', en: 'Seats' },
  capacityHint: { de: 'Leer: unbegrenzt', en: 'Empty: without limit' },
  option: { de: 'Eigene Frage', en: 'Question of your own' },
  optionKinds: {
    de: { none: 'keine', text: 'freier Text', choice: 'Auswahl' },
    en: { none: 'none', text: 'free text', choice: 'choice' },
  },
  optionLabel: { de: 'Frage', en: 'Question' },
  optionRequired: { de: 'Muss beantwortet werden', en: 'Must be answered' },
  choices: { de: 'Antworten', en: 'Answers' },
  addChoice: { de: 'Antwort hinzufügen', en: 'Add an answer' },
  choicesFixed: {
    de: 'Es gibt schon Anmeldungen: Antworten können dazukommen und anders heißen, aber weder wegfallen noch den Platz wechseln.',
    en: 'People have registered already: answers can be added and reworded, but neither removed nor moved.',
  },
  letters: { de: 'E-Mails', en: 'E-mails' },
  sendConfirmationEmail: { de: 'Nach dem Bestätigen', en: 'After confirming' },
  lettersHint: {
    de: 'Den Link zum Bestätigen und das Angebot eines frei gewordenen Platzes senden wir immer.',
    en: 'The link to confirm and the offer of a seat that became free are always sent.',
  },
  mails: {
    de: {
      waiting: 'Auf der Warteliste',
      changed: 'Zeit oder Ort geändert',
      cancelled: 'Abgesagt',
      reminder: 'Erinnerung vorher',
      streamStarts: 'Stream beginnt',
      thanks: 'Dank mit Aufzeichnung',
    },
    en: {
      waiting: 'On the waiting list',
      changed: 'Time or place changed',
      cancelled: 'Cancelled',
      reminder: 'Reminder beforehand',
      streamStarts: 'Stream starts',
      thanks: 'Thanks with recording',
    },
  },
  showLetter: { de: 'Ganze E-Mail ansehen', en: 'See the whole e-mail' },
  hideLetter: { de: 'E-Mail zuklappen', en: 'Fold the e-mail' },
  messageTemplate: { de: 'Text nach dem Bestätigen', en: 'Text after confirming' },
  messageTemplateHint: {
    de: 'Nur der Text: Anrede und Grußformel setzen wir dazu. Leer: unser Text.',
    en: 'Only the body: salutation and closing are added automatically. Empty: our text.',
  },
  placeholders: { de: 'Platzhalter', en: 'Placeholders' },
  reminderDays: { de: 'Erinnern, Tage vorher', en: 'Remind, days beforehand' },
  keptDays: { de: 'Daten löschen, Tage nach dem Ende', en: 'Delete data, days after the end' },
  special: { de: 'Besonderheiten', en: 'Special' },
  duplicate: { de: 'Duplizieren', en: 'Duplicate' },
  duplicateLead: {
    de: 'Legt eine verborgene Kopie ohne Anmeldungen an, alle Zeiten 52 Wochen später.',
    en: 'Makes a hidden copy without registrations, all times 52 weeks later.',
  },
  duplicated: { de: 'Kopie angelegt', en: 'Copy made' },
  openRegistrations: { de: 'Anmeldungen ansehen', en: 'See the registrations' },
  fewerSeats: {
    de: 'Es sind schon mehr Plätze vergeben. Wer sich zuletzt angemeldet hat, kommt auf die Warteliste.',
    en: 'More seats are taken already. Those who registered last go to the waiting list.',
  },
} as const satisfies Record<string, Bilingual<unknown>>

export function eventsCount(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 Veranstaltung' : `${n} Veranstaltungen`,
    en: n === 1 ? '1 event' : `${n} events`,
  }
}

export function entryNumber(n: number): Bilingual<string> {
  return { de: `Programmpunkt ${n}`, en: `Entry ${n}` }
}

export function choiceNumber(n: number): Bilingual<string> {
  return { de: `Antwort ${n}`, en: `Answer ${n}` }
}

/** Number of seats taken in a way to take part: “7 of 10, 2 waiting”. */
export function seatsTaken(taken: number, capacity: number | null, waiting: number): Bilingual<string> {
  const de = capacity === null ? `${taken}` : `${taken} von ${capacity}`
  const en = capacity === null ? `${taken}` : `${taken} of ${capacity}`
  return waiting === 0 ? { de, en } : { de: `${de}, ${waiting} warten`, en: `${en}, ${waiting} waiting` }
}

export function alreadyTaken(taken: number): Bilingual<string> {
  return { de: `Vergeben sind ${taken}.`, en: `${taken} are taken.` }
}

/** Names of the fields of events, in error messages and in the history. */
export const eventFieldNames: FieldNames = {
  ...labelsOf(eventsBackstage),
  imageId: eventsBackstage.picture,
  teaserImageId: eventsBackstage.teaserImage,
  'keySpeaker.name': { de: 'Name der Person, die spricht', en: 'Name of the key speaker' },
  'keySpeaker.text': eventsBackstage.speakerText,
  'keySpeaker.url': { de: 'Website der Person, die spricht', en: 'Website of the key speaker' },
  speakerId: eventsBackstage.speakerPerson,
  'keySpeaker.imageId': { de: 'Bild der Person, die spricht', en: 'Picture of the key speaker' },
  'venue.name': eventsBackstage.venueName,
  'venue.url': eventsBackstage.venueUrl,
  'venue.address': eventsBackstage.venueAddress,
  'livestream.start': eventsBackstage.streamStart,
  'livestream.end': eventsBackstage.streamEnd,
  'livestream.markup': eventsBackstage.markup,
  recording: recordings.recording,
  slidesId: recordings.slides,
  'registration.start': eventsBackstage.registrationStart,
  'registration.end': eventsBackstage.registrationEnd,
  'registration.inPresence': { de: 'Plätze vor Ort', en: 'Seats on site' },
  'registration.online': { de: 'Plätze online', en: 'Seats online' },
  'registration.asksPlace': eventsBackstage.asksPlace,
  'registration.option': eventsBackstage.option,
  'registration.messageTemplate': eventsBackstage.messageTemplate,
  'registration.reminderDays': eventsBackstage.reminderDays,
  'registration.keptDays': eventsBackstage.keptDays,
}

/** Question before events with registrations are deleted. */
export const deletingEvents = {
  question: { de: 'Trotzdem löschen?', en: 'Delete all the same?' },
  unknown: {
    de: 'Wer angemeldet ist, bekommt eine E-Mail, dass die Veranstaltung nicht stattfindet.',
    en: 'Whoever is registered gets an e-mail that the event does not take place.',
  },
} as const satisfies Record<string, Bilingual<string>>

export function registeredCount(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 Person ist angemeldet.' : `${n} Personen sind angemeldet.`,
    en: n === 1 ? '1 person is registered.' : `${n} people are registered.`,
  }
}

/** How many of the registered people get an e-mail; `written` may be fewer than all of them. */
export function writtenToOf(written: number, all: number): Bilingual<string> {
  const it = {
    de: 'in zehn Minuten eine E-Mail, dass die Veranstaltung nicht stattfindet.',
    en: 'an e-mail in ten minutes that the event does not take place.',
  }
  if (written === 0) return { de: 'Niemand bekommt eine E-Mail.', en: 'Nobody gets an e-mail.' }
  if (written < all)
    return {
      de: `${written} davon ${written === 1 ? 'bekommt' : 'bekommen'} ${it.de}`,
      en: `${written} of them ${written === 1 ? 'gets' : 'get'} ${it.en}`,
    }
  return {
    de: `${all === 1 ? 'Sie bekommt' : 'Sie bekommen'} ${it.de}`,
    en: `${all === 1 ? 'They get' : 'They all get'} ${it.en}`,
  }
}

/** Title of a copy, marked so that the copy is not mistaken for the original. */
export function titleOfCopy(title: string): Bilingual<string> {
  const short = title.slice(0, 190)
  return { de: `${short} (Kopie)`, en: `${short} (copy)` }
}
