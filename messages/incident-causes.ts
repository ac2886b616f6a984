import type { Bilingual } from '#contract/language.ts'
import type { IncidentCause, IncidentStep } from '#contract/security/incident.ts'

interface CauseWords {
  name: Bilingual<string>
  happened: Bilingual<string>
  /** What the site has done automatically. */
  done: Bilingual<string>
  /** What is left to do, and where. */
  next: Bilingual<string>
  place: 'account' | 'address' | 'audit'
}

/** Explains each cause of an incident to readers who are no experts. */
export const causeWords: Record<IncidentCause, CauseWords> = {
  wrongPasswords: {
    name: { de: 'Falsche Passwörter für ein Konto', en: 'Wrong passwords for an account' },
    happened: {
      de: 'Für ein Konto wurde immer wieder ein falsches Passwort eingegeben. Oft hat nur jemand das Passwort vergessen.',
      en: 'A wrong password was entered for an account again and again. Often somebody has merely forgotten it.',
    },
    done: {
      de: 'Weitere Versuche werden für immer längere Zeit abgelehnt. Auf ihren gewohnten Geräten kann sich die Person weiter anmelden, und sie hat eine E-Mail erhalten.',
      en: 'Further attempts are refused for longer and longer. The person can still log in on the devices they use, and has been sent an e-mail.',
    },
    next: {
      de: 'Fragen Sie die Person, ob sie es war. Dann heben Sie die Sperre in ihrem Konto auf. War es niemand von Ihnen, blockieren Sie die Adresse.',
      en: 'Ask the person whether it was them. If so, lift the lock in their account. If it was nobody of yours, block the address.',
    },
    place: 'account',
  },
  wrongPasswordsForNobody: {
    name: { de: 'Falsche Passwörter für ein Konto, das es nicht gibt', en: 'Wrong passwords for no account' },
    happened: {
      de: 'Unter einem Namen, den hier niemand hat, wurden immer wieder Passwörter ausprobiert. Das tun Programme, die Namen und Passwörter raten, oder jemand vertippt sich beim Namen.',
      en: 'Passwords were tried again and again for a name that nobody has here. Programs do so that guess names and passwords, or somebody mistypes their name.',
    },
    done: {
      de: 'Weitere Versuche unter diesem Namen werden für immer längere Zeit abgelehnt. Es ist nichts geöffnet worden.',
      en: 'Further attempts for this name are refused for longer and longer. Nothing was opened.',
    },
    next: {
      de: 'Sie müssen nichts tun. Hört es nicht auf, blockieren Sie die Adresse.',
      en: 'You need not do anything. If it does not stop, block the address.',
    },
    place: 'address',
  },
  tooManyLogins: {
    name: {
      de: 'Sehr viele Anmeldeversuche von einer Adresse',
      en: 'Very many login attempts from one address',
    },
    happened: {
      de: 'Von einer Adresse kamen mehr als zwanzig falsche Anmeldungen in einer Viertelstunde.',
      en: 'More than twenty failed logins came from one address within a quarter of an hour.',
    },
    done: {
      de: 'Falsche Anmeldungen von dort werden eine Zeit lang abgelehnt. Wer das richtige Passwort hat, kommt weiter hinein.',
      en: 'Failed logins from there are refused for a while. Whoever has the right password still gets in.',
    },
    next: {
      de: 'Sie müssen nichts tun. Hört es nicht auf, blockieren Sie die Adresse.',
      en: 'You need not do anything. If it does not stop, block the address.',
    },
    place: 'address',
  },
  confirmationsUsedUp: {
    name: { de: 'Ungewöhnlich viele Eintragungen an einem Tag', en: 'Unusually many sign-ups in a day' },
    happened: {
      de: 'Für den Newsletter und als Freiwillige wurden an einem Tag so viele Adressen eingetragen, dass alle Bestätigungs-E-Mails verbraucht sind, die dafür vorgesehen sind. Vielleicht trägt ein Programm fremde Adressen ein.',
      en: 'So many addresses were entered for the newsletter and for volunteers in a day that all confirmation e-mails meant for them are used up. A program may be entering addresses of others.',
    },
    done: {
      de: 'Beide Formulare verschicken keine Bestätigungen mehr, bis ein Tag vorbei ist, und bitten darum, es morgen noch einmal zu versuchen.',
      en: 'Both forms send no more confirmations until a day has passed, and ask people to try again tomorrow.',
    },
    next: {
      de: 'Sehen Sie in der Liste der Empfänger nach, wer sich eingetragen hat. Ist es echter Andrang, erhöhen Sie CONFIRMATIONS_A_DAY; sonst blockieren Sie die Adresse, von der es kommt.',
      en: 'Look in the list of recipients for who has signed up. If people really are that many, raise CONFIRMATIONS_A_DAY; otherwise block the address it comes from.',
    },
    place: 'address',
  },
  loginAfterWrongPasswords: {
    name: { de: 'Anmeldung nach vielen falschen Passwörtern', en: 'Login after many wrong passwords' },
    happened: {
      de: 'Nach vielen falschen Passwörtern hat sich jemand mit dem richtigen angemeldet, auf einem Gerät, das für dieses Konto neu ist. Vielleicht wurde das Passwort erraten.',
      en: 'After many wrong passwords somebody logged in with the right one, on a device that is new to this account. The password may have been guessed.',
    },
    done: {
      de: 'Die Website hat die Anmeldung zugelassen, denn das Passwort war richtig.',
      en: 'The website let them in, because the password was right.',
    },
    next: {
      de: 'Fragen Sie die Person gleich, ob sie es war. Wenn nicht, schicken Sie ihr aus ihrem Konto den Link für ein neues Passwort; damit enden alle ihre Sitzungen. Sehen Sie im Änderungsprotokoll nach, was das Konto seither getan hat.',
      en: 'Ask the person at once whether it was them. If not, send them the link for a new password from their account, which ends all their sessions. Look in the audit log for what the account has done since.',
    },
    place: 'account',
  },
  refreshTokenReused: {
    name: { de: 'Anmeldeschlüssel noch einmal benutzt', en: 'Login key used once more' },
    happened: {
      de: 'Ein schon benutzter Anmeldeschlüssel wurde noch einmal benutzt. Vielleicht hat ihn jemand kopiert.',
      en: 'A used login key was presented once more. Somebody may have copied it.',
    },
    done: {
      de: 'Die betroffene Sitzung wurde beendet.',
      en: 'The session has been ended.',
    },
    next: {
      de: 'Fragen Sie die Person, ob ihr etwas aufgefallen ist. Im Zweifel schicken Sie ihr aus ihrem Konto den Link für ein neues Passwort.',
      en: 'Ask the person whether they noticed anything. If in doubt, send them the link for a new password from their account.',
    },
    place: 'account',
  },
  passkeyCounter: {
    name: { de: 'Passkey, der vielleicht kopiert wurde', en: 'Passkey that may have been copied' },
    happened: {
      de: 'Der Zähler eines Passkeys ging zurück. Das geschieht, wenn es ihn zweimal gibt.',
      en: 'The counter of a passkey went back. That happens when there are two of it.',
    },
    done: {
      de: 'Die Anmeldung mit diesem Passkey wurde abgelehnt.',
      en: 'The login with this passkey was refused.',
    },
    next: {
      de: 'Bitten Sie die Person, diesen Passkey in ihrem Profil zu entfernen und einen neuen anzulegen.',
      en: 'Ask the person to remove this passkey in their profile and to add a new one.',
    },
    place: 'account',
  },
  secondFactorResetAsked: {
    name: { de: 'Zweiter Faktor soll entfernt werden', en: 'Second factor to be removed' },
    happened: {
      de: 'Jemand mit Rechten für Konten hat beantragt, den zweiten Faktor eines Kontos zu entfernen.',
      en: 'Somebody who administers accounts has asked for the second factor of an account to be removed.',
    },
    done: {
      de: 'Die Person hat eine E-Mail erhalten und kann einen Tag lang widersprechen.',
      en: 'The person has been sent an e-mail and can object for a day.',
    },
    next: {
      de: 'Fragen Sie die Person, ob sie das möchte. Wenn nicht, ziehen Sie den Antrag in ihrem Konto zurück und sehen im Änderungsprotokoll nach, wer ihn gestellt hat.',
      en: 'Ask the person whether they want it. If not, withdraw the request in their account, and look in the audit log for who made it.',
    },
    place: 'account',
  },
}

