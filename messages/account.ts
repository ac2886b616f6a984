import type { Bilingual } from '#contract/language.ts'

/** Login, logout and password reset. */
export const account = {
  loginTitle: { de: 'Anmelden', en: 'Log in' },
  loginLead: {
    de: 'Der interne Bereich ist für Mitarbeitende des Instituts.',
    en: 'The staff area is for people who work at the institute.',
  },
  username: { de: 'Benutzername oder E-Mail-Adresse', en: 'Username or e-mail address' },
  password: { de: 'Passwort', en: 'Password' },
  showPassword: { de: 'Passwort anzeigen', en: 'Show password' },
  hidePassword: { de: 'Passwort verbergen', en: 'Hide password' },
  logIn: { de: 'Anmelden', en: 'Log in' },
  loggingIn: { de: 'Sie werden angemeldet …', en: 'Logging you in …' },
  forgotten: { de: 'Passwort vergessen?', en: 'Forgotten your password?' },
  needsJavaScript: {
    de: 'Der interne Bereich braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
    en: 'The staff area needs JavaScript. Please switch it on in your browser.',
  },
  logOut: { de: 'Abmelden', en: 'Log out' },
  sessionEnded: {
    de: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
    en: 'Your session has ended. Please log in again.',
  },
  demoBanner: {
    de: 'Dies ist ein Demo-Konto. Das Passwort ist nicht geheim.',
    en: 'This is a demo account. Its password is no secret.',
  },

  lostTitle: { de: 'Passwort vergessen', en: 'Lost password' },
  lostLead: {
    de: 'Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse an. Wenn es dazu ein Konto gibt, schicken wir einen Link für ein neues Passwort an die Adresse des Kontos.',
    en: 'Enter your username or e-mail address. If there is an account for it, we will send a link for a new password to the address of the account.',
  },
  sendLink: { de: 'Link anfordern', en: 'Send me a link' },
  linkSent: { de: 'Bitte sehen Sie in Ihr Postfach', en: 'Please check your inbox' },
  linkSentLead: {
    de: 'Wenn es dieses Konto gibt, ist ein Link unterwegs. Er gilt 30 Minuten. Ist nichts angekommen, sehen Sie bitte auch im Spam-Ordner nach.',
    en: 'If there is such an account, a link is on its way. It is valid for 30 minutes. If nothing arrives, please look in your spam folder, too.',
  },
  backToLogin: { de: 'Zurück zur Anmeldung', en: 'Back to login' },

  resetTitle: { de: 'Neues Passwort', en: 'New password' },
  newPassword: { de: 'Neues Passwort', en: 'New password' },
  newPasswordHint: {
    de: '15 bis 256 Zeichen, mit zweitem Faktor mindestens 12. Vier zufällige Wörter sind leicht zu merken und schwer zu erraten.',
    en: '15 to 256 characters, with a second factor at least 12. Four random words are easy to remember and hard to guess.',
  },
  savePassword: { de: 'Passwort speichern', en: 'Save password' },
  passwordSaved: { de: 'Ihr neues Passwort gilt.', en: 'Your new password is set.' },
  passwordSavedLead: {
    de: 'Alle Sitzungen wurden beendet. Bitte melden Sie sich mit dem neuen Passwort an.',
    en: 'All sessions have been ended. Please log in with your new password.',
  },
  linkInvalid: {
    de: 'Diese Anfrage ist ungültig oder abgelaufen',
    en: 'This request is invalid or has expired',
  },
  linkInvalidLead: {
    de: 'Ein Link gilt nur einmal und 30 Minuten, in einer Einladung sieben Tage; ein neuer ersetzt ältere. Bitte fordern Sie einen neuen an.',
    en: 'A link works once and for 30 minutes, in an invitation for seven days; a new one replaces older ones. Please ask for a new one.',
  },
  askAgain: { de: 'Neuen Link anfordern', en: 'Ask for a new link' },
} as const satisfies Record<string, Bilingual<string>>

