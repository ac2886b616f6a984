import type { Bilingual, Language } from '#contract/language.ts'
import type { SendingAgain } from '#contract/newsletter/sending.ts'
import { momentIn } from './event-times.ts'

/** Sending of an issue, and the state of its letters. */
export const newsletterSending = {
  title: { de: 'Versand', en: 'Sending' },
  send: { de: 'Versenden', en: 'Send' },
  saveFirst: { de: 'Bitte speichern Sie zuerst.', en: 'Please save first.' },
  nobody: { de: 'Noch liest niemand den Newsletter.', en: 'Nobody reads the newsletter yet.' },
  unready: {
    de: 'Zum Versenden fehlen Betreff und Text einer Sprache.',
    en: 'Subject and text of a language are missing to send it.',
  },
  unreadyForArchive: {
    de: 'Zum Versenden und fürs Archiv braucht es Betreff, Titel und Text in einer Sprache.',
    en: 'To be sent and archived, it needs subject, title and text in one language.',
  },
  question: { de: 'Diese Ausgabe versenden?', en: 'Send this issue?' },
  archived: {
    de: 'Danach steht die Ausgabe im Archiv der Website.',
    en: 'The issue will then be in the archive of the website.',
  },
  final: {
    de: 'Danach lassen sich Betreff, Titel und Text nicht mehr ändern. Zurückholen kann man E-Mails nicht.',
    en: 'After that, subject, title and text can no longer be changed. E-mails cannot be called back.',
  },
  started: { de: 'Der Versand ist bestellt', en: 'The sending is ordered' },
  when: { de: 'Wann', en: 'When' },
  whenHint: {
    de: 'Leer: gleich. Bis zum Beginn lässt sich der Versand stoppen.',
    en: 'Empty: now. Until it begins, the sending can be stopped.',
  },
  move: { de: 'Zeit ändern', en: 'Change the time' },
  moved: { de: 'Neue Zeit gespeichert', en: 'New time saved' },
  stop: { de: 'Versand stoppen', en: 'Stop sending' },
  stopQuestion: { de: 'Versand stoppen?', en: 'Stop sending?' },
  stopLead: {
    de: 'Was noch wartet, geht nicht mehr hinaus. Sie können es später unter „Noch einmal versenden“ nachholen.',
    en: 'What still waits will not be sent. You can make up for it later under ‘Send again’.',
  },
  pause: { de: 'Pausieren', en: 'Pause' },
  resume: { de: 'Fortsetzen', en: 'Resume' },
  done: {
    de: { stop: 'Versand gestoppt', pause: 'Versand pausiert', resume: 'Versand fortgesetzt' },
    en: { stop: 'Sending stopped', pause: 'Sending paused', resume: 'Sending resumed' },
  },
  pausedByStaff: { de: 'Der Versand pausiert', en: 'The sending is paused' },
  pausedByFailures: {
    de: 'Der Versand pausiert, weil viele E-Mails nicht angenommen wurden. Bitte sehen Sie sich die Gründe an.',
    en: 'The sending is paused because many e-mails were not accepted. Please look at the reasons.',
  },
  figures: {
    de: {
      queued: 'Wartet',
      sent: 'Versandt',
      failed: 'Fehlgeschlagen',
      uncertain: 'Ungewiss',
      left: 'Vorher abbestellt',
      suppressed: 'Angehalten',
    },
    en: {
      queued: 'Waiting',
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
  leftAfter: { de: 'Danach abbestellt', en: 'Unsubscribed after it' },
  readInArchive: { de: 'Im Archiv gelesen', en: 'Read in the archive' },
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

/** For example “Send to 17 addresses”. */
export function sendTo(n: number): Bilingual<string> {
  const { de, en } = addresses(n)
  return { de: `An ${de} versenden`, en: `Send to ${en}` }
}

/** For example “The sending begins: Friday 12 March 2027, 6 pm.” */
export function beginsAt(moment: string): Bilingual<string> {
  const { de, en } = momentIn(moment)
  return { de: `Der Versand beginnt: ${de}.`, en: `The sending begins: ${en}.` }
}

/** Letters sent within the last minute, and the estimated time left. */
export function paceOf(perMinute: number, waiting: number): Bilingual<string> {
  const minutes = perMinute === 0 ? null : Math.ceil(waiting / perMinute)
  if (minutes === null)
    return { de: 'In der letzten Minute ging nichts hinaus.', en: 'Nothing was sent within the last minute.' }
  const [de, en] = minutes === 1 ? ['1 Minute', '1 minute'] : [`${minutes} Minuten`, `${minutes} minutes`]
  return {
    de: `${perMinute} in der letzten Minute, noch etwa ${de}.`,
    en: `${perMinute} within the last minute, about ${en} left.`,
  }
}

/** Total of the figures below it. */
export function accountOf(frozen: number): Bilingual<string> {
  const { de, en } = addresses(frozen)
  return { de: `Bestimmt für ${de}, davon:`, en: `Meant for ${en}, of these:` }
}

/** Numbers of readers by language, and which of them get the other language because theirs is missing. */
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

/** Returns the label of a group of recipients that an issue can be sent to again. */
export function againTo(whom: SendingAgain, n: number): Bilingual<string> {
  const { de, en } = addresses(n)
  const all: Record<SendingAgain, Bilingual<string>> = {
    failed: {
      de: `Nur wo es fehlschlug oder gestoppt wurde (${de})`,
      en: `Only where it failed or was stopped (${en})`,
    },
    newSince: { de: `Nur wer seither dazukam (${de})`, en: `Only those who have joined since (${en})` },
    all: {
      de: `An alle (${de}); viele bekommen sie dann zweimal`,
      en: `To all (${en}); many will get it twice`,
    },
  }
  return all[whom]
}
