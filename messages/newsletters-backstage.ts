import type { Bilingual } from '#contract/language.ts'
import type { FieldNames } from './field-names.ts'
import { newsletterParts } from './newsletter-parts.ts'

/** Issues of the newsletter in backstage. */
export const newslettersBackstage = {
  create: { de: 'Ausgabe anlegen', en: 'Create an issue' },
  empty: { de: 'Noch keine Ausgaben', en: 'No issues yet' },
  emptyLead: {
    de: 'Legen Sie die erste an. Sie geht erst hinaus, wenn Sie sie versenden.',
    en: 'Create the first one. It goes out only once you send it.',
  },
  subject: { de: 'Betreff', en: 'Subject' },
  subjectHint: {
    de: 'Steht im Postfach. Am besten unter 60 Zeichen.',
    en: 'Shown in the inbox. Best under 60 characters.',
  },
  subjectDe: { de: 'Betreff (Deutsch)', en: 'Subject (German)' },
  subjectEn: { de: 'Betreff (Englisch)', en: 'Subject (English)' },
  name: { de: 'Titel', en: 'Title' },
  nameHint: { de: 'Überschrift der E-Mail', en: 'Heading of the e-mail' },
  content: { de: 'Text', en: 'Text' },
  plainText: { de: 'Nur-Text-Fassung', en: 'Plain-text version' },
  plainTextHint: {
    de: 'Für Mailprogramme ohne HTML. Leer: wird aus dem Text gemacht.',
    en: 'For mail programs without HTML. Empty: made from the text.',
  },
  sentAt: { de: 'Versandt', en: 'Sent' },
  notSent: { de: 'Noch nicht', en: 'Not yet' },
  recipientCount: { de: 'Empfänger', en: 'Recipients' },
  errors: { de: 'Fehler', en: 'Errors' },
  toRecipients: { de: 'Empfänger', en: 'Recipients' },
  letter: { de: 'E-Mail', en: 'E-mail' },
  showLetter: { de: 'E-Mail ansehen', en: 'See the e-mail' },
  letterFor: { de: 'Wer liest', en: 'Who reads' },
  form: { de: 'Fassung', en: 'Version' },
  forms: {
    de: { html: 'Gestaltet', text: 'Nur Text' },
    en: { html: 'Formatted', text: 'Plain text' },
  },
  seenAs: { de: 'Ansicht', en: 'View' },
  ways: {
    de: { dark: 'Dunkel', bare: 'Ohne Bilder', narrow: 'Schmal (320 px)' },
    en: { dark: 'Dark', bare: 'Without pictures', narrow: 'Narrow (320 px)' },
  },
  nothingYet: {
    de: 'Noch gibt es nichts zu sehen: Betreff und Text einer Sprache fehlen.',
    en: 'There is nothing to see yet: subject and text of a language are missing.',
  },
  test: { de: 'Zur Probe schicken', en: 'Send a test' },
  testLead: {
    de: 'Geschickt wird, was gespeichert ist.',
    en: 'What is saved will be sent.',
  },
  testEmail: { de: 'An', en: 'To' },
  testIn: { de: 'Sprachen', en: 'Languages' },
  sendTest: { de: 'Probe senden', en: 'Send the test' },
  tested: { de: 'Die Probe ist unterwegs', en: 'The test is on its way' },
  archive: { de: 'Archiv', en: 'Archive' },
  archives: { de: 'Mit dem Versand ins Archiv', en: 'Into the archive when sent' },
  archivesHint: {
    de: 'Sobald die Ausgabe verschickt ist, steht sie auf der Website, und die E-Mail hat einen Link dorthin. Das können Sie danach noch ändern.',
    en: 'Once sent, the issue is on the website, and the e-mail links to it. You can still change that afterwards.',
  },
  ordered: {
    de: 'Diese Ausgabe ist zum Versand vorgesehen. Zum Ändern stoppen Sie bitte den Versand.',
    en: 'This issue is about to be sent. To change it, please stop the sending.',
  },
  orderedFor: { de: 'Vorgesehen für', en: 'To be sent on' },
  locked: {
    de: 'Diese Ausgabe ist versandt. Betreff, Titel, Text und Inhalte bleiben, wie sie sind.',
    en: 'This issue was sent. Subject, title, text and contents stay as they are.',
  },
} as const satisfies Record<string, Bilingual<unknown>>

export const newsletterFieldNames: FieldNames = {
  subject: newslettersBackstage.subject,
  title: newslettersBackstage.name,
  content: newslettersBackstage.content,
  plainText: newslettersBackstage.plainText,
  parts: newsletterParts.title,
  archivesWhenSent: newslettersBackstage.archives,
}

export function newslettersCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Ausgabe' : `${n} Ausgaben`, en: n === 1 ? '1 issue' : `${n} issues` }
}
