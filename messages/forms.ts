import type { Limit } from '#contract/errors.ts'
import type { Bilingual, Language } from '#contract/language.ts'
import { articleProblems } from './article-fields.ts'
import { eventProblems } from './event-fields.ts'
import { fileProblems } from './file-fields.ts'
import { personProblems } from './person-fields.ts'
import { pollProblems } from './poll-fields.ts'
import { redirectProblems } from './redirect-fields.ts'

/** Error messages for fields, by the key of the rule. */
export const forms = {
  required: { de: 'Bitte füllen Sie dieses Feld aus.', en: 'Please fill in this field.' },
  string: { de: 'Hier wird ein Text erwartet.', en: 'A text is expected here.' },
  array: { de: 'Hier wird eine Liste erwartet.', en: 'A list is expected here.' },
  numeric: { de: 'Hier wird eine Zahl erwartet.', en: 'A number is expected here.' },
  boolean: { de: 'Hier wird Ja oder Nein erwartet.', en: 'Yes or no is expected here.' },
  alphanumeric: {
    de: 'Nur Buchstaben und Ziffern sind möglich.',
    en: 'Only letters and digits are possible.',
  },
  length: { de: 'Dieser Text ist zu kurz oder zu lang.', en: 'This text is too short or too long.' },
  newsletterUnsent: {
    de: 'Diese Ausgabe ist noch nicht versandt. Erst danach kann sie im Archiv stehen.',
    en: 'This issue has not been sent yet. Only then can it stand in the archive.',
  },
  filledTrap: {
    de: 'Dieses Feld muss leer sein. Vielleicht hat Ihr Browser es ausgefüllt. Bitte leeren Sie es.',
    en: 'This field must be empty. Your browser may have filled it in. Please empty it.',
  },
  legalBasis: {
    de: 'Bitte schreiben Sie, warum diese Personen den Newsletter bekommen dürfen.',
    en: 'Please write why these people may be sent the newsletter.',
  },
  longImport: {
    de: 'Diese Liste ist zu lang. Bitte teilen Sie sie in Listen mit höchstens 5.000 Personen.',
    en: 'This list is too long. Please split it into lists of at most 5,000 people.',
  },
  confirmSubject: {
    de: 'Bitte geben Sie den Betreff der Ausgabe genau so ein.',
    en: 'Please type the subject of the issue exactly as it is.',
  },
  value: { de: 'Dieser Wert ist hier nicht möglich.', en: 'This value is not possible here.' },
  partGone: {
    de: 'Diesen Inhalt gibt es nicht mehr. Bitte entfernen Sie ihn aus der Liste.',
    en: 'This content is not there any more. Please remove it from the list.',
  },
  characters: {
    de: 'Dieser Text enthält Zeichen, die sich nicht speichern lassen.',
    en: 'This text contains characters that cannot be stored.',
  },
  oneLine: {
    de: 'Hier ist nur eine Zeile möglich. Bitte entfernen Sie den Zeilenumbruch.',
    en: 'Only one line is possible here. Please remove the line break.',
  },
  unknownField: { de: 'Dieses Feld gibt es hier nicht.', en: 'This field does not exist here.' },
  differs: { de: 'Dieser Wert widerspricht der Adresse.', en: 'This value differs from the address.' },

  validName: {
    de: 'Bitte geben Sie einen Namen an.',
    en: 'Please enter a name.',
  },
  noWebAddress: {
    de: 'Eine Webadresse ist hier nicht möglich, weil dieser Text in E-Mails steht. Bitte lassen Sie sie weg.',
    en: 'A web address is not possible here, because this text appears in e-mails. Please leave it out.',
  },
  validEmail: {
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse an, zum Beispiel name@example.org.',
    en: 'Please enter a valid e-mail address, for example name@example.org.',
  },
  asciiEmail: {
    de: 'Vor dem @ einer E-Mail-Adresse sind keine Umlaute und Sonderbuchstaben möglich, weil solche Adressen kaum ein Server zustellt. Bitte geben Sie die Adresse ohne sie an.',
    en: 'No accents or special letters are possible before the @ of an e-mail address, because hardly any server delivers to such addresses. Please enter the address without them.',
  },
  validMessage: {
    de: 'Bitte schreiben Sie eine Nachricht.',
    en: 'Please enter a message.',
  },
  consentRequired: {
    de: 'Bitte willigen Sie in die Verarbeitung Ihrer Angaben ein. Ohne Ihre Einwilligung dürfen wir nichts speichern.',
    en: 'Please consent to the processing of your details. Without your consent we may not store anything.',
  },
  addressInView: {
    de: 'Eine Ansicht, die nach einer E-Mail-Adresse sucht, wird nicht gespeichert: Sie bliebe, auch wenn die Angaben dieser Person gelöscht sind.',
    en: 'A view that searches for an e-mail address is not saved: it would stay after the details of that person are deleted.',
  },
  localeRequired: { de: 'Bitte wählen Sie eine Sprache.', en: 'Please choose a language.' },
  validCountry: {
    de: 'Bitte wählen Sie ein Land aus der Liste.',
    en: 'Please choose a country from the list.',
  },
  ...articleProblems,
  ...fileProblems,
  ...eventProblems,
  ...pollProblems,
  ...redirectProblems,
  ...personProblems,
  validUsername: { de: 'Bitte geben Sie Ihren Benutzernamen an.', en: 'Please enter a valid username.' },
  validCode: {
    de: 'Bitte geben Sie die sechs Ziffern der App oder die zwölf eines Wiederherstellungscodes ein.',
    en: 'Please enter the six digits of the app or the twelve of a recovery code.',
  },
  wrongCode: {
    de: 'Das hat nicht gepasst. Jeder Code gilt nur einmal; nehmen Sie bitte den nächsten.',
    en: 'That did not match. Each code counts only once; please use the next one.',
  },
  validPassword: { de: 'Bitte geben Sie Ihr Passwort an.', en: 'Please enter a valid password.' },
  passwordLength: {
    de: 'Ein Passwort braucht 15 bis 256 Zeichen. Mit zweitem Faktor genügen 12.',
    en: 'A password needs 15 to 256 characters. With a second factor 12 are enough.',
  },
  weakPassword: {
    de: 'Dieses Passwort ist leicht zu erraten. Vier zufällige Wörter sind besser.',
    en: 'This password is easy to guess. Four random words are better.',
  },
  validTitle: {
    de: 'Bitte geben Sie einen Titel an.',
    en: 'Please enter a title.',
  },
  validLead: {
    de: 'Die Einleitung darf höchstens 400 Zeichen haben.',
    en: 'Please enter a valid introduction of at most 400 characters.',
  },
  validTeaser: {
    de: 'Die Einleitung darf höchstens 500 Zeichen haben.',
    en: 'Please enter a valid teaser of at most 500 characters.',
  },
  validContent: { de: 'Bitte geben Sie einen gültigen Inhalt ein.', en: 'Please enter valid content.' },
  contentEmpty: {
    de: 'Der Inhalt ist leer oder enthält Fehler. Bitte fügen Sie einen Abschnitt mit Inhalt hinzu.',
    en: 'Field content is empty or has errors. Please add a part with content.',
  },
  validPermalink: {
    de: 'Ein Permalink besteht aus höchstens 120 Kleinbuchstaben, Ziffern und einzelnen Bindestrichen.',
    en: 'A valid permalink consists of at most 120 lower-case letters, digits and single hyphens.',
  },
  slugTaken: {
    de: 'Dieser Permalink ist schon vergeben, vielleicht an etwas im Papierkorb oder als frühere Adresse. Bitte wählen Sie einen anderen.',
    en: 'This permalink is already taken, perhaps by something in the trash or as an earlier address. Please choose another one.',
  },
  slugOfDigits: {
    de: 'Ein Permalink aus Ziffern allein geht hier nicht. Bitte setzen Sie ein Wort davor.',
    en: 'A permalink of digits alone is not possible here. Please put a word before them.',
  },
  slugReserved: {
    de: 'Dieser Permalink gehört schon einer festen Seite. Bitte wählen Sie einen anderen.',
    en: 'This permalink belongs to a fixed page. Please choose another one.',
  },
  placeholderUnknown: {
    de: 'Einen Platzhalter in geschweiften Klammern gibt es hier nicht. Bitte verwenden Sie nur die angegebenen.',
    en: 'A placeholder in curly brackets does not exist here. Please use only those listed.',
  },
  placeholderUnclosed: {
    de: 'Eine geschweifte Klammer steht allein. Bitte schreiben Sie Platzhalter vollständig, zum Beispiel {name}.',
    en: 'A curly bracket stands alone. Please write placeholders in full, for example {name}.',
  },
  placeholderMissing: {
    de: 'In diesem Text fehlt ein Platzhalter, ohne den die E-Mail nicht brauchbar ist. Bitte fügen Sie ihn ein.',
    en: 'This text lacks a placeholder without which the e-mail is of no use. Please insert it.',
  },
  validUrl: {
    de: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.',
    en: 'Please enter an address that starts with https://.',
  },
  validEmbed: {
    de: 'Bitte geben Sie eine https-Adresse von YouTube (youtube-nocookie.com), Vimeo, TIB AV oder OpenStreetMap an.',
    en: 'Please enter an https address from YouTube (youtube-nocookie.com), Vimeo, TIB AV or OpenStreetMap.',
  },
  validCaption: {
    de: 'Die Bildunterschrift darf höchstens 500 Zeichen haben.',
    en: 'Please enter a valid caption of at most 500 characters.',
  },
  validFilm: {
    de: 'Das ist kein Film in einer Datei. Bitte wählen Sie MP4 oder WebM.',
    en: 'This is not a film in one file. Please choose MP4 or WebM.',
  },
  validHlsFilm: {
    de: 'Das ist kein HLS-Film. Bitte wählen Sie seine Playlist (.m3u8).',
    en: 'This is not an HLS film. Please choose its playlist (.m3u8).',
  },
  validCaptions: {
    de: 'Das sind keine Untertitel. Bitte wählen Sie eine WebVTT-Datei (.vtt).',
    en: 'These are not captions. Please choose a WebVTT file (.vtt).',
  },
  validIp: {
    de: 'Bitte geben Sie eine einzelne IP-Adresse an, zum Beispiel 192.0.2.17.',
    en: 'Please enter a single IP address, for example 192.0.2.17.',
  },
  proxyIp: {
    de: 'Diese Adresse gehört zu einem internen Netz oder zum Proxy der Website. Hinter ihr können alle stehen, deshalb lässt sie sich nicht sperren.',
    en: 'This address belongs to an internal network or to the proxy of this website. Everybody may stand behind it, so it cannot be blocked.',
  },
  validDate: { de: 'Bitte geben Sie ein gültiges Datum an.', en: 'Please enter a valid date.' },
  validSubmissionCount: {
    de: 'Bitte geben Sie eine Zahl von 1 bis 20 ein.',
    en: 'Please enter a number from 1 to 20.',
  },
  rightsRequired: {
    de: 'Bitte bestätigen Sie, dass Sie das Werk selbst geschaffen haben und einreichen dürfen.',
    en: 'Please confirm that you created the work yourself and may submit it.',
  },
  noAiRequired: {
    de: 'Bitte bestätigen Sie, dass das Werk ohne generative KI entstanden ist.',
    en: 'Please confirm that the work was made without generative AI.',
  },
  validContributionKind: {
    de: 'Bitte wählen Sie, was Sie einreichen.',
    en: 'Please choose what you are submitting.',
  },
  fileOfOtherKind: {
    de: 'Die Datei passt nicht zur Art des Beitrags. Bitte wählen Sie eine passende.',
    en: 'The file does not match the kind of contribution. Please choose one that does.',
  },
  fileNotCleanable: {
    de: 'Aus dieser Datei lassen sich verborgene Angaben, etwa Name oder Ort, nicht sicher entfernen. Bitte exportieren Sie sie noch einmal ohne Metadaten.',
    en: 'Hidden details such as name or place cannot be removed safely from this file. Please export it again without metadata.',
  },
  titleInOneLanguage: {
    de: 'Bitte geben Sie Ihrem Werk einen Titel, auf Deutsch oder auf Englisch.',
    en: 'Please give your work a title, in German or in English.',
  },
  votingBeforeSubmissionEnd: {
    de: 'Die Abstimmung kann erst beginnen, wenn die Einreichung zu Ende ist.',
    en: 'Voting can only begin once submission has ended.',
  },
  resultsBeforeVotingEnd: {
    de: 'Ergebnisse können erst veröffentlicht werden, wenn die Abstimmung zu Ende ist.',
    en: 'Results can only be published once voting has ended.',
  },
  endBeforeStart: {
    de: 'Das Ende liegt vor dem Anfang. Bitte ändern Sie eines von beiden.',
    en: 'The end is before the start. Please change one of them.',
  },
  validAlt: {
    de: 'Die Bildbeschreibung darf höchstens 300 Zeichen haben.',
    en: 'The description of the picture may have at most 300 characters.',
  },
  duplicateTag: {
    de: 'Dieses Schlagwort steht schon in der Liste.',
    en: 'Duplicate tag: it is already in the list.',
  },
  invalidTag: {
    de: 'Ein Schlagwort hat 2 bis 40 Zeichen, ohne Komma.',
    en: 'Invalid tag: 2 to 40 characters, without commas.',
  },
  tagLimit: {
    de: 'Mehr als zehn Schlagwörter sind nicht möglich.',
    en: 'Tag limit reached: ten tags are the most.',
  },
  newUsername: {
    de: 'Ein Benutzername hat 3 bis 40 Buchstaben, Ziffern, Punkte oder Striche, zum Beispiel h.berger.',
    en: 'Please enter a valid username: 3 to 40 letters, digits, dots or hyphens, for example h.berger.',
  },
  validPronoun: {
    de: 'Bitte geben Sie Pronomen mit höchstens 40 Zeichen an, zum Beispiel sie/ihr.',
    en: 'Please enter valid pronouns of at most 40 characters, for example she/her.',
  },
  validPhone: {
    de: 'Bitte geben Sie eine Telefonnummer an, zum Beispiel +49 201 123456.',
    en: 'Please enter a valid phone number, for example +49 201 123456.',
  },
  validRoom: {
    de: 'Die Raumangabe darf höchstens 60 Zeichen haben.',
    en: 'Please enter a valid room of at most 60 characters.',
  },
  validAuthorNames: {
    de: 'Bitte geben Sie die Namen mit zusammen höchstens 500 Zeichen an, einen je Zeile.',
    en: 'Please enter valid names of at most 500 characters in all, one per line.',
  },
  tooManyPins: {
    de: 'Höchstens fünf Veröffentlichungen können oben stehen.',
    en: 'At most five publications can be pinned.',
  },
  validInterests: {
    de: 'Bitte schreiben Sie ein Interesse je Zeile, zusammen höchstens 2.000 Zeichen.',
    en: 'Please enter valid interests, one per line, 2,000 characters at most in all.',
  },
  validCv: {
    de: 'Jede Zeile hat die Form Zeitraum:Ereignis, zum Beispiel „2015–2019: Promotion in Physik“ oder „seit 2020: Gruppenleitung“.',
    en: 'Please enter a valid CV. Each line has the form daterange:eventname, for example ‘2015–2019: PhD in physics’ or ‘since 2020: group leader’.',
  },
  validPriority: {
    de: 'Bitte geben Sie eine ganze Zahl von 0 bis 9999 an. Ab 100 steht die Person bei den Arbeitsgruppenleitungen.',
    en: 'Please enter a valid priority from 0 to 9999. From 100 on, the person is a principal investigator.',
  },
  validLeader: {
    de: 'Bitte wählen Sie eine Leitung, die noch am Institut ist.',
    en: 'Please select a valid leader, somebody who is still at the institute.',
  },
  validSubject: {
    de: 'Das Fachgebiet darf höchstens 200 Zeichen haben.',
    en: 'Please enter a valid subject of at most 200 characters.',
  },
  validKeyword: {
    de: 'Der Kurztitel darf höchstens 40 Zeichen haben.',
    en: 'Please enter a valid keyword of at most 40 characters.',
  },
  validDescription: {
    de: 'Bitte geben Sie eine gültige Beschreibung ein. Diese ist fehlerhaft, zu lang oder zu tief verschachtelt.',
    en: 'Please enter a valid description. It is malformed, too long or nested too deeply.',
  },
  validPublications: {
    de: 'Bitte geben Sie einen gültigen Text zu den Publikationen ein.',
    en: 'Please enter valid publications.',
  },
  validProjects: {
    de: 'Ein Projekt braucht einen Titel; Zeiten haben die Form 2024 oder 2024-10, die Adresse beginnt mit https://.',
    en: 'Please enter valid projects: each has a title, times such as 2024 or 2024-10, and an address that starts with https://.',
  },
  validContact: {
    de: 'Bitte geben Sie einen gültigen Kontakt an: eine E-Mail-Adresse, eine Telefonnummer oder einen Ort.',
    en: 'Please enter a valid contact: an e-mail address, a telephone number or a place.',
  },
  validGroupPriority: {
    de: 'Bitte geben Sie eine ganze Zahl von 0 bis 9999 an. Je höher sie ist, desto weiter oben steht die Gruppe.',
    en: 'Please enter a valid priority from 0 to 9999. The higher it is, the further up the group stands.',
  },
  tooManyPeople: {
    de: 'Höchstens 100 Personen sind hier möglich.',
    en: 'At most 100 people are possible here.',
  },
  validProfileId: {
    de: 'Bitte geben Sie eine Kennung oder eine Adresse an.',
    en: 'Please enter a valid profile id, or an address.',
  },
  validProfileLink: {
    de: 'Bitte geben Sie eine Adresse an, die mit https:// beginnt.',
    en: 'Please enter a valid profile link that starts with https://.',
  },
  validOrcid: {
    de: 'Das ist keine ORCID. Sie besteht aus 16 Zeichen wie 0000-0002-1825-0097; bitte prüfen Sie die Ziffern.',
    en: 'This is not an ORCID. It has 16 characters such as 0000-0002-1825-0097; please check the digits.',
  },
  validLabel: {
    de: 'Bitte geben Sie eine deutsche Bezeichnung an.',
    en: 'Please enter a German name.',
  },
  validSynonyms: {
    de: 'Bitte geben Sie 2 bis 12 verschiedene Wörter an, die dasselbe bedeuten, jedes mit höchstens 60 Zeichen.',
    en: 'Please enter 2 to 12 different words that mean the same, each of at most 60 characters.',
  },
  hasLeft: {
    de: 'Diese Person hat das Institut verlassen. Bitte wählen Sie jemand anderen.',
    en: 'This person has left the institute. Please choose somebody else.',
  },
  heirNeeded: {
    de: 'Diese Person hat Entwürfe. Bitte wählen Sie, wer sie übernimmt.',
    en: 'This person has drafts. Please choose who takes them over.',
  },
  notAllowed: {
    de: 'Dieses Feld dürfen Sie hier nicht ändern.',
    en: 'You are not allowed to change this field here.',
  },
  wrongPassword: {
    de: 'Das Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.',
    en: 'The password is wrong. Please enter it again.',
  },
  obstacleDeleted: { de: 'Das Konto liegt im Papierkorb.', en: 'The account is in the trash.' },
  obstacleLocked: {
    de: 'Das Konto ist gesperrt. Bitte heben Sie zuerst die Sperre auf.',
    en: 'The account is locked. Please unlock it first.',
  },
  obstaclePerson: {
    de: 'Dieser Person ist die Anmeldung ausdrücklich nicht erlaubt.',
    en: 'Logging in is expressly not allowed for this person.',
  },
  obstacleStatus: {
    de: 'Der Status dieser Person erlaubt keine Anmeldung.',
    en: 'The status of this person does not allow logging in.',
  },
  invalidName: { de: 'Ungültiger Name', en: 'Invalid name' },
  unknownSort: { de: 'Danach kann nicht sortiert werden.', en: 'The list cannot be sorted by this.' },
  nameTaken: {
    de: 'Dieser Name ist schon vergeben, vielleicht auch im Papierkorb. Bitte wählen Sie einen anderen.',
    en: 'This name is already taken, perhaps in the trash. Please choose another one.',
  },
  emailTaken: {
    de: 'Diese E-Mail-Adresse gehört schon zu einer anderen Person, vielleicht zu einer im Papierkorb.',
    en: 'This e-mail address already belongs to somebody else, perhaps to somebody in the trash.',
  },
  folderIntoItself: {
    de: 'Ein Ordner kann nicht in sich selbst liegen. Bitte wählen Sie einen anderen.',
    en: 'A folder cannot lie inside itself. Please choose another one.',
  },
  noSuchFolder: {
    de: 'Diesen Ordner gibt es nicht mehr. Bitte laden Sie die Liste neu.',
    en: 'This folder does not exist any more. Please reload the list.',
  },
  noSuchFile: {
    de: 'Hier liegt nichts mehr unter diesem Namen. Bitte laden Sie die Liste neu.',
    en: 'There is nothing under this name any more. Please reload the list.',
  },
  otherFileType: {
    de: 'Die neue Datei ist von anderer Art als die alte. Bitte wählen Sie eine von derselben Art.',
    en: 'The new file is of another type than the old one. Please choose one of the same type.',
  },
  tooManyPaths: {
    de: 'Höchstens 500 Dateien und Ordner auf einmal. Bitte wählen Sie weniger.',
    en: '500 files and folders at most at once. Please choose fewer.',
  },
  tooManyReferences: {
    de: 'Hier wird auf mehr als 500 Seiten, Bilder und Dateien dieser Website verwiesen. Bitte nehmen Sie einige heraus.',
    en: 'This refers to more than 500 pages, pictures and files of this website. Please take some out.',
  },
  tooDeep: { de: 'Dieser Text ist zu tief verschachtelt.', en: 'This text is nested too deeply.' },
  tooLong: {
    de: 'Dieser Text ist zu lang. Bitte kürzen Sie ihn.',
    en: 'This text is too long. Please shorten it.',
  },
} as const satisfies Record<string, Bilingual<string>>

