import type { Bilingual } from '#contract/language.ts'

/** Link in a letter that asks to confirm, and the page it opens, for recipients who have not signed up. */
export const refusal = {
  link: {
    de: 'Das war ich nicht: keine solchen E-Mails mehr',
    en: 'That wasn’t me: no more e-mails like this',
  },
  title: { de: 'Keine Bestätigungs-E-Mails mehr', en: 'No more requests to confirm' },
  lead: {
    de: 'Jemand hat Ihre Adresse bei uns eingetragen, und Sie waren es nicht? Mit der folgenden Schaltfläche schicken wir nie wieder E-Mails an Sie, mit denen eine Anmeldung zum Newsletter oder als Freiwillige bestätigt wird. Dafür merken wir uns einen Prüfwert Ihrer Adresse, nicht die Adresse selbst. Unter „Meine Daten“ nehmen Sie das jederzeit zurück.',
    en: 'Somebody entered your address on our website, and it wasn’t you? With the following button we will never again send you e-mails that ask to confirm a sign-up for the newsletter or for volunteers. We keep a fingerprint of your address for this, not the address itself. Under ‘My data’ you can take this back at any time.',
  },
  confirm: { de: 'Keine solchen E-Mails mehr', en: 'No more e-mails like this' },
  done: {
    de: 'Wir schicken Ihnen keine Bestätigungs-E-Mails mehr',
    en: 'We will send you no more requests to confirm',
  },
  invalid: { de: 'Dieser Link ist ungültig', en: 'This link is invalid' },
  toMyData: { de: 'Zu „Meine Daten“', en: 'To ‘My data’' },
} as const satisfies Record<string, Bilingual<string>>
