import type { Bilingual, Language } from '#contract/language.ts'
import type { SendingAgain } from '#contract/newsletter/sending.ts'

/** Sending an issue, and what has become of its letters. */
export const newsletterSending = {
  title: { de: 'Versand', en: 'Sending' },
  send: { de: 'Versenden', en: 'Send' },
  saveFirst: { de: 'Bitte speichern Sie zuerst.', en: 'Please save first.' },
  nobody: { de: 'Noch liest niemand den Newsletter.', en: 'Nobody reads the newsletter yet.' },
  unready: {
    de: 'Zum Versenden fehlen Betreff und Text einer Sprache.',
    en: 'Subject and text of a language are missing to send it.',
  },
  question: { de: 'Diese Ausgabe versenden?', en: 'Send this issue?' },
  final: {
    de: 'Danach lassen sich Betreff, Titel und Text nicht mehr ändern. Zurückholen kann man E-Mails nicht.',
    en: 'After that, subject, title and text can no longer be changed. E-mails cannot be called back.',
  },
  started: { de: 'Die Ausgabe geht hinaus', en: 'The issue is going out' },
  figures: {
    de: {
      queued: 'Unterwegs',
      sent: 'Versandt',
      failed: 'Fehlgeschlagen',
      uncertain: 'Ungewiss',
      left: 'Vorher abbestellt',
      suppressed: 'Angehalten',
    },
    en: {
      queued: 'On its way',
      sent: 'Sent',
      failed: 'Failed',
      uncertain: 'Uncertain',
      left: 'Unsubscribed before',
      suppressed: 'Stopped',
    },
  },
  bounced: {
    de: { hard: 'unzustellbar', soft: 'vorerst zurückgekommen', complaint: 'als Spam gemeldet' },
    en: { hard: 'undeliverable', soft: 'came back for now', complaint: 'reported as spam' },
  },
  bouncedLead: { de: 'Von den versandten', en: 'Of those sent' },
  reasons: { de: 'Gründe', en: 'Reasons' },
  uncertainLead: {
    de: 'Bei ungewissen E-Mails brach die Verbindung ab. Sie stehen im Postausgang und gehen nicht von selbst noch einmal hinaus.',
    en: 'With uncertain e-mails the connection broke. They stand in the outbox and are not sent again by themselves.',
  },
  again: { de: 'Noch einmal versenden', en: 'Send again' },
  againLead: {
    de: 'Diese Ausgabe ist schon versandt. Zum Bestätigen geben Sie bitte ihren Betreff ein:',
    en: 'This issue has already been sent. To confirm, please type its subject:',
  },
  subject: { de: 'Betreff', en: 'Subject' },
  whom: { de: 'An wen', en: 'To whom' },
} as const satisfies Record<string, Bilingual<unknown>>

const addresses = (n: number): Bilingual<string> => ({
  de: n === 1 ? '1 Adresse' : `${n} Adressen`,
  en: n === 1 ? '1 address' : `${n} addresses`,
})

/** „An 17 Adressen versenden“. */
export function sendTo(n: number): Bilingual<string> {
  const { de, en } = addresses(n)
  return { de: `An ${de} versenden`, en: `Send to ${en}` }
}

/** What the figures below it come to. */
export function accountOf(frozen: number): Bilingual<string> {
  const { de, en } = addresses(frozen)
  return { de: `Bestimmt für ${de}, davon:`, en: `Meant for ${en}, of these:` }
}

/** How many read in each language, and which of them get the other one because theirs is missing. */
export function audienceOf(
  { de, en }: Record<Language, number>,
  speaks: readonly Language[],
): Bilingual<string[]> {
  const only = speaks.length === 1 ? speaks[0] : null
  return {
    de: [
      `${addresses(de).de} auf Deutsch${only === 'en' && de > 0 ? ' (englische Fassung mit Hinweis)' : ''}`,
      `${addresses(en).de} auf Englisch${only === 'de' && en > 0 ? ' (deutsche Fassung mit Hinweis)' : ''}`,
    ],
    en: [
      `${addresses(de).en} in German${only === 'en' && de > 0 ? ' (English version with a note)' : ''}`,
      `${addresses(en).en} in English${only === 'de' && en > 0 ? ' (German version with a note)' : ''}`,
    ],
  }
}

/** To whom an issue can go once more. */
export function againTo(whom: SendingAgain, n: number): Bilingual<string> {
  const { de, en } = addresses(n)
  const all: Record<SendingAgain, Bilingual<string>> = {
    failed: { de: `Nur wo es fehlschlug (${de})`, en: `Only where it failed (${en})` },
    newSince: { de: `Nur wer seither dazukam (${de})`, en: `Only those who have joined since (${en})` },
    all: {
      de: `An alle (${de}); viele bekommen sie dann zweimal`,
      en: `To all (${en}); many will get it twice`,
    },
  }
  return all[whom]
}