/** Letters about an account. */
export const accountLetters = {
  greeting: { de: (name: string) => `Guten Tag ${name},`, en: (name: string) => `Dear ${name},` },

  reset: {
    subject: { de: 'Neues Passwort setzen', en: 'Set a new password' },
    what: {
      de: 'für Ihr Konto wurde ein neues Passwort angefordert. Auf der folgenden Seite können Sie es setzen.',
      en: 'A new password has been requested for your account. You can set it on the following page.',
    },
    button: { de: 'Neues Passwort setzen', en: 'Set a new password' },
    note: {
      de: 'Der Link gilt 30 Minuten und nur einmal. Wenn Sie nichts angefordert haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
      en: 'The link is valid for 30 minutes and works only once. If you did not ask for it, you need not do anything: your password stays as it is.',
    },
    why: {
      de: 'Sie erhalten diese E-Mail, weil für Ihr Konto ein neues Passwort angefordert wurde.',
      en: 'You are receiving this e-mail because a new password was requested for your account.',
    },
  },

  lockout: {
    subject: { de: 'Ihr Konto ist für kurze Zeit gesperrt', en: 'Your account is locked for a short while' },
    what: {
      de: 'jemand hat mehrmals versucht, sich mit einem falschen Passwort an Ihrem Konto anzumelden. Damit niemand Ihr Passwort errät, ist das Konto jetzt für kurze Zeit gesperrt.',
      en: 'Somebody has tried several times to log in to your account with a wrong password. To keep anyone from guessing your password, we have locked the account for a short while.',
    },
    todo: {
      de: 'Waren Sie es selbst, warten Sie ein paar Minuten oder setzen Sie ein neues Passwort; damit ist die Sperre sofort aufgehoben. Waren Sie es nicht, brauchen Sie nichts zu tun. Auf einem Gerät, an dem Sie schon angemeldet waren, können Sie sich weiter anmelden.',
      en: 'If it was you, wait a few minutes or set a new password; that unlocks the account at once. If it was not you, you need not do anything. You can still log in on a device you have used before.',
    },
    button: { de: 'Neues Passwort anfordern', en: 'Ask for a new password' },
    why: {
      de: 'Sie erhalten diese E-Mail, weil es an Ihrem Konto Fehlversuche gab.',
      en: 'You are receiving this e-mail because of failed attempts to log in to your account.',
    },
  },

  changed: {
    subject: { de: 'Ihr Passwort wurde geändert', en: 'Your password has been changed' },
    what: {
      de: 'das Passwort Ihres Kontos wurde soeben geändert. Alle Sitzungen wurden beendet.',
      en: 'The password of your account has just been changed. All sessions have been ended.',
    },
    todo: {
      de: 'Waren Sie das nicht, fordern Sie bitte gleich ein neues Passwort an und sagen Sie der Administration Bescheid.',
      en: 'If this was not you, please ask for a new password at once and tell an administrator.',
    },
    button: { de: 'Neues Passwort anfordern', en: 'Ask for a new password' },
    why: {
      de: 'Sie erhalten diese E-Mail, weil das Passwort Ihres Kontos geändert wurde.',
      en: 'You are receiving this e-mail because the password of your account was changed.',
    },
  },

  invitation: {
    subject: { de: 'Ihr Zugang zum internen Bereich', en: 'Your access to the staff area' },
    what: {
      de: (username: string) =>
        `für Sie wurde ein Konto im internen Bereich der Website angelegt. Ihr Benutzername ist ${username}. Bitte setzen Sie jetzt Ihr Passwort.`,
      en: (username: string) =>
        `An account in the staff area of the website has been created for you. Your username is ${username}. Please set your password now.`,
    },
    button: { de: 'Passwort setzen', en: 'Set my password' },
    note: {
      de: 'Der Link gilt sieben Tage und nur einmal. Danach kann die Administration Ihnen einen neuen schicken.',
      en: 'The link is valid for seven days and works only once. After that, an administrator can send you a new one.',
    },
    why: {
      de: 'Sie erhalten diese E-Mail, weil ein Konto mit Ihrer Adresse angelegt wurde.',
      en: 'You are receiving this e-mail because an account with your address was created.',
    },
  },

  emailWanted: {
    subject: { de: 'Bitte bestätigen Sie Ihre neue Adresse', en: 'Please confirm your new address' },
    what: {
      de: 'dies soll die neue E-Mail-Adresse Ihres Kontos werden. Bitte bestätigen Sie sie.',
      en: 'This is to be the new e-mail address of your account. Please confirm it.',
    },
    button: { de: 'Adresse bestätigen', en: 'Confirm the address' },
    note: {
      de: 'Der Link gilt einen Tag und nur einmal. Bis Sie bestätigen, gilt die alte Adresse. Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
      en: 'The link is valid for a day and works only once. Until you confirm, your old address remains in use. If this was not you, you need not do anything.',
    },
    why: {
      de: 'Sie erhalten diese E-Mail, weil diese Adresse für ein Konto angegeben wurde.',
      en: 'You are receiving this e-mail because this address was entered for an account.',
    },
  },

  emailMoved: {
    subject: { de: 'Ihr Konto hat eine neue E-Mail-Adresse', en: 'Your account has a new e-mail address' },
    what: {
      de: 'für Ihr Konto gilt ab jetzt eine andere E-Mail-Adresse. An diese hier schreiben wir nicht mehr.',
      en: 'Your account now uses a different e-mail address. We will no longer write to this one.',
    },
    todo: {
      de: 'Waren Sie das nicht, sagen Sie bitte gleich der Administration Bescheid.',
      en: 'If this was not you, please tell an administrator at once.',
    },
    button: { de: 'An das Institut schreiben', en: 'Write to the institute' },
    why: {
      de: 'Sie erhalten diese E-Mail, weil dies bisher die Adresse Ihres Kontos war.',
      en: 'You are receiving this e-mail because this was the address of your account until now.',
    },
  },
} as const
