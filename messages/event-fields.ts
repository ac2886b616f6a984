import type { Bilingual } from '#contract/language.ts'

/** Error messages for the fields of an event or of a registration. */
export const eventProblems = {
  validDetails: {
    de: 'Die Beschreibung ist leer oder enthält Fehler. Bitte prüfen Sie den Text.',
    en: 'Field content is empty or has errors. Please check the text.',
  },
  endsOnAnotherDay: {
    de: 'Eine eintägige Veranstaltung dauert weniger als 24 Stunden. Bitte ändern Sie das Ende oder die Dauer.',
    en: 'A one-day event lasts less than 24 hours. Please change the end, or make it last several days.',
  },
  registrationAfterEvent: {
    de: 'Die Anmeldung muss vor dem Ende der Veranstaltung öffnen und schließen. Bitte ändern Sie diesen Zeitpunkt.',
    en: 'Registration must open and close before the end of the event. Please change this time.',
  },
  validSpeakerName: {
    de: 'Der Name darf höchstens 100 Zeichen haben.',
    en: 'Please enter a valid key speaker name of at most 100 characters.',
  },
  validSpeakerText: {
    de: 'Bitte geben Sie einen gültigen Text über die Person ein.',
    en: 'Please enter a valid key speaker text.',
  },
  validSpeakerUrl: {
    de: 'Bitte geben Sie die Adresse der Website mit https:// am Anfang ein.',
    en: 'Please enter a valid key speaker url that starts with https://.',
  },
  validVenueName: {
    de: 'Der Name des Ortes darf höchstens 100 Zeichen haben.',
    en: 'Please enter a valid venue name of at most 100 characters.',
  },
  validVenueUrl: {
    de: 'Bitte geben Sie die Adresse der Website mit https:// am Anfang ein.',
    en: 'Please enter a valid venue url that starts with https://.',
  },
  validVenueAddress: {
    de: 'Die Anschrift darf höchstens 300 Zeichen haben.',
    en: 'Please enter a valid venue address of at most 300 characters.',
  },
  validProgramme: {
    de: 'Bitte prüfen Sie das Programm: höchstens 100 Punkte, jeder mit Uhrzeit und Titel.',
    en: 'Please enter a valid programme: at most 100 entries, each with a time and a title.',
  },
  validProgrammeAlert: {
    de: 'Der Hinweis darf höchstens 200 Zeichen haben.',
    en: 'Please enter a valid programme alert of at most 200 characters.',
  },
  validAlertType: {
    de: 'Bitte wählen Sie die Art des Hinweises aus der Liste.',
    en: 'Please choose a valid alert type from the list.',
  },
  validLivestreamMarkup: {
    de: 'Bitte fügen Sie den Einbettungscode (ein einzelnes iframe) oder die Adresse von YouTube (youtube-nocookie.com), Vimeo oder TIB AV ein.',
    en: 'Please enter valid livestream markup: a single iframe, or the address, from YouTube (youtube-nocookie.com), Vimeo or TIB AV.',
  },
  validMessageTemplate: {
    de: 'Der Text der E-Mail darf höchstens 5.000 Zeichen haben.',
    en: 'Please enter a valid message template of at most 5,000 characters.',
  },
  hasSalutation: {
    de: 'Bitte schreiben Sie nur den Text. Die Anrede setzen wir davor, die Grußformel dahinter.',
    en: 'The template must contain only the body. The salutation and the closing are added automatically.',
  },
  validCapacity: {
    de: 'Bitte geben Sie die Zahl der Plätze an, von 0 bis 100.000, oder lassen Sie das Feld leer.',
    en: 'Please enter a valid number of seats, from 0 to 100,000, or leave the field empty.',
  },
  alreadyRegistered: {
    de: 'Mit dieser E-Mail-Adresse ist schon jemand angemeldet.',
    en: 'Somebody is already registered with this e-mail address.',
  },
  noSeatFree: {
    de: 'Dort ist kein Platz frei. Sie können die Person trotzdem aufnehmen, dann sind es mehr, als Plätze da sind.',
    en: 'No seat is free there. You can add the person anyway; then there are more than there are seats.',
  },
  capacityBelowTaken: {
    de: 'Es sind schon mehr Plätze vergeben. Wenn Sie trotzdem speichern, kommen die zuletzt Angemeldeten auf die Warteliste.',
    en: 'More seats than this have been taken. If you save anyway, those who registered last will be put on the waiting list.',
  },
  validQuestion: {
    de: 'Bitte prüfen Sie die eigene Frage: Sie braucht einen Text, und zum Auswählen mindestens zwei Antworten.',
    en: 'Please check the question of your own: it needs a text, and at least two answers to choose from.',
  },
  answersGiven: {
    de: 'Es gibt schon Antworten auf diese Frage. Antworten zum Auswählen können anders heißen und am Ende dazukommen. Sie können aber nicht wegfallen oder den Platz wechseln, und die Frage behält ihre Art.',
    en: 'This question has been answered already. Choices can be reworded, and added at the end. They cannot be removed or moved, and the question keeps its type.',
  },
  validReminderDays: {
    de: 'Bitte geben Sie 1 bis 30 Tage an.',
    en: 'Please enter a valid number of days, from 1 to 30.',
  },
  validKeptDays: {
    de: 'Bitte geben Sie 1 bis 365 Tage an.',
    en: 'Please enter a valid number of days, from 1 to 365.',
  },
  participationNeeded: {
    de: 'Bitte bieten Sie mindestens eine Art der Teilnahme an: vor Ort oder online.',
    en: 'Please offer at least one way to take part: on site or online.',
  },
  validGivenName: {
    de: 'Der Vorname darf höchstens 100 Zeichen haben.',
    en: 'Please enter a valid given name of at most 100 characters.',
  },
  validFamilyName: {
    de: 'Bitte geben Sie Ihren Nachnamen an.',
    en: 'Please enter your family name.',
  },
  validInstitution: {
    de: 'Bitte geben Sie Ihre Einrichtung an, zum Beispiel Ihre Universität oder Schule.',
    en: 'Please enter your institution, for example your university or school.',
  },
  validCity: {
    de: 'Bitte geben Sie einen Ort an.',
    en: 'Please enter a city.',
  },
  participationRequired: {
    de: 'Bitte wählen Sie, ob Sie vor Ort oder online teilnehmen.',
    en: 'Please select one participation option: on site or online.',
  },
  participationNotOffered: {
    de: 'Diese Art der Teilnahme gibt es hier nicht. Bitte wählen Sie eine andere.',
    en: 'This way of taking part is not offered here. Please choose another one.',
  },
  validOptionAnswer: {
    de: 'Bitte beantworten Sie diese Frage.',
    en: 'Please answer this question.',
  },
  validContestYear: {
    de: 'Bitte geben Sie ein Jahr von 2000 bis 2199 an.',
    en: 'Please enter a valid year from 2000 to 2199.',
  },
  validYear: {
    de: 'Bitte geben Sie ein Jahr von 2007 bis 2199 an.',
    en: 'Please enter a valid year from 2007 to 2199.',
  },
  yearTaken: {
    de: 'Für dieses Jahr gibt es schon eine Ausgabe. Bitte ändern Sie das Jahr.',
    en: 'There is an edition for this year already. Please change the year.',
  },
  validNumber: {
    de: 'Bitte geben Sie eine ganze Zahl von 1 bis 999 an.',
    en: 'Please enter a valid number from 1 to 999.',
  },
  eventTaken: {
    de: 'Diese Veranstaltung gehört schon zu einer anderen Ausgabe.',
    en: 'This event belongs to another edition already.',
  },
  noLecture: {
    de: 'Diese Veranstaltung ist nicht als Hahn-Vorlesung gekennzeichnet. Bitte ändern Sie das dort zuerst.',
    en: 'This event is not marked as a Hahn Lecture. Please mark it there first.',
  },
  validAffiliation: {
    de: 'Die Einrichtung darf höchstens 200 Zeichen haben.',
    en: 'Please enter a valid affiliation of at most 200 characters.',
  },
  validAbstract: {
    de: 'Bitte geben Sie eine gültige Zusammenfassung ein.',
    en: 'Please enter a valid abstract.',
  },
  validTranscript: {
    de: 'Bitte geben Sie eine gültige Abschrift ein.',
    en: 'Please enter a valid transcript.',
  },
  tooManyPictures: { de: 'Höchstens 24 Bilder sind möglich.', en: 'At most 24 pictures are possible.' },
} as const satisfies Record<string, Bilingual<string>>
