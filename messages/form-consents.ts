import type { Bilingual } from '#contract/language.ts'

/**
 * Consent texts of each form: version 1 first, the current one last. A text that a visitor may have agreed to
 * never changes; a change is a new version. Words in brackets link to the privacy declaration.
 */
export const formConsents = {
  contact: [
    {
      de: 'Ich bin damit einverstanden, dass meine Angaben verarbeitet werden, um meine Anfrage zu beantworten. Nach 30 Tagen werden meine Angaben gelöscht. Meine Einwilligung kann ich jederzeit widerrufen; mehr dazu steht in der [Datenschutzerklärung].',
      en: 'I agree to my details being processed in order to answer my enquiry. They are deleted after 30 days. I may withdraw my consent at any time; the [privacy declaration] says more.',
    },
  ],
  barrier: [
    {
      de: 'Ich bin damit einverstanden, dass meine Angaben verarbeitet werden, um dem Hinweis nachzugehen und mir zu antworten. Nach 30 Tagen werden meine Angaben gelöscht. Meine Einwilligung kann ich jederzeit widerrufen; mehr dazu steht in der [Datenschutzerklärung].',
      en: 'I agree to my details being processed in order to look into my report and to answer me. They are deleted after 30 days. I may withdraw my consent at any time; the [privacy declaration] says more.',
    },
  ],
  volunteer: [
    {
      de: 'Ich bin damit einverstanden, dass das Institut meine E-Mail-Adresse zwölf Monate lang speichert, um mir zu schreiben, wenn eine Studie Freiwillige sucht. Verlängert wird nur, wenn ich zustimme. Meine Einwilligung kann ich jederzeit widerrufen, auch mit dem Link in jeder E-Mail; mehr dazu steht in der [Datenschutzerklärung].',
      en: 'I agree to the institute keeping my e-mail address for twelve months in order to write to me when a study looks for volunteers. This is extended only if I agree. I may withdraw my consent at any time, also by the link in every e-mail; the [privacy declaration] says more.',
    },
    {
      de: 'Ich bin mindestens 18 Jahre alt und damit einverstanden, dass das Institut meine E-Mail-Adresse zwölf Monate lang speichert, um mir zu schreiben, wenn eine Studie Freiwillige sucht. Verlängert wird nur, wenn ich zustimme. Meine Einwilligung kann ich jederzeit widerrufen, auch mit dem Link in jeder E-Mail; mehr dazu steht in der [Datenschutzerklärung].',
      en: 'I am 18 or older and agree to the institute keeping my e-mail address for twelve months in order to write to me when a study looks for volunteers. This is extended only if I agree. I may withdraw my consent at any time, also by the link in every e-mail; the [privacy declaration] says more.',
    },
  ],
} as const satisfies Record<string, readonly [Bilingual<string>, ...Bilingual<string>[]]>