export type FormSentence = keyof typeof forms

/** Returns the allowed number of characters, value or number of entries, in one sentence. */
export function limitSentence({ of, most, least }: Limit): Bilingual<string> {
  const limit = most ?? least ?? 0
  const [atDe, atEn] = most === undefined ? ['mindestens', 'At least'] : ['höchstens', 'At most']
  const [isDe, isEn] = most === undefined ? ['nötig', 'needed'] : ['möglich', 'possible']
  const [de, en] = [`${atDe} ${limit.toLocaleString('de-DE')}`, `${atEn} ${limit.toLocaleString('en-GB')}`]
  if (of === 'text')
    return { de: `Hier sind ${de} Zeichen ${isDe}.`, en: `${en} characters are ${isEn} here.` }
  if (of === 'list') return { de: `Hier sind ${de} Einträge ${isDe}.`, en: `${en} entries are ${isEn} here.` }
  return { de: `Hier ist ${de} ${isDe}.`, en: `${en} is ${isEn} here.` }
}

/** Texts around a visitor's message, in the letter to the institute. */
export const formLetter = {
  spamMark: { de: '[Spam?]', en: '[Spam?]' },
  spamNote: {
    de: 'Diese Nachricht sieht nach Werbung aus. Bitte öffnen Sie keine Links, denen Sie nicht trauen.',
    en: 'This message looks like advertising. Please open no links that you do not trust.',
  },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  received: { de: 'Eingegangen', en: 'Received' },
  language: { de: 'Sprache', en: 'Language' },
  languageNames: {
    de: { de: 'Deutsch', en: 'Englisch' },
    en: { de: 'German', en: 'English' },
  } satisfies Bilingual<Record<Language, string>>,
  howToAnswer: {
    de: (email: string) => `Antworten Sie einfach auf diese E-Mail. Ihre Antwort geht an ${email}.`,
    en: (email: string) => `Simply reply to this e-mail. Your reply goes to ${email}.`,
  },
} as const
