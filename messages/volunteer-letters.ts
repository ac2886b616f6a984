import type { Bilingual } from '#contract/language.ts'

type Words = Readonly<Record<'subject' | 'button', Bilingual<string>>> & {
  /** `until`: a formatted date. */
  text: Bilingual<(until: string) => string>
  note?: Bilingual<string>
}

/** Letters to volunteers, whose names are not collected. */
export const volunteerLetters = {
  confirm: {
    subject: {
      de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      en: 'Please confirm your e-mail address',
    },
    text: {
      de: until =>
        `Sie möchten erfahren, wenn eine unserer Studien Freiwillige sucht. Bitte bestätigen Sie Ihre Adresse bis zum ${until}; erst danach sind Sie eingetragen.`,
      en: until =>
        `You would like to hear when one of our studies looks for volunteers. Please confirm your address by ${until}; only then are you on the list.`,
    },
    button: { de: 'Adresse bestätigen', en: 'Confirm address' },
    note: {
      de: 'Sie haben sich nicht eingetragen? Dann brauchen Sie nichts zu tun: Nach sieben Tagen löschen wir Ihre Adresse.',
      en: 'You did not sign up? Then there is nothing you need to do: we delete your address after seven days.',
    },
  },
  registered: {
    subject: {
      de: 'Sie sind für E-Mails über Studien eingetragen',
      en: 'You are on the list for e-mails about studies',
    },
    text: {
      de: until =>
        `Ihre Adresse ist eingetragen. Wir schreiben Ihnen, wenn eine Studie Freiwillige sucht, höchstens einmal in der Woche und bis zum ${until}. Kurz davor fragen wir, ob Sie dabeibleiben möchten.`,
      en: until =>
        `Your address is on the list. We write to you when a study looks for volunteers, at most once a week and until ${until}. Shortly before, we ask whether you would like to stay.`,
    },
    button: { de: 'Zur Seite für Freiwillige', en: 'To the page for volunteers' },
  },
  stay: {
    subject: {
      de: 'Möchten Sie weiter von unseren Studien erfahren?',
      en: 'Would you like to go on hearing about our studies?',
    },
    text: {
      de: until =>
        `vor fast einem Jahr haben Sie uns Ihre Adresse gegeben, damit wir Ihnen schreiben, wenn eine Studie Freiwillige sucht. Ihre zwölf Monate enden am ${until}. Möchten Sie dabeibleiben? Ohne Ihre Antwort löschen wir Ihre Adresse an diesem Tag.`,
      en: until =>
        `Almost a year ago you gave us your address so that we could write to you when a study looks for volunteers. Your twelve months end on ${until}. Would you like to stay? Without your answer we delete your address on that day.`,
    },
    button: { de: 'Zwölf Monate länger dabeibleiben', en: 'Stay for another twelve months' },
  },
} as const satisfies Record<string, Words>

export type VolunteerLetterName = keyof typeof volunteerLetters

export const volunteerLetter = {
  greeting: { de: 'Guten Tag,', en: 'Hello,' },
  leave: { de: 'Abbestellen und Adresse löschen', en: 'Unsubscribe and delete your address' },
  why: {
    de: 'Sie erhalten diese E-Mail, weil Ihre Adresse auf unserer Seite für Freiwillige eingetragen wurde.',
    en: 'You are receiving this e-mail because your address was signed up on our page for volunteers.',
  },
} as const satisfies Record<string, Bilingual<string>>
