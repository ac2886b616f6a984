import type { Bilingual } from '#contract/language.ts'

/** Form on the page for volunteers, and the pages opened by the links in their letters. */
export const volunteers = {
  title: { de: 'Von neuen Studien erfahren', en: 'Hear about new studies' },
  lead: {
    de: 'Wir schreiben Ihnen, wenn eine Studie Freiwillige sucht, höchstens einmal in der Woche. Ob Sie teilnehmen, entscheiden Sie jedes Mal neu.',
    en: 'We write to you when a study looks for volunteers, at most once a week. Each time, you decide anew whether to take part.',
  },
  onlyAddress: {
    de: 'Wir speichern nur Ihre E-Mail-Adresse und die Sprache dieser Seite. Schreiben Sie uns hier nichts über Ihre Gesundheit: Danach fragt die Studie Sie selbst, im Gespräch.',
    en: 'We keep your e-mail address and the language of this page, and nothing else. Please tell us nothing about your health here: the study will ask you in person.',
  },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  emailHint: {
    de: 'Dorthin geht ein Link, mit dem Sie die Adresse bestätigen.',
    en: 'A link to confirm the address will be sent there.',
  },
  send: { de: 'Eintragen', en: 'Sign up' },
  sending: { de: 'Ihre Adresse wird gesendet …', en: 'Sending your address …' },
  sent: { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please look into your mailbox' },
  another: { de: 'Andere Adresse eintragen', en: 'Sign up another address' },

  confirmTitle: { de: 'E-Mails über Studien', en: 'E-mails about studies' },
  confirmLead: {
    de: 'Mit einem Klick auf die Schaltfläche bestätigen Sie Ihre Adresse. Danach schreiben wir Ihnen zwölf Monate lang, wenn eine Studie Freiwillige sucht.',
    en: 'Press the button to confirm your address. For twelve months after that, we write to you when a study looks for volunteers.',
  },
  confirm: { de: 'Adresse bestätigen', en: 'Confirm address' },
  /** Shown above the consent text. */
  stayLead: {
    de: 'Mit der Schaltfläche bleiben Sie zwölf Monate länger dabei. Damit sagen Sie:',
    en: 'With the button you stay for another twelve months. By it you say:',
  },
  stay: { de: 'Zwölf Monate länger dabeibleiben', en: 'Stay for another twelve months' },
  confirmed: { de: 'Sie sind eingetragen', en: 'You are on the list' },
  invalid: {
    de: 'Diese Anfrage ist ungültig oder abgelaufen',
    en: 'This request is invalid or has expired',
  },
  invalidLead: {
    de: 'Vielleicht hat ein neuerer Link diesen ersetzt. Sie können sich jederzeit neu eintragen.',
    en: 'A newer link may have replaced this one. You can sign up again at any time.',
  },
  toForm: { de: 'Zur Seite für Freiwillige', en: 'To the page for volunteers' },

  leaveTitle: { de: 'E-Mails über Studien abbestellen', en: 'Unsubscribe from e-mails about studies' },
  leaveLead: {
    de: 'Wir löschen Ihre Adresse sofort und schreiben Ihnen nicht mehr.',
    en: 'We delete your address at once and do not write to you again.',
  },
  leave: { de: 'Abbestellen und Adresse löschen', en: 'Unsubscribe and delete address' },
  left: { de: 'Sie sind abgemeldet', en: 'You have unsubscribed' },
  leftLead: {
    de: 'Ihre Adresse ist gelöscht. Danke, dass Sie dabei waren.',
    en: 'Your address has been deleted. Thank you for having been with us.',
  },
} as const satisfies Record<string, Bilingual<string>>

/** What happens after an address was sent; `sender`: the sender of the letter. */
export const whatComesNext = (sender: string): Bilingual<string> => ({
  de: `Gleich kommt eine E-Mail von ${sender}. Mit dem Link darin bestätigen Sie Ihre Adresse; er gilt sieben Tage. Erst danach sind Sie eingetragen. Nichts angekommen? Sehen Sie bitte auch im Spam-Ordner nach.`,
  en: `An e-mail from ${sender} is on its way. Use the link in it to confirm your address; it works for seven days. Only then are you on the list. Nothing there? Please look into your spam folder, too.`,
})

/** `until`: a formatted date. */
export const staysUntil = (until: string): Bilingual<string> => ({
  de: `Wir schreiben Ihnen bis zum ${until}. Kurz davor fragen wir, ob Sie dabeibleiben möchten. Abbestellen können Sie mit jeder unserer E-Mails.`,
  en: `We write to you until ${until}. Shortly before, we ask whether you would like to stay. Every e-mail of ours has a link to unsubscribe.`,
})

export const askedUntil = (until: string): Bilingual<string> => ({
  de: `Ihre zwölf Monate enden am ${until}. Möchten Sie weiter von neuen Studien erfahren? Ohne Ihre Antwort löschen wir Ihre Adresse an diesem Tag.`,
  en: `Your twelve months end on ${until}. Would you like to go on hearing about new studies? Without your answer we delete your address on that day.`,
})

export const howManyStudies = (n: number): Bilingual<string> => ({
  de: n === 1 ? 'Eine Studie sucht gerade Freiwillige' : `${n} Studien suchen gerade Freiwillige`,
  en: n === 1 ? 'One study is looking for volunteers now' : `${n} studies are looking for volunteers now`,
})
