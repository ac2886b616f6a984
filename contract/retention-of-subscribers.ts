import { lifeDays } from './lives.ts'

/** Periods for people who asked for letters: volunteers for studies, and readers of the newsletter. */
export const subscribers = {
  volunteer: {
    what: {
      de: 'Freiwillige für Studien (E-Mail-Adresse, Sprache, Zeitpunkte; keine Angaben zur Gesundheit)',
      en: 'Volunteers for studies (e-mail address, language, times; nothing about their health)',
    },
    purpose: {
      de: 'Ihnen schreiben, wenn eine Studie Freiwillige sucht',
      en: 'To write to you when a study looks for volunteers',
    },
    period: {
      de: '12 Monate, nachdem Sie bestätigt oder verlängert haben, längstens bis Sie sich abmelden',
      en: '12 months after you confirmed or stayed on, at most until you unsubscribe',
    },
    days: 365,
  },
  unconfirmedVolunteer: {
    what: {
      de: 'Nicht bestätigte Adressen von Freiwilligen',
      en: 'Addresses of volunteers that were not confirmed',
    },
    purpose: { de: 'Auf Ihre Bestätigung warten', en: 'To wait for your confirmation' },
    period: { de: '7 Tage nach dem Eingang', en: '7 days after receipt' },
    days: lifeDays.unconfirmedVolunteer,
  },
  newsletterSubscription: {
    what: {
      de: 'Newsletter-Abonnements (E-Mail-Adresse, Sprache, Zeitpunkte, welche Ausgaben zurückkamen und warum; bei importierten auch, warum wir schreiben dürfen, und wer sie eingetragen hat)',
      en: 'Newsletter subscriptions (e-mail address, language, times, which issues came back and why; of imported ones also why we may write, and who entered them)',
    },
    purpose: {
      de: 'Ihnen den Newsletter schicken und nachweisen, dass Sie ihn bestellt haben oder warum wir ihn schicken durften',
      en: 'To send you the newsletter, and to prove that you ordered it, or why we were allowed to send it',
    },
    period: {
      de: 'die Adresse bis zu Ihrer Abmeldung; danach 3 Jahre lang ein Prüfwert der Adresse, Ihre Einwilligung und die Zeitpunkte, denn so lange kann jemand Ansprüche wegen unerwünschter E-Mails erheben',
      en: 'the address until you unsubscribe; after that a fingerprint of the address, your consent and the times for 3 years, as claims about unwanted e-mails can be made for that long',
    },
    days: 1095,
  },
  unreachableSubscription: {
    what: {
      de: 'Adressen, an denen der Newsletter nicht ankommt',
      en: 'Addresses at which the newsletter does not arrive',
    },
    purpose: {
      de: 'Ihnen nicht vergeblich schreiben und ein Versehen berichtigen können',
      en: 'Not to write to you in vain, and to be able to correct a mistake',
    },
    period: {
      de: '12 Monate, nachdem wir den Versand deshalb angehalten haben; danach wie nach einer Abmeldung',
      en: '12 months after we stopped sending for that reason; after that as if you had unsubscribed',
    },
    days: 365,
  },
  unconfirmedSubscription: {
    what: {
      de: 'Nicht bestätigte Newsletter-Anmeldungen',
      en: 'Newsletter sign-ups that were not confirmed',
    },
    purpose: { de: 'Auf Ihre Bestätigung warten', en: 'To wait for your confirmation' },
    period: { de: '7 Tage nach der letzten Anmeldung', en: '7 days after the last sign-up' },
    days: lifeDays.unconfirmedSubscription,
  },
  refusedAddress: {
    what: {
      de: 'Adressen, an die keine Bestätigungs-E-Mails mehr gehen (nur ein Prüfwert der Adresse und der Zeitpunkt)',
      en: 'Addresses to which no requests to confirm are sent any more (a fingerprint of the address and the time alone)',
    },
    purpose: {
      de: 'Ihnen nicht mehr schreiben, wenn andere Ihre Adresse eintragen',
      en: 'Not to write to you any more when others enter your address',
    },
    period: {
      de: 'bis Sie den Eintrag unter „Meine Daten“ löschen',
      en: 'until you delete the entry under ‘My data’',
    },
    days: null,
  },
} as const