/** Names of the steps in the course of an incident. */
export const stepNames: Record<IncidentStep, Bilingual<string>> = {
  accountLocked: { de: 'Anmeldung gesperrt', en: 'Login locked' },
  attemptsRefused: { de: 'Weitere Versuche abgelehnt', en: 'Further attempts refused' },
  confirmationsStopped: {
    de: 'Keine weiteren Bestätigungen verschickt',
    en: 'No further confirmations sent',
  },
  loginRefused: { de: 'Anmeldung abgelehnt', en: 'Login refused' },
  sessionEnded: { de: 'Sitzung beendet', en: 'Session ended' },
  ownerTold: { de: 'E-Mail an die Person', en: 'E-mail to the person' },
  accountUnlocked: { de: 'Sperre aufgehoben', en: 'Lock lifted' },
  passwordSet: { de: 'Neues Passwort gesetzt', en: 'New password set' },
  addressBlocked: { de: 'Adresse blockiert', en: 'Address blocked' },
  addressReleased: { de: 'Adresse wieder zugelassen', en: 'Address allowed again' },
  noted: { de: 'Notizen geändert', en: 'Notes changed' },
  resolved: { de: 'Als gelöst markiert', en: 'Marked as resolved' },
}

export const causeWording = {
  happened: { de: 'Was geschehen ist', en: 'What happened' },
  done: { de: 'Was die Website getan hat', en: 'What the website has done' },
  next: { de: 'Was Sie tun können', en: 'What you can do' },
  course: { de: 'Verlauf', en: 'Course' },
  noticed: { de: 'Bemerkt', en: 'Noticed' },
  bySite: { de: 'Website', en: 'Website' },
  toAccount: { de: 'Zum Konto', en: 'To the account' },
  toAudit: { de: 'Was das Konto getan hat', en: 'What the account has done' },
  toAddresses: { de: 'Zu den blockierten Adressen', en: 'To the blocked addresses' },
} as const satisfies Record<string, Bilingual<string>>

/** `until 12:05`, for a step that ends automatically */
export function stepUntil(moment: string): Bilingual<string> {
  return { de: `bis ${moment}`, en: `until ${moment}` }
}
