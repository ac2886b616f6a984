import type { Bilingual, Language } from '#contract/language.ts'
import type { DisabledReason, RecipientState } from '#contract/newsletter/recipient.ts'
import { screenTitles } from './screen-titles.ts'

/** List of the readers of the newsletter, including those who have not confirmed yet. */
export const recipients = {
  title: screenTitles.backstageNewsletterRecipients,
  lead: {
    de: 'Alle, die den Newsletter bestellt haben. Wer ihn abbestellt, verschwindet hier sofort.',
    en: 'Everybody who has signed up for the newsletter. Whoever unsubscribes disappears from here at once.',
  },
  empty: { de: 'Noch liest niemand den Newsletter', en: 'Nobody reads the newsletter yet' },
  emptyLead: {
    de: 'Auf der Seite „Newsletter“ der Website kann man ihn bestellen.',
    en: 'People sign up on the website’s page ‘Newsletter’.',
  },
  disable: { de: 'Versand anhalten', en: 'Stop sending' },
  enable: { de: 'Wieder beliefern', en: 'Send again' },
  disabledReason: { de: 'Grund', en: 'Reason' },
} as const satisfies Record<string, Bilingual<string>>

export const recipientColumns = {
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  locale: { de: 'Sprache', en: 'Language' },
  state: { de: 'Zustand', en: 'State' },
  pausedUntil: { de: 'Pause bis', en: 'Paused until' },
  createdAt: { de: 'Bestellt', en: 'Signed up' },
  activatedAt: { de: 'Bestätigt', en: 'Confirmed' },
  legalBasis: { de: 'Importiert, weil', en: 'Imported because' },
  expiresAt: { de: 'Bestätigen bis', en: 'To confirm until' },
  disabledReason: { de: 'Warum angehalten', en: 'Why stopped' },
  disabledAt: { de: 'Angehalten', en: 'Stopped' },
} as const satisfies Record<string, Bilingual<string>>

export const recipientStateNames: Record<RecipientState, Bilingual<string>> = {
  pending: { de: 'Noch nicht bestätigt', en: 'Not confirmed yet' },
  active: { de: 'Liest mit', en: 'Reading' },
  disabled: { de: 'Versand angehalten', en: 'Sending stopped' },
}

/** Reasons why nothing is sent to a reader. */
export const disabledReasonNames: Record<DisabledReason, Bilingual<string>> = {
  staff: { de: 'In der Verwaltung angehalten', en: 'Stopped by staff' },
  complaint: { de: 'Als Spam gemeldet', en: 'Reported as spam' },
  unknownUser: { de: 'Das Postfach gibt es nicht', en: 'There is no such mailbox' },
  unknownHost: { de: 'Die Domain gibt es nicht', en: 'There is no such domain' },
  moved: { de: 'Das Postfach ist umgezogen', en: 'The mailbox has moved' },
  acceptsNoMail: { de: 'Die Domain nimmt keine E-Mails an', en: 'The domain accepts no e-mail' },
  undelivered: {
    de: 'Drei Ausgaben in 30 Tagen kamen zurück',
    en: 'Three issues came back within 30 days',
  },
}

export const languageNames: Record<Language, Bilingual<string>> = {
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
}

export function recipientCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Adresse' : `${n} Adressen`, en: n === 1 ? '1 address' : `${n} addresses` }
}

export function disabledCount(n: number): Bilingual<string> {
  return {
    de:
      n === 1
        ? 'Diese Adresse bekommt keinen Newsletter mehr'
        : `${n} Adressen bekommen keinen Newsletter mehr`,
    en: n === 1 ? 'This address gets no more newsletters' : `${n} addresses get no more newsletters`,
  }
}

export function enabledCount(n: number): Bilingual<string> {
  return {
    de:
      n === 1
        ? 'Diese Adresse bekommt den Newsletter wieder'
        : `${n} Adressen bekommen den Newsletter wieder`,
    en: n === 1 ? 'This address gets the newsletter again' : `${n} addresses get the newsletter again`,
  }
}
