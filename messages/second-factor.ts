import type { Bilingual } from '#contract/language.ts'

/** Confirmation of the user's identity: at login, and again before dangerous actions. */
export const factorWords = {
  stepTitle: { de: 'Zweiter Schritt', en: 'Second step' },
  stepLead: {
    de: 'Ihr Passwort stimmt. Bestätigen Sie jetzt mit Ihrem zweiten Faktor, dass Sie es sind.',
    en: 'Your password is right. Now confirm with your second factor that it is you.',
  },
  code: { de: 'Code aus Ihrer App', en: 'Code from your app' },
  codeHint: {
    de: 'Sechs Ziffern. Oder einer Ihrer Wiederherstellungscodes mit zwölf Ziffern.',
    en: 'Six digits. Or one of your recovery codes with twelve digits.',
  },
  recoveryCode: { de: 'Wiederherstellungscode', en: 'Recovery code' },
  recoveryHint: { de: 'Zwölf Ziffern. Jeder gilt nur einmal.', en: 'Twelve digits. Each counts only once.' },
  usePasskey: { de: 'Mit Passkey bestätigen', en: 'Confirm with a passkey' },
  logInByPasskey: { de: 'Passkey verwenden', en: 'Use a passkey' },
  or: { de: 'oder', en: 'or' },
  confirm: { de: 'Bestätigen', en: 'Confirm' },
  back: { de: 'Zurück zum Passwort', en: 'Back to the password' },
  passkeyFailed: {
    de: 'Der Passkey hat nicht geantwortet. Versuchen Sie es noch einmal, oder nehmen Sie einen Code.',
    en: 'The passkey did not answer. Try again, or use a code.',
  },
  keepTitle: { de: 'Zweiten Faktor behalten', en: 'Keep my second factor' },
  keepLead: {
    de: 'Ihr zweiter Faktor soll entfernt werden. Mit dieser Schaltfläche stoppen Sie das.',
    en: 'Your second factor is to be removed. This button stops it.',
  },
  keep: { de: 'Behalten', en: 'Keep it' },
  kept: { de: 'Ihr zweiter Faktor bleibt', en: 'Your second factor stays' },
  keepInvalid: {
    de: 'Hier gibt es nichts mehr zu stoppen',
    en: 'There is nothing left to stop here',
  },
} as const satisfies Record<string, Bilingual<string>>
