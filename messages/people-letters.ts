/** Letters to users whose login or permissions were changed by somebody else. */
export const accessLetters = {
  why: {
    de: 'Sie erhalten diese E-Mail, weil sich an Ihrem Konto etwas geändert hat.',
    en: 'You are receiving this e-mail because something about your account has changed.',
  },
  doubt: {
    de: 'Wenn Sie das nicht erwartet haben, sagen Sie bitte der Administration Bescheid.',
    en: 'If you did not expect this, please tell an administrator.',
  },
  button: { de: 'Zur Anmeldung', en: 'Go to login' },
  email: {
    subject: {
      de: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
      en: 'The e-mail address of your account was changed',
    },
    text: {
      de: () =>
        'die Administration hat die E-Mail-Adresse Ihres Kontos geändert. Diese E-Mail geht an die alte und an die neue Adresse.',
      en: () =>
        'An administrator has changed the e-mail address of your account. This e-mail goes to the old and to the new address.',
    },
  },
  opened: {
    subject: { de: 'Sie können sich wieder anmelden', en: 'You can log in again' },
    text: {
      de: () => 'Ihr Konto ist freigeschaltet. Sie können sich mit Ihrem Passwort anmelden.',
      en: () => 'Your account has been unlocked. You can log in with your password.',
    },
  },
  unlocked: {
    subject: { de: 'Die Sperre Ihres Kontos ist aufgehoben', en: 'The lock on your account has been lifted' },
    text: {
      de: () =>
        'nach mehreren falschen Passwörtern war Ihr Konto gesperrt. Die Administration hat die Sperre aufgehoben, Sie können sich wieder anmelden.',
      en: () =>
        'Your account was locked after several wrong passwords. An administrator has lifted the lock, so you can log in again.',
    },
  },
  closed: {
    subject: { de: 'Ihr Konto ist geschlossen', en: 'Your account is closed' },
    text: {
      de: () => 'Sie können sich im internen Bereich nicht mehr anmelden. Alle Sitzungen wurden beendet.',
      en: () => 'You can no longer log in to the staff area. All sessions have been ended.',
    },
  },
  username: {
    subject: { de: 'Ihr Benutzername wurde geändert', en: 'Your username was changed' },
    text: {
      de: (name: string) => `Ihr Benutzername ist jetzt ${name}. Ihr Passwort bleibt, wie es ist.`,
      en: (name: string) => `Your username is now ${name}. Your password stays as it is.`,
    },
  },
  role: {
    subject: { de: 'Ihre Rolle wurde geändert', en: 'Your role was changed' },
    text: {
      de: (role: string) =>
        `Ihre Rolle im internen Bereich ist jetzt: ${role}. Bitte melden Sie sich neu an.`,
      en: (role: string) => `Your role in the staff area is now: ${role}. Please log in again.`,
    },
  },
} as const satisfies Record<string, unknown>
