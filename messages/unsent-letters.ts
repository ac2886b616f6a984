import type { Bilingual } from '#contract/language.ts'

type Words = Bilingual<string>

/** Letters to many recipients that wait for a while before they are sent. */
export const unsentLetters = {
  sendNow: { de: 'Jetzt senden', en: 'Send now' },
  takeBack: { de: 'Zurücknehmen', en: 'Take back' },
} as const satisfies Record<string, Words>

export const mailsDe = (n: number) => (n === 1 ? '1 E-Mail' : `${n} E-Mails`)
export const mailsEn = (n: number) => (n === 1 ? '1 e-mail' : `${n} e-mails`)

export function takenBack(n: number): Words {
  return { de: `${mailsDe(n)} zurückgenommen`, en: `${mailsEn(n)} taken back` }
}

export function sentNow(n: number): Words {
  return { de: `${mailsDe(n)} ${n === 1 ? 'geht' : 'gehen'} jetzt hinaus`, en: `${mailsEn(n)} leaving now` }
}

interface Unsent {
  name: string
  waiting: number
  all: number
  /** Time of sending, such as “14:32”; null: once the vote is visible and open. */
  at: string | null
  isInOutbox: boolean
}

export function unsentTitle({ name, waiting, all, at, isInOutbox }: Unsent): Words {
  if (waiting < all)
    return {
      de: `„${name}“: ${waiting} von ${mailsDe(all)} sind noch nicht versandt.`,
      en: `‘${name}’: ${waiting} of ${mailsEn(all)} have not been sent yet.`,
    }
  if (isInOutbox)
    return {
      de: `„${name}“: ${mailsDe(all)} ${all === 1 ? 'wartet' : 'warten'} im Postausgang auf den Mailserver.`,
      en: `‘${name}’: ${mailsEn(all)} ${all === 1 ? 'waits' : 'wait'} in the outbox for the mail server.`,
    }
  const go = all === 1 ? 'geht' : 'gehen'
  if (at === null)
    return {
      de: `„${name}“: ${mailsDe(all)} ${go} hinaus, sobald die Abstimmung sichtbar und offen ist.`,
      en: `‘${name}’: ${mailsEn(all)} will leave once the vote is visible and open.`,
    }
  return {
    de: `„${name}“: ${mailsDe(all)} ${go} um ${at} Uhr hinaus.`,
    en: `‘${name}’: ${mailsEn(all)} will leave at ${at}.`,
  }
}
