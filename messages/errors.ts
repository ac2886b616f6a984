import type { FailureCode } from '#contract/errors.ts'
import type { Bilingual } from '#contract/language.ts'
import { conversionHints } from './file-fields.ts'
import { voteReasons } from './polls.ts'

/**
 * One sentence per failure: what happened, and what to do. English ones quoted in the specification are
 * verbatim.
 */
export const errors: Record<FailureCode, Bilingual<string>> = {
  badRequest: {
    de: 'Diese Anfrage ist unvollständig oder folgt nicht den Regeln von HTTP.',
    en: 'This request is incomplete or does not follow the rules of HTTP.',
  },
  tooSlow: {
    de: 'Die Anfrage kam nicht rechtzeitig an. Bitte versuchen Sie es noch einmal.',
    en: 'The request did not arrive in time. Please try again.',
  },
  headersTooLarge: {
    de: 'Die Adresse oder die Kopfzeilen dieser Anfrage sind zu lang.',
    en: 'The address or the headers of this request are too long.',
  },
  badJson: { de: 'Die Anfrage ist kein gültiges JSON.', en: 'The request is not valid JSON.' },
  unknownField: {
    de: 'Die Anfrage enthält ein Feld, das es hier nicht gibt.',
    en: 'The request contains a field that does not exist here.',
  },
  duplicateQuery: {
    de: 'Ein Suchparameter kommt doppelt vor. Bitte geben Sie ihn nur einmal an.',
    en: 'A query parameter occurs twice. Please give it only once.',
  },
  invalidName: { de: 'Ungültiger Name', en: 'Invalid name' },
  notLoggedIn: { de: 'Bitte melden Sie sich an.', en: 'Please log in.' },
  wrongLogin: {
    de: 'Benutzername oder Passwort stimmt nicht. Bitte prüfen Sie beide Eingaben.',
    en: 'The username or password is wrong. Please check both.',
  },
  secondStepNeeded: {
    de: 'Das Passwort stimmt. Bitte bestätigen Sie die Anmeldung noch mit Ihrem zweiten Faktor.',
    en: 'The password is right. Please confirm the login with your second factor.',
  },
  wrongCode: {
    de: 'Das hat nicht gepasst. Jeder Code gilt nur einmal; nehmen Sie bitte den nächsten.',
    en: 'That did not match. Each code counts only once; please use the next one.',
  },
  stepOver: {
    de: 'Diese Anmeldung hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
    en: 'This login has taken too long. Please begin again.',
  },
  proofNeeded: {
    de: 'Bitte bestätigen Sie zuerst, dass Sie es sind.',
    en: 'Please confirm first that it is you.',
  },
  secondFactorNeeded: {
    de: 'Ihre Rolle verlangt einen zweiten Faktor. Bitte richten Sie ihn zuerst ein.',
    en: 'Your role requires a second factor. Please set it up first.',
  },
  factorRequired: {
    de: 'Ihre Rolle verlangt einen zweiten Faktor. Richten Sie zuerst einen anderen ein.',
    en: 'Your role requires a second factor. Set up another one first.',
  },
  longerPasswordFirst: {
    de: 'Ihr Passwort hat weniger als 15 Zeichen. Das genügt nur mit zweitem Faktor. Wählen Sie bitte zuerst ein längeres.',
    en: 'Your password has fewer than 15 characters, which is enough only with a second factor. Please choose a longer one first.',
  },
  factorMissing: {
    de: 'Hier ist kein zweiter Faktor eingerichtet.',
    en: 'No second factor is set up here.',
  },
  ownFactorFirst: {
    de: 'Richten Sie zuerst Ihren eigenen zweiten Faktor mit Wiederherstellungscodes ein, damit Sie sich nicht selbst aussperren.',
    en: 'Set up your own second factor with recovery codes first, so that you do not lock yourself out.',
  },
  notAllowed: {
    de: 'Dafür fehlt Ihnen die Berechtigung. Die Administration kann sie Ihnen geben.',
    en: 'You are not allowed to do this. An administrator can give you the permission.',
  },
  loginNotAllowed: {
    de: 'Ihr Konto ist nicht freigeschaltet. Bitte wenden Sie sich an die Administration.',
    en: 'Your account has not been activated. Please contact an administrator.',
  },
  addressBlocked: {
    de: 'Von Ihrer Internetadresse aus lässt sich im Moment nichts absenden, weil sie gesperrt ist. Lesen können Sie weiterhin alles. Wenn Sie sich das nicht erklären können, rufen Sie uns bitte an.',
    en: 'Nothing can be sent from your internet address at the moment because it has been blocked. You can still read everything. If you cannot explain this, please give us a call.',
  },
  foreignOrigin: {
    de: 'Diese Anfrage kam von einer fremden Seite und wurde abgelehnt. Bitte laden Sie diese Seite neu.',
    en: 'This request came from another site and was refused. Please reload this page.',
  },
  notFound: { de: 'Diese Seite wurde nicht gefunden.', en: 'This page could not be found' },
  methodNotAllowed: {
    de: 'Diese Adresse kennt diese Methode nicht.',
    en: 'This address does not support that method.',
  },
  slugTaken: {
    de: 'Dieser Permalink ist schon vergeben, vielleicht an etwas im Papierkorb oder als frühere Adresse. Bitte wählen Sie einen anderen.',
    en: 'This permalink is already taken, perhaps by something in the trash or as an earlier address. Please choose another one.',
  },
  staleVersion: {
    de: 'Jemand anderes hat inzwischen gespeichert. Bitte vergleichen Sie beide Fassungen.',
    en: 'Somebody else has saved in the meantime. Please compare both versions.',
  },
  needed: {
    de: 'Diese Seite gehört zum Menü und bleibt immer zu sehen. Ihre Abschnitte können Sie einzeln ausblenden.',
    en: 'This page belongs to the menu and always stays visible. You can hide its parts one by one.',
  },
  lastAdmin: {
    de: 'Das ist das letzte aktive Administrationskonto. Bitte ernennen Sie zuerst ein weiteres.',
    en: 'This is the last active administrator. Please appoint another one first.',
  },
  adminRole: {
    de: 'Die Rolle der Administration bleibt und behält ihr Recht. Umbenennen lässt sie sich.',
    en: 'The role of the administrators stays and keeps its right. It can be renamed.',
  },
  lastFormer: {
    de: 'Das ist der letzte Status für Ehemalige. Wer das Institut verlässt, braucht ihn. Bitte legen Sie zuerst einen anderen an.',
    en: 'This is the last status for former members. Whoever leaves the institute needs it. Please add another one first.',
  },
  mayNotLogIn: {
    de: 'Diese Person darf sich nicht anmelden. Bitte ändern Sie zuerst ihren Status oder heben Sie die Sperre auf.',
    en: 'This person may not log in. Please change their status or unlock them first.',
  },
  nameTaken: {
    de: 'Dieser Name ist schon vergeben, vielleicht auch im Papierkorb. Bitte wählen Sie einen anderen.',
    en: 'This name is already taken, perhaps in the trash. Please choose another one.',
  },
  pubmedIdChanged: {
    de: 'Sie haben die PubMed-Nummer geändert, ohne die Angaben neu abzurufen. Trotzdem speichern?',
    en: 'You have changed the PubMed ID without retrieving the record again. Save anyway?',
  },
  importMoved: {
    de: 'Dieser Import ist inzwischen weiter. Bitte laden Sie die Seite neu.',
    en: 'This import has moved on meanwhile. Please reload the page.',
  },
  pubmedIdUnknown: {
    de: 'PubMed kennt diese Nummer nicht. Bitte prüfen Sie die Schreibweise.',
    en: 'PubMed does not know this id. Please check how it is written.',
  },
  doiUnknown: {
    de: 'Weder Crossref noch DataCite kennt diesen DOI. Bitte prüfen Sie die Schreibweise.',
    en: 'Neither Crossref nor DataCite knows this DOI. Please check how it is written.',
  },
  sourceRefused: {
    de: 'Der Literaturdienst hat diese Anfrage abgelehnt. Bitte prüfen Sie Ihre Eingabe.',
    en: 'The literature service refused this request. Please check what you entered.',
  },
  sourceUnreadable: {
    de: 'Die Antwort des Literaturdienstes war unvollständig. Es wurde nichts übernommen. Bitte versuchen Sie es später noch einmal.',
    en: 'The answer of the literature service was incomplete. Nothing has been imported. Please try again later.',
  },
  sourceUnreachable: {
    de: 'Der Literaturdienst ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    en: 'The literature service cannot be reached at the moment. Please try again in a few minutes.',
  },
  sourceBusy: {
    de: 'Der Literaturdienst bekommt gerade zu viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.',
    en: 'The literature service is receiving too many requests. Please try again in a minute.',
  },
  sourceExpired: {
    de: 'Der Literaturdienst hat die Ergebnisse dieser Suche nicht mehr. Bitte suchen Sie noch einmal.',
    en: 'The literature service no longer has the results of this search. Please search again.',
  },
  articleTaken: {
    de: 'Diese Veröffentlichung ist schon eingetragen. Bitte ergänzen Sie den vorhandenen Eintrag.',
    en: 'This publication has been entered already. Please add to the entry that is there.',
  },
  factorThere: {
    de: 'Das ist schon eingerichtet. Bitte entfernen Sie es zuerst, wenn Sie es neu einrichten möchten.',
    en: 'This has been set up already. Please remove it first if you would like to set it up again.',
  },
  inUse: {
    de: 'Das wird noch verwendet und kann nicht gelöscht werden. Bitte entfernen Sie es zuerst dort.',
    en: 'This is still in use and cannot be deleted. Please remove it there first.',
  },
  folderIntoItself: {
    de: 'Ein Ordner kann nicht in sich selbst liegen. Bitte wählen Sie einen anderen.',
    en: 'A folder cannot lie inside itself. Please choose another one.',
  },
  alreadySent: {
    de: 'Das ist schon verschickt oder unterwegs und wird nicht noch einmal gesendet.',
    en: 'This has already been sent or is on its way, and will not be sent again.',
  },
  sendingOrdered: {
    de: 'Diese Ausgabe ist zum Versand vorgesehen. Bitte stoppen Sie zuerst den Versand.',
    en: 'This issue is about to be sent. Please stop the sending first.',
  },
  registrationNotYet: {
    de: 'Die Anmeldung hat noch nicht begonnen. Bitte kommen Sie später wieder.',
    en: 'Registration has not opened yet. Please come back later.',
  },
  registrationClosed: {
    de: 'Die Anmeldung ist geschlossen. Bei Fragen schreiben Sie uns bitte über das Kontaktformular.',
    en: 'Registration is closed. If you have questions, please use the contact form.',
  },
  registrationEnded: {
    de: 'Die Anmeldefrist ist vorbei. Bei Fragen schreiben Sie uns bitte über das Kontaktformular.',
    en: 'Registration has ended. If you have questions, please use the contact form.',
  },
  eventCancelled: {
    de: 'Die Veranstaltung findet nicht statt. Eine Anmeldung ist deshalb nicht möglich.',
    en: 'This event has been cancelled, so registration is not possible.',
  },
  eventOver: {
    de: 'Die Veranstaltung ist vorbei. An dieser Anmeldung lässt sich nichts mehr ändern.',
    en: 'This event is over. This registration can no longer be changed.',
  },
  noSeatFree: {
    de: 'Dort ist kein Platz frei. Es hat sich nichts geändert.',
    en: 'No seat is free there. Nothing has changed.',
  },
  wrongVotingWay: {
    de: 'Bei dieser Abstimmung wird anders abgestimmt. Bitte stellen Sie zuerst ein, wer abstimmt, und speichern Sie.',
    en: 'This poll is voted on in another way. Please set who votes first, and save.',
  },
  studyFull: {
    de: 'Diese Studie hat keinen freien Platz mehr. Prüfen Sie, wie viele Personen sie sucht und wie viele sie gefunden hat.',
    en: 'This study has no free place any more. Check how many people it looks for, and how many it has found.',
  },
  studyNotOpen: {
    de: 'Diese Studie sucht gerade keine Freiwilligen. Machen Sie sie sichtbar, und prüfen Sie, von wann bis wann sie sucht.',
    en: 'This study is not looking for volunteers now. Make it visible, and check from when to when it looks.',
  },
  invitationUsed: {
    de: 'Mit dieser Einladung wurde schon abgestimmt. Sie lässt sich nicht mehr widerrufen.',
    en: 'Somebody has voted with this invitation already. It can no longer be revoked.',
  },
  submissionClosed: {
    de: 'Für diesen Wettbewerb kann gerade nichts eingereicht werden. Auf seiner Seite steht, wann es möglich ist.',
    en: 'Nothing can be submitted to this contest at the moment. Its page says when that is possible.',
  },
  contributionFixed: {
    de: 'Dieser Beitrag kann nicht mehr geändert oder zurückgezogen werden: Die Frist ist vorbei. Bitte schreiben Sie uns, wenn etwas nicht stimmt.',
    en: 'This contribution can no longer be changed or withdrawn: the deadline has passed. Please write to us if something is wrong.',
  },
  tooManyContributions: {
    de: 'Mit dieser E-Mail-Adresse sind schon so viele Beiträge bestätigt, wie dieser Wettbewerb je Person annimmt. Ziehen Sie einen davon zurück, um diesen zu bestätigen.',
    en: 'As many contributions as this contest accepts from one person have already been confirmed with this e-mail address. Withdraw one of them to confirm this one.',
  },
  votingNotOver: {
    de: 'Das geht erst, wenn die Abstimmung vorbei ist.',
    en: 'This is possible only once voting has ended.',
  },
  raffleDrawn: {
    de: 'Es wurde schon ausgelost. Ein zweites Mal geht nicht.',
    en: 'The raffle has already been drawn. It cannot be drawn twice.',
  },
  nobodyToDraw: {
    de: 'Es gibt niemanden, unter dem verlost werden könnte: Kein Beitrag ist angenommen.',
    en: 'There is nobody to draw among: no entry has been accepted.',
  },
  nobodyWon: {
    de: 'Es gibt noch keine Plätze. Unter fünf Stimmzetteln gibt es kein Ergebnis.',
    en: 'There are no places. Below five ballots there is no result.',
  },
  contributionDecided: {
    de: 'Das geht in diesem Zustand des Beitrags nicht. Bitte laden Sie die Seite neu.',
    en: 'This is not possible in the state the contribution is in. Please reload the page.',
  },
  erasureAsked: {
    de: 'Die Person hat die Löschung verlangt. Die Angaben bleiben nur, solange sie davon ausgenommen sind.',
    en: 'The person has asked for this to be deleted. It only stays while it is held back from deletion.',
  },
  heldBack: {
    de: 'Dazu gehören Angaben einer Person, die vom Löschen ausgenommen sind. Es bleibt im Papierkorb, bis die Ausnahme endet.',
    en: 'Data of a person belongs to this that is held back from deletion. It stays in the trash until that ends.',
  },
  lettersWait: {
    de: 'Die E-Mails an die Angemeldeten warten noch auf ihren Versand, bis zu zehn Minuten. Erst danach lässt sich die Veranstaltung endgültig löschen.',
    en: 'The e-mails to those who registered still wait to be sent, up to ten minutes. Only then can the event be deleted for good.',
  },
  addressesSealed: {
    de: 'Diese Datei nennt Adressen, die verschlüsselt sind. Der Schlüssel liegt nur dort, wo die Website ihre E-Mails versendet. Wer die Website betreibt, kann die Datei dort erstellen.',
    en: 'This file names addresses that are encrypted. Their key is only where the website sends its e-mails. Whoever operates the website can make the file there.',
  },
  registrationOver: {
    de: 'Diese Anmeldung gilt nicht mehr. Bitte melden Sie sich auf der Seite der Veranstaltung neu an.',
    en: 'This registration is no longer valid. Please register again on the page of the event.',
  },
  seatNotHeld: {
    de: 'Für diese Anmeldung ist gerade kein Platz reserviert. Sie steht auf der Warteliste.',
    en: 'No seat is held for this registration at the moment. It is on the waiting list.',
  },
  alreadyRegistered: {
    de: 'Mit dieser E-Mail-Adresse ist schon jemand angemeldet.',
    en: 'Somebody is already registered with this e-mail address.',
  },
  capacityBelowTaken: {
    de: 'Es sind schon mehr Plätze vergeben. Wenn Sie trotzdem speichern, kommen die zuletzt Angemeldeten auf die Warteliste.',
    en: 'More seats than this have been taken. If you save anyway, those who registered last will be put on the waiting list.',
  },
  picturesUndescribed: {
    de: 'Bildern in diesem Eintrag fehlt die Beschreibung. Bitte beschreiben Sie sie, oder geben Sie an, warum es nicht geht.',
    en: 'Pictures in this entry lack a description. Please describe them, or say why that is not possible.',
  },
  nobodyReads: {
    de: 'Niemand ist da, an den diese Ausgabe gehen könnte.',
    en: 'There is nobody this issue could go to.',
  },
  readerComplained: {
    de: 'Von dieser Adresse wurde eine Ausgabe als Spam gemeldet. Beliefert wird sie erst wieder, wenn jemand sie selbst neu anmeldet.',
    en: 'An issue was reported as spam from this address. It is sent to again only once somebody signs it up anew.',
  },
  linkInvalid: {
    de: 'Diese Anfrage ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen Link an.',
    en: 'This request is invalid or has expired. Please ask for a new link.',
  },
  linkExpired: {
    de: 'Diese Anfrage ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen Link an.',
    en: 'This request is invalid or has expired. Please ask for a new link.',
  },
  tooLarge: {
    de: 'Das ist zu groß. Bitte kürzen Sie den Text oder wählen Sie eine kleinere Datei.',
    en: 'This is too large. Please shorten the text or choose a smaller file.',
  },
  wrongMediaType: {
    de: 'Dieses Format wird hier nicht angenommen. Bitte wählen Sie ein anderes.',
    en: 'This format is not accepted here. Please choose another one.',
  },
  wrongHost: { de: 'Diese Website hat eine andere Adresse.', en: 'This website has another address.' },
  invalid: { de: 'Bitte prüfen Sie Ihre Angaben.', en: 'Please check what you entered.' },
  slugReserved: {
    de: 'Dieser Permalink gehört schon einer festen Seite. Bitte wählen Sie einen anderen.',
    en: 'This permalink belongs to a fixed page. Please choose another one.',
  },
  incomplete: {
    de: 'Zum Veröffentlichen braucht es Titel und Inhalt in mindestens einer Sprache.',
    en: 'To be published, it needs a title and content in at least one language.',
  },
  callIncomplete: {
    de: 'Bevor Sie Freiwilligen schreiben, braucht die Studie einen Titel in beiden Sprachen, die Nummer des Ethikvotums, eine Ansprechperson, ein Ende der Suche und die Zahl der gesuchten Personen.',
    en: 'Before you write to volunteers, the study needs a title in both languages, the number of the ethics approval, a contact, an end of the search and the number of people wanted.',
  },
  notAnImage: {
    de: 'Diese Datei ist kein lesbares Bild. Bitte wählen Sie JPEG, PNG, WebP, AVIF oder GIF.',
    en: 'This file is not a readable image. Please choose JPEG, PNG, WebP, AVIF or GIF.',
  },
  imageTooLarge: {
    de: 'Dieses Bild hat zu viele Bildpunkte. Höchstens 50 Millionen sind möglich.',
    en: 'This image has too many pixels. 50 million is the limit.',
  },
  fileTypeNotAllowed: {
    de: 'Dieser Dateityp wird nicht angenommen. Bitte wählen Sie eine andere Datei.',
    en: 'This type of file is not accepted. Please choose another file.',
  },
  ...conversionHints,
  drawingUnreadable: {
    de: 'Diese SVG-Zeichnung ist fehlerhaft und lässt sich nicht lesen. Bitte exportieren Sie sie noch einmal aus dem Zeichenprogramm.',
    en: 'This SVG drawing has errors and cannot be read. Please export it again from the program it was drawn in.',
  },
  drawingWithoutSize: {
    de: 'Dieser SVG-Zeichnung fehlt die Größe. Bitte exportieren Sie sie mit Breite und Höhe oder mit einer viewBox.',
    en: 'This SVG drawing has no size. Please export it with a width and a height, or with a viewBox.',
  },
  drawingTooComplex: {
    de: 'Diese SVG-Zeichnung ist so umfangreich, dass Browser daran hängen bleiben. Bitte vereinfachen Sie sie, oder laden Sie sie als PNG hoch.',
    en: 'This SVG drawing is so complex that browsers get stuck on it. Please simplify it, or upload it as PNG.',
  },
  playlistForeign: {
    de: 'Diese Playlist nennt Dateien außerhalb ihres Ordners. Sie darf nur einfache Namen neben oder unter sich enthalten.',
    en: 'This playlist names files outside its folder. It may hold only plain names beside or below itself.',
  },
  playlistSound: {
    de: 'Diese Playlist führt den Ton in eigenen Dateien. Bitte exportieren Sie Bild und Ton zusammen.',
    en: 'This playlist keeps its sound in files of its own. Please export picture and sound together.',
  },
  playlistIncomplete: {
    de: 'In dieser Playlist stehen Dateien, die noch fehlen. Bitte laden Sie diese zuerst hoch.',
    en: 'This playlist names files that are still missing. Please upload those first.',
  },
  duplicateTag: {
    de: 'Dieses Schlagwort steht schon in der Liste.',
    en: 'Duplicate tag: it is already in the list.',
  },
  invalidTag: {
    de: 'Ungültiges Schlagwort: 2 bis 40 Zeichen, ohne Komma.',
    en: 'Invalid tag: 2 to 40 characters, without commas.',
  },
  tagLimit: {
    de: 'Mehr als zehn Schlagwörter sind nicht möglich.',
    en: 'Tag limit reached: ten tags are the most.',
  },
  ownAddress: { de: 'Das ist Ihre eigene Adresse.', en: 'This is your own address.' },
  weakPassword: {
    de: 'Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein anderes, etwa vier zufällige Wörter.',
    en: 'This password is easy to guess. Please choose another one, four random words for instance.',
  },
  wrongPassword: {
    de: 'Das alte Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.',
    en: 'The old password is wrong. Please enter it again.',
  },
  accountLocked: {
    de: 'Zu viele Fehlversuche. Bitte warten Sie oder setzen Sie Ihr Passwort zurück.',
    en: 'Too many failed attempts. Please wait or reset your password.',
  },
  tooMany: {
    de: 'Das waren zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
    en: 'That was too many requests. Please try again later.',
  },
  confirmationsUsedUp: {
    de: 'Heute haben sich so viele eingetragen, dass wir keine weiteren Bestätigungen verschicken. Bitte versuchen Sie es morgen noch einmal, oder schreiben Sie uns.',
    en: 'So many have signed up today that we send no further confirmations. Please try again tomorrow, or write to us.',
  },
  tooManyUploads: {
    de: 'Es sind zu viele Uploads begonnen und nicht zu Ende gebracht. Bitte setzen Sie angehaltene fort, oder versuchen Sie es morgen noch einmal: Was einen Tag lang ruht, wird gelöscht.',
    en: 'Too many uploads have been begun and not finished. Please resume those that are paused, or try again tomorrow: what rests for a day is deleted.',
  },
  unexpected: {
    de: 'Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
    en: 'Ooops, something went wrong',
  },
  unavailable: {
    de: 'Ein Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    en: 'A service is not available right now. Please try again in a few minutes.',
  },
  storageFull: {
    de: 'Der Speicherplatz ist voll. Bitte wenden Sie sich an die Technik.',
    en: 'The storage is full. Please contact your IT department.',
  },
  ...voteReasons,
}
