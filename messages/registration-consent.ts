import type { Bilingual } from '#contract/language.ts'

/** Consent of people who register for an event, in the same form as `formConsents`. */
export const registrationConsent = {
  registration: [
    {
      de: 'Ich bin damit einverstanden, dass meine Angaben verarbeitet werden, um die Veranstaltung durchzuführen und mir dazu zu schreiben. Nach der Veranstaltung werden sie gelöscht, wenn die dort genannte Frist vorbei ist. Meine Einwilligung kann ich jederzeit widerrufen; mehr dazu steht in der [Datenschutzerklärung].',
      en: 'I agree to my details being processed in order to hold the event and to write to me about it. After the event they are deleted once the period named there is over. I may withdraw my consent at any time; the [privacy declaration] says more.',
    },
  ],
} as const satisfies Record<string, readonly [Bilingual<string>, ...Bilingual<string>[]]>
