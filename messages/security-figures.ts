import type { Bilingual } from '#contract/language.ts'
import type { MistakeName, SecurityFigureName } from '#contract/security/figures.ts'

type Words = Readonly<Record<string, Bilingual<string>>>

export const figureNames: Record<SecurityFigureName, Bilingual<string>> = {
  logins: { de: 'Anmeldungen', en: 'Logins' },
  failedLogins: { de: 'Falsche Passwörter', en: 'Failed logins' },
  locks: { de: 'Gesperrte Konten', en: 'Locked accounts' },
  overLimit: { de: 'Zu viele Anfragen', en: 'Too many requests' },
  fromBlockedAddress: { de: 'Von blockierten Adressen', en: 'From blocked addresses' },
  addressesBlocked: { de: 'Blockierte Adressen', en: 'Addresses blocked' },
  mailsSent: { de: 'Gesandt', en: 'Sent' },
  mailsFailed: { de: 'Nicht angekommen', en: 'Failed' },
}

/** The charts of the safety screen. */
export const figureWords = {
  title: { de: 'Zahlen', en: 'Figures' },
  lead: {
    de: 'Nur Anzahlen, ohne Namen und Adressen. Übungen zählen nicht.',
    en: 'Counts only, without names and addresses. Drills do not count.',
  },
  span: { de: 'Zeitraum', en: 'Period' },
  hours: { de: '24 Stunden', en: '24 hours' },
  days: { de: '30 Tage', en: '30 days' },
  hour: { de: 'Stunde', en: 'Hour' },
  day: { de: 'Tag', en: 'Day' },
  logins: { de: 'Anmeldungen', en: 'Logins' },
  refused: { de: 'Abgelehnte Anfragen', en: 'Refused requests' },
  mails: { de: 'E-Mails', en: 'E-mails' },
} as const satisfies Words

interface MistakeWords {
  title: Bilingual<string>
  what: (about: string) => Bilingual<string>
  next: Bilingual<string>
  place: 'mail' | 'operator'
}

/** Mistakes that the site detects in its own settings, and how to fix them. */
export const mistakeWords: Record<MistakeName, MistakeWords> = {
  proxyNotTrusted: {
    title: { de: 'Alle Anmeldungen kommen von einer Adresse', en: 'All logins come from one address' },
    what: about => ({
      de: `Alle Anmeldungen der letzten Stunde kamen von ${about}. Das ist wohl der Proxy vor der Website. Limits und Sperren treffen so alle gemeinsam.`,
      en: `All logins of the last hour came from ${about}. This is probably the proxy in front of the website. Limits and blocks then hit everybody together.`,
    }),
    next: {
      de: 'Wer die Website betreibt, setzt TRUST_PROXY auf das Netz des Proxys und lässt ihn X-Forwarded-For senden.',
      en: 'Whoever operates the website sets TRUST_PROXY to the network of the proxy, and has it send X-Forwarded-For.',
    },
    place: 'operator',
  },
  foreignHost: {
    title: { de: 'Anfragen nennen eine andere Website', en: 'Requests name another website' },
    what: about => ({
      de: `Mindestens eine Stunde lang nannten alle Anfragen eine andere Adresse${about && ` (${about})`} als die in BASE_URL. Sie wurden abgelehnt.`,
      en: `For an hour at least all requests named another address${about && ` (${about})`} than the one in BASE_URL. They were refused.`,
    }),
    next: {
      de: 'Wer die Website betreibt, lässt den Proxy den Host weitergeben (nginx: proxy_set_header Host $host) oder setzt BASE_URL auf die Adresse, die Besucher benutzen.',
      en: 'Whoever operates the website has the proxy pass the Host on (nginx: proxy_set_header Host $host), or sets BASE_URL to the address that visitors use.',
    },
    place: 'operator',
  },
  clockDiffers: {
    title: { de: 'Zwei Uhren gehen verschieden', en: 'Two clocks differ' },
    what: about => ({
      de: `Die Uhr dieses Rechners geht gegenüber der Datenbank um ${Math.abs(Number(about))} Sekunden ${Number(about) > 0 ? 'vor' : 'nach'}. Fristen, Sperren und Abstimmungen beginnen und enden dann nicht zur selben Zeit.`,
      en: `The clock of this machine is ${Math.abs(Number(about))} seconds ${Number(about) > 0 ? 'ahead of' : 'behind'} the database. Deadlines, locks and votes then do not begin and end at the same time.`,
    }),
    next: {
      de: 'Wer die Website betreibt, stellt auf beiden Rechnern die Zeit über das Netz (NTP).',
      en: 'Whoever operates the website sets the time of both machines over the network (NTP).',
    },
    place: 'operator',
  },
  mailLoginRefused: {
    title: { de: 'Der Mailserver lehnt die Anmeldung ab', en: 'The mail server refuses our login' },
    what: about => ({
      de: `Keine E-Mail verlässt die Website${about && ` (${about})`}.`,
      en: `No e-mail leaves the website${about && ` (${about})`}.`,
    }),
    next: {
      de: 'Wer die Website betreibt, prüft Name und Passwort in SMTP_URL, mit npm run mail. Die E-Mails warten im Postausgang.',
      en: 'Whoever operates the website checks name and password in SMTP_URL, by npm run mail. The e-mails wait in the outbox.',
    },
    place: 'mail',
  },
  addressKeyMissing: {
    title: {
      de: 'Der Schlüssel zu den Adressen der Freiwilligen fehlt',
      en: 'The key to the addresses of volunteers is missing',
    },
    what: about => ({
      de: `Die Adressen sind verschlüsselt, und ${about} ist nicht da. E-Mails an Freiwillige warten, bis der Schlüssel zurück ist. Eintragen, Abmelden und Löschen gehen weiter.`,
      en: `The addresses are encrypted, and ${about} is not there. E-mails to volunteers wait until the key is back. Signing up, unsubscribing and deleting go on.`,
    }),
    next: {
      de: 'Wer die Website betreibt, legt die Datei aus der Sicherung zurück und startet die Website neu. Was zu tun ist, wenn sie verloren ist, steht in docs/operations.md.',
      en: 'Whoever operates the website brings the file back from where it was kept and starts the website anew. What to do where it is lost stands in docs/operations.md.',
    },
    place: 'operator',
  },
  mailAllRefused: {
    title: { de: 'Der Mailserver nimmt keine E-Mails an', en: 'The mail server takes no e-mails' },
    what: about => ({
      de: `Von den letzten E-Mails wurde keine angenommen${about && ` (${about})`}.`,
      en: `None of the latest e-mails was taken${about && ` (${about})`}.`,
    }),
    next: {
      de: 'Sehen Sie im Postausgang nach. Wer die Website betreibt, prüft SMTP_URL und MAIL_FROM mit npm run mail.',
      en: 'Look into the outbox. Whoever operates the website checks SMTP_URL and MAIL_FROM by npm run mail.',
    },
    place: 'mail',
  },
}

export const mistakes = {
  title: { de: 'Fehler in der Einrichtung', en: 'Mistakes in the setup' },
  toOutbox: { de: 'Zum Postausgang', en: 'To the outbox' },
} as const satisfies Words
