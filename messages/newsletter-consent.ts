import type { Bilingual } from '#contract/language.ts'

/** Consent of people who subscribe to the newsletter, in the same form as `formConsents`. */
export const newsletterConsent = {
  newsletter: [
    {
      de: 'Ich möchte den Newsletter des Instituts per E-Mail bekommen. Er berichtet aus der Forschung des Instituts und kündigt Veranstaltungen an. Dafür werden meine E-Mail-Adresse und die gewählte Sprache gespeichert; ob ich die Ausgaben öffne oder Links darin anklicke, wird nicht erfasst. Meine Einwilligung kann ich jederzeit widerrufen, am einfachsten über den Link in jeder Ausgabe; mehr dazu steht in der [Datenschutzerklärung].',
      en: 'I would like to receive the institute’s newsletter by e-mail. It reports on the institute’s research and announces events. My e-mail address and the chosen language are stored for this; whether I open issues or follow links in them is not recorded. I may withdraw my consent at any time, most easily through the link in each issue; the [privacy declaration] says more.',
    },
  ],
} as const satisfies Record<string, readonly [Bilingual<string>, ...Bilingual<string>[]]>
