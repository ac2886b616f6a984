import type { Bilingual } from '#contract/language.ts'
import { accountLetters } from './account.ts'

type Words = Readonly<Record<'subject' | 'what' | 'todo' | 'button' | 'why', Bilingual<string>>>

const notYou = {
  de: 'Waren Sie das nicht, setzen Sie bitte gleich ein neues Passwort und sagen Sie der Administration Bescheid.',
  en: 'If this was not you, please set a new password at once and tell an administrator.',
}
const button = { de: 'Neues Passwort anfordern', en: 'Ask for a new password' }
const why = {
  de: 'Sie erhalten diese E-Mail, weil sich die Anmeldung zu Ihrem Konto geändert hat.',
  en: 'You are receiving this e-mail because the login to your account has changed.',
}

/** Letters about a second factor. */
export const factorLetters = {
  secondFactorOn: {
    subject: { de: 'Ihr zweiter Faktor ist eingeschaltet', en: 'Your second factor is on' },
    what: {
      de: 'ab jetzt bestätigen Sie jede Anmeldung mit Ihrem zweiten Faktor. Bitte bewahren Sie die Wiederherstellungscodes dort auf, wo Sie sie auch ohne Telefon finden.',
      en: 'From now on you confirm each login with your second factor. Please keep the recovery codes where you find them even without your phone.',
    },
    ...{ todo: notYou, button, why },
  },
  secondFactorOff: {
    subject: { de: 'Ihr zweiter Faktor ist ausgeschaltet', en: 'Your second factor is off' },
    what: {
      de: 'der zweite Faktor Ihres Kontos wurde ausgeschaltet. Zur Anmeldung genügt jetzt wieder Ihr Passwort.',
      en: 'The second factor of your account has been turned off. Your password alone lets you in again.',
    },
    ...{ todo: notYou, button, why },
  },
  passkeyAdded: {
    subject: { de: 'Neuer Passkey für Ihr Konto', en: 'A new passkey for your account' },
    what: {
      de: 'für Ihr Konto wurde soeben ein Passkey hinzugefügt.',
      en: 'A passkey has just been added to your account.',
    },
    todo: {
      de: 'Waren Sie das nicht, setzen Sie bitte gleich ein neues Passwort und entfernen Sie den Passkey in Ihrem Profil.',
      en: 'If this was not you, please set a new password at once and remove the passkey in your profile.',
    },
    ...{ button, why },
  },
  recoveryCodeUsed: {
    subject: { de: 'Ein Wiederherstellungscode wurde benutzt', en: 'A recovery code was used' },
    what: {
      de: 'ein Wiederherstellungscode Ihres Kontos wurde soeben benutzt. Jeder gilt nur einmal. Neue bekommen Sie in Ihrem Profil.',
      en: 'A recovery code of your account has just been used. Each counts only once. You get new ones in your profile.',
    },
    ...{ todo: notYou, button, why },
  },
  secondFactorKept: {
    subject: { de: 'Ihr zweiter Faktor bleibt', en: 'Your second factor stays' },
    what: {
      de: 'das Entfernen Ihres zweiten Faktors wurde gestoppt. Alles bleibt, wie es war.',
      en: 'The removal of your second factor has been stopped. Everything stays as it was.',
    },
    todo: {
      de: 'Haben Sie ihn verloren, sprechen Sie bitte noch einmal mit der Administration.',
      en: 'If you have lost it, please talk to an administrator once more.',
    },
    ...{ button: accountLetters.emailMoved.button, why },
  },
  secondFactorResetDone: {
    subject: { de: 'Ihr zweiter Faktor wurde entfernt', en: 'Your second factor has been removed' },
    what: {
      de: 'der zweite Faktor Ihres Kontos wurde durch die Administration entfernt. Alle Sitzungen wurden beendet. Bitte melden Sie sich mit Ihrem Passwort an und richten Sie einen neuen ein.',
      en: 'An administrator has removed the second factor of your account. All sessions have been ended. Please log in with your password and set up a new one.',
    },
    ...{ todo: notYou, button, why },
  },
} as const satisfies Record<string, Words>

/** Letter about a requested removal of the second factor, with a link that stops it. */
export const resetAskedLetter = {
  subject: { de: 'Ihr zweiter Faktor soll entfernt werden', en: 'Your second factor is to be removed' },
  what: {
    de: 'die Administration wurde gebeten, den zweiten Faktor Ihres Kontos zu entfernen, weil er verloren sei. Das geschieht in 24 Stunden. Wenn Sie nicht darum gebeten haben, stoppen Sie es bitte jetzt.',
    en: 'An administrator was asked to remove the second factor of your account because it is lost. This happens in 24 hours. If you did not ask for it, please stop it now.',
  },
  button: { de: 'Zweiten Faktor behalten', en: 'Keep my second factor' },
  note: {
    de: 'Haben Sie selbst darum gebeten, brauchen Sie nichts zu tun.',
    en: 'If you asked for it yourself, you need not do anything.',
  },
  why,
} as const
