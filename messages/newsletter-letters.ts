import type { Bilingual } from '#contract/language.ts'

interface LetterWords {
  subject: Bilingual<string>
  why: Bilingual<string>
  what: Bilingual<string>
  button: Bilingual<string>
  note: Bilingual<string>
}

/** Letters about a subscription to the newsletter. */
export const subscriptionLetters = {
  greeting: { de: 'Guten Tag,', en: 'Hello,' },
  letters: {
    activation: {
      subject: {
        de: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
        en: 'Please confirm your newsletter sign-up',
      },
      why: {
        de: 'Sie erhalten diese E-Mail, weil jemand diese Adresse für unseren Newsletter eingetragen hat.',
        en: 'You are receiving this e-mail because somebody entered this address for our newsletter.',
      },
      what: {
        de: 'diese Adresse wurde auf unserer Website für den Newsletter eingetragen. Bitte bestätigen Sie die Anmeldung auf der folgenden Seite. Der Link gilt 7 Tage.',
        en: 'This address was entered for the newsletter on our website. Please confirm the sign-up on the following page. The link works for 7 days.',
      },
      button: { de: 'Anmeldung bestätigen', en: 'Confirm the sign-up' },
      note: {
        de: 'Haben Sie den Newsletter nicht bestellt? Dann müssen Sie nichts tun. Wir schicken Ihnen nichts weiter und löschen die Adresse nach 7 Tagen.',
        en: 'Did you not order the newsletter? Then you need not do anything. We will send you nothing else, and delete the address after 7 days.',
      },
    },
    known: {
      subject: { de: 'Ihr Newsletter-Abonnement', en: 'Your newsletter subscription' },
      why: {
        de: 'Sie erhalten diese E-Mail, weil jemand diese Adresse für unseren Newsletter eingetragen hat.',
        en: 'You are receiving this e-mail because somebody entered this address for our newsletter.',
      },
      what: {
        de: 'diese Adresse wurde auf unserer Website für den Newsletter eingetragen. Sie bekommen ihn aber schon. Auf der folgenden Seite können Sie die Sprache ändern, den Newsletter pausieren oder abbestellen.',
        en: 'This address was entered for the newsletter on our website, but you already receive it. On the following page you can change its language, pause it or unsubscribe.',
      },
      button: { de: 'Abonnement ansehen', en: 'See the subscription' },
      note: {
        de: 'Waren Sie das nicht? Dann müssen Sie nichts tun. Ihr Abonnement bleibt, wie es ist.',
        en: 'If this was not you, you need not do anything. Your subscription stays as it is.',
      },
    },
    left: {
      subject: { de: 'Sie sind vom Newsletter abgemeldet', en: 'You are unsubscribed from the newsletter' },
      why: {
        de: 'Sie erhalten diese E-Mail, weil diese Adresse von unserem Newsletter abgemeldet wurde.',
        en: 'You are receiving this e-mail because this address was unsubscribed from our newsletter.',
      },
      what: {
        de: 'Sie sind abgemeldet und bekommen unseren Newsletter nicht mehr. Waren Sie das nicht, etwa weil Sie eine Ausgabe weitergeleitet haben? Auf der folgenden Seite sind Sie mit einem Klick wieder dabei. Der Link gilt 7 Tage.',
        en: 'You are unsubscribed and will no longer receive our newsletter. If this wasn’t you, perhaps because you forwarded an issue, one click on the following page brings it back. The link works for 7 days.',
      },
      button: { de: 'Newsletter wieder bestellen', en: 'Subscribe again' },
      note: {
        de: 'Sonst müssen Sie nichts tun. Ihre Adresse ist aus der Liste gelöscht, und dies ist die letzte E-Mail.',
        en: 'Otherwise you need not do anything. Your address has been deleted from the list, and this is the last e-mail.',
      },
    },
  } satisfies Record<string, LetterWords>,
} as const

/** Texts around an issue in its letter. */
export const issueLetter = {
  why: {
    de: 'Sie erhalten diese E-Mail, weil Sie unseren Newsletter bestellt haben.',
    en: 'You are receiving this e-mail because you subscribed to our newsletter.',
  },
  inArchive: { de: 'Diese Ausgabe im Browser lesen', en: 'Read this issue in the browser' },
  own: { de: 'Newsletter abbestellen oder Sprache ändern', en: 'Unsubscribe or change the language' },
  test: { de: 'Probe', en: 'Test' },
  onlyGerman: {
    de: 'Diese Ausgabe gibt es nur auf Deutsch.',
    en: 'This issue is available in German only.',
  },
  onlyEnglish: {
    de: 'Diese Ausgabe gibt es nur auf Englisch.',
    en: 'This issue is available in English only.',
  },
} as const satisfies Record<string, Bilingual<string>>

export type SendingTrouble = 'paused' | 'nobody' | 'notBegun'

/** Letters to staff when the sending of an issue needs their attention. */
export const sendingTroubles = {
  why: {
    de: 'Sie erhalten diese E-Mail, weil Sie für die Website zuständig sind.',
    en: 'You are receiving this e-mail because you look after the website.',
  },
  button: { de: 'Versand ansehen', en: 'See the sending' },
  paused: {
    subject: (name: string): Bilingual<string> => ({
      de: `Newsletter pausiert: ${name}`,
      en: `Newsletter paused: ${name}`,
    }),
    what: {
      de: 'Der Versand dieser Ausgabe pausiert, weil viele E-Mails nacheinander nicht angenommen wurden. Was noch wartet, geht erst hinaus, wenn Sie den Versand fortsetzen. Die Gründe stehen bei der Ausgabe.',
      en: 'The sending of this issue is paused because many e-mails in a row were not accepted. What still waits is sent only once you resume. The reasons stand with the issue.',
    },
  },
  nobody: {
    subject: (name: string): Bilingual<string> => ({
      de: `Newsletter nicht versandt: ${name}`,
      en: `Newsletter not sent: ${name}`,
    }),
    what: {
      de: 'Diese Ausgabe sollte jetzt versandt werden, aber niemand liest den Newsletter. Sie ist wieder ein Entwurf.',
      en: 'This issue was to be sent now, but nobody reads the newsletter. It is a draft again.',
    },
  },
  notBegun: {
    subject: (name: string): Bilingual<string> => ({
      de: `Newsletter noch nicht versandt: ${name}`,
      en: `Newsletter not sent yet: ${name}`,
    }),
    what: {
      de: 'Diese Ausgabe sollte jetzt versandt werden, aber der Versand konnte nicht beginnen. Die Website versucht es weiter. Beginnt er in den nächsten Minuten nicht, stoppen Sie ihn bitte, prüfen Sie Betreff, Titel und Text und versenden Sie die Ausgabe neu.',
      en: 'This issue was to be sent now, but the sending could not begin. The website keeps trying. If it does not begin within the next minutes, please stop it, check subject, title and text, and send the issue again.',
    },
  },
} as const
