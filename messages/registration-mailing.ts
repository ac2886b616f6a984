import type { Audience } from '#contract/events/letters.ts'
import type { Bilingual } from '#contract/language.ts'
import { mailsDe, mailsEn } from './unsent-letters.ts'

type Words = Bilingual<string>

/** Letters that staff write to the people registered for an event. */
export const mailing = {
  write: { de: 'E-Mail schreiben', en: 'Write e-mail' },
  to: { de: 'An wen?', en: 'To whom?' },
  unconfirmedLead: {
    de: 'Wer seine Adresse noch nicht bestätigt hat, bekommt nicht diesen Text, sondern noch einmal den Link zum Bestätigen.',
    en: 'Those who have not confirmed their address do not get this text, but once more the link to confirm it.',
  },
  lead: {
    de: 'Anrede, Gruß und der Link zur Anmeldung kommen dazu. Eine Sprache genügt.',
    en: 'Salutation, closing and the link to the registration are added. One language is enough.',
  },
  nobody: { de: 'Auf diese Auswahl trifft niemand zu.', en: 'Nobody matches this choice.' },
  preview: { de: 'Vorschau', en: 'Preview' },
  hidePreview: { de: 'Vorschau schließen', en: 'Close preview' },
  test: { de: 'Probe an mich', en: 'Test to me' },
} as const satisfies Record<string, Words>

export const audienceNames: Record<Audience, Words> = {
  confirmed: { de: 'Bestätigte', en: 'Confirmed' },
  present: { de: 'Eingelassene', en: 'Checked in' },
  waiting: { de: 'Warteliste', en: 'Waiting list' },
  unconfirmed: { de: 'Nicht bestätigte', en: 'Not confirmed' },
  cancelled: { de: 'Abgesagte', en: 'Cancelled' },
}

/** Names of the letters that wait to be sent. */
export const waitingLetterNames = {
  changed: { de: 'Änderung der Veranstaltung', en: 'Change of the event' },
  written: { de: 'Ihre E-Mail', en: 'Your e-mail' },
  confirmed: { de: 'Bestätigung der Anmeldung', en: 'Confirmation of the registration' },
  cancelled: { de: 'Absage der Anmeldung', en: 'Cancellation of the registration' },
} as const satisfies Record<string, Words>

const peopleDe = (n: number) => (n === 1 ? '1 Person' : `${n} Personen`)
const peopleEn = (n: number) => (n === 1 ? '1 person' : `${n} people`)

/** Number of recipients, in total and by language. */
export function goesTo({ de, en }: { de: number; en: number }): Words {
  const all = de + en
  return {
    de: `Geht an ${peopleDe(all)}: ${de} auf Deutsch, ${en} auf Englisch.`,
    en: `Goes to ${peopleEn(all)}: ${de} in German, ${en} in English.`,
  }
}

/** Readers of the language without a text; null if their number is unknown. */
export function readersOfOther(missing: 'de' | 'en', n: number | null): Words {
  const names = { de: { de: 'Deutsch', en: 'Englisch' }, en: { de: 'German', en: 'English' } }
  const there = missing === 'de' ? 'en' : 'de'
  const text = {
    de: `den ${there === 'de' ? 'deutschen' : 'englischen'} Text`,
    en: `the ${names.en[there]} text`,
  }
  if (n === null)
    return {
      de: `Wer ${names.de[missing]} gewählt hat, bekommt ${text.de}.`,
      en: `Those who chose ${names.en[missing]} get ${text.en}.`,
    }
  return {
    de: `${peopleDe(n)} ${n === 1 ? 'hat' : 'haben'} ${names.de[missing]} gewählt und ${n === 1 ? 'bekommt' : 'bekommen'} ${text.de}.`,
    en: `${peopleEn(n)} chose ${names.en[missing]} and ${n === 1 ? 'gets' : 'get'} ${text.en}.`,
  }
}

export function sendTo(n: number): Words {
  return { de: `An ${peopleDe(n)} senden`, en: `Send to ${peopleEn(n)}` }
}

export function writeToTitle(n: number): Words {
  return { de: `An ${peopleDe(n)} schreiben`, en: `Write to ${peopleEn(n)}` }
}

export function testSent(address: string): Words {
  return { de: `Die Probe ist an ${address} unterwegs.`, en: `The test is on its way to ${address}.` }
}

/** Message after sending, shown as long as the letters can be taken back. */
export function writtenCount(n: number): Words {
  return {
    de: `${mailsDe(n)} ${n === 1 ? 'geht' : 'gehen'} in einer Minute hinaus`,
    en: `${mailsEn(n)} will leave in a minute`,
  }
}
