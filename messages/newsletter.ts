import type { Bilingual } from '#contract/language.ts'

/** The public page of the newsletter and its form. */
export const newsletter = {
  title: { de: 'Newsletter', en: 'Newsletter' },
  lead: {
    de: 'Was wir erforschen, was wir herausgefunden haben und wozu wir Sie einladen, in einer E-Mail.',
    en: 'What we study, what we have found and what we invite you to, in one e-mail.',
  },
  expect: { de: 'Was Sie erwartet', en: 'What to expect' },
  often: {
    de: 'Einige Ausgaben im Jahr, auf Deutsch oder auf Englisch.',
    en: 'A few issues a year, in German or in English.',
  },
  content: {
    de: 'Ergebnisse aus der Forschung, neue Geräte und Verfahren, Vorträge und Tage der offenen Tür.',
    en: 'Results of our research, new equipment and methods, talks and open days.',
  },
  untracked: {
    de: 'Keine Werbung. Ob Sie eine Ausgabe öffnen, erfassen wir nicht.',
    en: 'No advertising. We do not record whether you open an issue.',
  },
  leave: {
    de: 'Jede Ausgabe hat einen Link, mit dem Sie den Newsletter abbestellen oder seine Sprache ändern.',
    en: 'Each issue has a link to unsubscribe or to change its language.',
  },
  order: { de: 'Newsletter bestellen', en: 'Subscribe' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  emailHint: {
    de: 'An diese Adresse schicken wir zuerst einen Link, mit dem Sie die Anmeldung bestätigen.',
    en: 'We first send a link to this address, with which you confirm the sign-up.',
  },
  language: { de: 'Sprache des Newsletters', en: 'Language of the newsletter' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  sending: { de: 'Wird gesendet …', en: 'Sending …' },
  sent: { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please check your mailbox' },
  sentLead: {
    de: 'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Erst wenn Sie damit bestätigen, bekommen Sie den Newsletter. Der Link gilt 7 Tage. Ist nach einigen Minuten nichts da, sehen Sie bitte auch im Spam-Ordner nach.',
    en: 'We have sent you an e-mail with a link. You will receive the newsletter only once you confirm with it. The link works for 7 days. If nothing is there after a few minutes, please look in your spam folder, too.',
  },
  again: { de: 'Andere Adresse eintragen', en: 'Enter another address' },
  lost: {
    de: 'Sie bekommen den Newsletter schon und suchen den Link zum Abbestellen? Tragen Sie Ihre Adresse noch einmal ein, dann schicken wir ihn Ihnen.',
    en: 'You already receive the newsletter and are looking for the link to unsubscribe? Enter your address once more and we will send it to you.',
  },
  orderOrRead: {
    de: 'Newsletter bestellen und frühere Ausgaben lesen',
    en: 'Subscribe, and read past issues',
  },
  archive: { de: 'Bisherige Ausgaben', en: 'Past issues' },
  feed: { de: 'Als Feed:', en: 'As a feed:' },
  onlyGerman: { de: 'Diese Ausgabe gibt es nur auf Deutsch.', en: 'This issue is available in German only.' },
  onlyEnglish: {
    de: 'Diese Ausgabe gibt es nur auf Englisch.',
    en: 'This issue is available in English only.',
  },
  toNewsletter: { de: 'Zum Newsletter', en: 'To the newsletter' },
} as const satisfies Record<string, Bilingual<string>>

/** Page opened by the link in the first letter, to confirm the subscription. */
export const activation = {
  title: { de: 'Newsletter bestätigen', en: 'Confirm the newsletter' },
  lead: {
    de: 'Mit der folgenden Schaltfläche bestellen Sie unseren Newsletter an die Adresse, an die dieser Link ging.',
    en: 'With the following button you order our newsletter for the address this link was sent to.',
  },
  confirm: { de: 'Newsletter bestellen', en: 'Order the newsletter' },
  done: { de: 'Sie bekommen jetzt unseren Newsletter', en: 'You will now receive our newsletter' },
  invalid: {
    de: 'Diese Anfrage ist ungültig oder abgelaufen. Tragen Sie Ihre Adresse einfach noch einmal ein.',
    en: 'This request is invalid or has expired. Simply enter your address once more.',
  },
} as const satisfies Record<string, Bilingual<string>>

/** Lengths of a pause, by the number of months. */
export const pauseLengths = {
  1: { de: 'einen Monat', en: 'one month' },
  3: { de: 'drei Monate', en: 'three months' },
  6: { de: 'sechs Monate', en: 'six months' },
} as const satisfies Record<number, Bilingual<string>>

/** `day`: a formatted date. */
export function pausedUntil(day: string): Bilingual<string> {
  return { de: `Bis ${day} schicken wir Ihnen keine Ausgabe.`, en: `We send you no issue until ${day}.` }
}

/** Page opened by the link in the letter after unsubscribing. */
export const subscribingAgain = {
  title: { de: 'Newsletter wieder bestellen', en: 'Subscribe to the newsletter again' },
  lead: {
    de: 'Mit der folgenden Schaltfläche bekommen Sie unseren Newsletter wieder. Damit sagen Sie:',
    en: 'With the following button you will receive our newsletter again. By it you say:',
  },
  confirm: { de: 'Newsletter wieder bestellen', en: 'Subscribe again' },
} as const satisfies Record<string, Bilingual<string>>

/** Page of the reader's own subscription, opened by the link in each letter. */
export const ownSubscription = {
  title: { de: 'Newsletter abbestellen', en: 'Unsubscribe from the newsletter' },
  lead: {
    de: 'Hier bestellen Sie unseren Newsletter ab, machen eine Pause oder ändern seine Sprache.',
    en: 'Here you unsubscribe from our newsletter, take a break from it or change its language.',
  },
  address: { de: 'Adresse', en: 'Address' },
  leaveTitle: { de: 'Abbestellen', en: 'Unsubscribe' },
  leaveLead: {
    de: 'Ihre Adresse wird sofort aus der Liste gelöscht. Nur eine kurze E-Mail bestätigt es noch.',
    en: 'Your address is deleted from the list at once. Only a short e-mail will confirm it.',
  },
  leave: { de: 'Newsletter abbestellen', en: 'Unsubscribe' },
  pauseTitle: { de: 'Pause machen', en: 'Take a break' },
  pauseLead: {
    de: 'So lange schicken wir Ihnen keine Ausgabe, danach kommen sie von selbst wieder.',
    en: 'For that long we send you no issue; afterwards they come again by themselves.',
  },
  pauseFor: { de: 'Pause für', en: 'Break for' },
  pause: { de: 'Pause beginnen', en: 'Begin the break' },
  endPause: { de: 'Pause beenden', en: 'End the break' },
  languageTitle: { de: 'Sprache ändern', en: 'Change the language' },
  saveLanguage: { de: 'Sprache speichern', en: 'Save the language' },
  saved: { de: 'Ihre Wahl ist gespeichert', en: 'Your choice is saved' },
  left: { de: 'Sie bekommen keinen Newsletter mehr', en: 'You will receive no more newsletters' },
  leftLead: {
    de: 'Ihre Adresse ist aus der Liste gelöscht. War es ein Versehen? In der E-Mail, die Sie jetzt bekommen, steht ein Link zurück; oder Sie tragen Ihre Adresse neu ein.',
    en: 'Your address is deleted from the list. Was it a mistake? The e-mail that you get now has a link back; or enter your address again.',
  },
  disabled: {
    de: 'An diese Adresse verschicken wir zurzeit keinen Newsletter.',
    en: 'We do not send the newsletter to this address at present.',
  },
  invalid: {
    de: 'Diese Anfrage ist ungültig oder abgelaufen',
    en: 'This request is invalid or has expired',
  },
  invalidLead: {
    de: 'Bitte nehmen Sie den Link aus der neuesten Ausgabe.',
    en: 'Please use the link in the latest issue.',
  },
} as const satisfies Record<string, Bilingual<string>>
