import type { Bilingual } from '#contract/language.ts'

/** The user's own second factor, and the repeated confirmation of identity before important actions. */
export const ownFactorWords = {
  title: { de: 'Zweiter Faktor', en: 'Second factor' },
  on: { de: 'Eingeschaltet', en: 'On' },
  off: { de: 'Nicht eingerichtet', en: 'Not set up' },
  lead: {
    de: 'Mit einem zweiten Faktor genügt ein gestohlenes Passwort nicht, um sich als Sie anzumelden.',
    en: 'With a second factor a stolen password is not enough to log in as you.',
  },
  app: { de: 'App, die Codes zeigt', en: 'App that shows codes' },
  addApp: { de: 'App einrichten', en: 'Set up an app' },
  addPasskey: { de: 'Passkey hinzufügen', en: 'Add a passkey' },
  makeCodes: { de: 'Neue Wiederherstellungscodes', en: 'New recovery codes' },
  remove: { de: 'Entfernen', en: 'Remove' },
  rename: { de: 'Umbenennen', en: 'Rename' },
  renamed: { de: 'Umbenannt', en: 'Renamed' },
  removed: { de: 'Entfernt', en: 'Removed' },
  alone: { de: 'meldet auch ohne Passwort an', en: 'also logs in without a password' },
  oldAddress: { de: 'für die alte Adresse, hier ohne Wirkung', en: 'for the old address, of no use here' },
  neverUsed: { de: 'noch nie benutzt', en: 'never used' },
  lastUsed: { de: 'zuletzt', en: 'last used' },
  appTitle: { de: 'App einrichten', en: 'Set up an app' },
  appLead: {
    de: 'Lesen Sie den QR-Code mit einer App wie Aegis, 2FAS oder der Ihres Passwortmanagers, und geben Sie den Code ein, den sie zeigt.',
    en: 'Read the QR code with an app such as Aegis, 2FAS or the one of your password manager, and enter the code that it shows.',
  },
  qr: { de: 'QR-Code für Ihre App', en: 'QR code for your app' },
  byHand: { de: 'Oder tippen Sie diesen Schlüssel in die App:', en: 'Or type this key into the app:' },
  code: { de: 'Code aus der App', en: 'Code from the app' },
  next: { de: 'Weiter', en: 'Next' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  passkeyTitle: { de: 'Passkey hinzufügen', en: 'Add a passkey' },
  passkeyLead: {
    de: 'Ein Passkey liegt in Ihrem Telefon, Ihrem Computer oder auf einem Sicherheitsschlüssel. Er gilt nur für die Adresse dieser Website.',
    en: 'A passkey lies in your phone, your computer or on a security key. It works at the address of this website alone.',
  },
  passkeyName: { de: 'Wie soll er heißen?', en: 'What shall it be called?' },
  passkeyHint: {
    de: 'Zum Beispiel „Telefon“ oder „Schlüssel am Bund“',
    en: 'For example ‘Phone’ or ‘Key on my ring’',
  },
  passkeyFailed: {
    de: 'Der Passkey konnte nicht angelegt werden. Vielleicht gibt es ihn schon, oder Sie haben abgebrochen.',
    en: 'The passkey could not be made. Perhaps it is there already, or you cancelled.',
  },
  added: { de: 'Hinzugefügt', en: 'Added' },
  codesTitle: { de: 'Wiederherstellungscodes', en: 'Recovery codes' },
  codesLead: {
    de: 'Mit diesen Codes kommen Sie hinein, wenn Telefon oder Schlüssel fehlen. Jeder gilt einmal. Sie werden nur jetzt gezeigt: Drucken Sie sie aus, oder legen Sie sie in Ihren Passwortmanager.',
    en: 'These codes let you in when your phone or key is missing. Each counts once. They are shown only now: print them, or keep them in your password manager.',
  },
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'In die Zwischenablage kopiert', en: 'Copied to clipboard' },
  print: { de: 'Drucken', en: 'Print' },
  typeBack: { de: 'Tippen Sie einen der Codes ein', en: 'Type one of the codes' },
  typeBackHint: {
    de: 'So ist sicher, dass Sie sie haben. Erst danach gelten sie; der eingetippte bleibt gültig.',
    en: 'So it is certain that you have them. They count only after that; the one you type stays valid.',
  },
  finish: { de: 'Fertig', en: 'Done' },
  isOn: { de: 'Der zweite Faktor ist eingeschaltet', en: 'The second factor is on' },
  newCodesCount: { de: 'Die neuen Codes gelten', en: 'The new codes count' },
  proofTitle: { de: 'Sind Sie es?', en: 'Is it you?' },
  proofLead: {
    de: 'Das ist ein wichtiger Schritt. Bestätigen Sie bitte noch einmal, dass Sie es sind. Zehn Minuten lang fragen wir dann nicht mehr.',
    en: 'This is an important step. Please confirm once more that it is you. After that we do not ask for ten minutes.',
  },
  yourPassword: { de: 'Ihr Passwort', en: 'Your password' },
  neededTitle: { de: 'Bitte richten Sie einen zweiten Faktor ein', en: 'Please set up a second factor' },
  neededLead: {
    de: 'Ihre Rolle verlangt ihn, und die Frist ist vorbei. Danach ist alles wieder da, wie Sie es kennen.',
    en: 'Your role requires it, and the period is over. After that everything is as you know it.',
  },
  setUp: { de: 'Im Profil einrichten', en: 'Set it up in the profile' },
} as const satisfies Record<string, Bilingual<string>>

export function codesLeft(n: number): Bilingual<string> {
  return {
    de: n === 1 ? 'Noch 1 Wiederherstellungscode' : `Noch ${n} Wiederherstellungscodes`,
    en: n === 1 ? '1 recovery code left' : `${n} recovery codes left`,
  }
}

/** Deadline to set up a second factor. */
export function dueIn(days: number, day: string): Bilingual<string> {
  return {
    de: `Ihre Rolle verlangt einen zweiten Faktor: noch ${days === 1 ? '1 Tag' : `${days} Tage`}, bis ${day}.`,
    en: `Your role requires a second factor: ${days === 1 ? '1 day' : `${days} days`} left, until ${day}.`,
  }
}

/** Second factor of another user, for administrators. */
export const factorOfWords = {
  reset: { de: 'Zweiten Faktor entfernen …', en: 'Remove the second factor …' },
  missing: { de: 'Es ist keiner eingerichtet.', en: 'None is set up.' },
  question: {
    de: 'Nur, wenn die Person Telefon, Schlüssel und Codes verloren hat und Sie sicher sind, dass sie es ist. Sie bekommt eine E-Mail und kann es 24 Stunden lang stoppen.',
    en: 'Only if the person has lost phone, key and codes, and you are sure that it is they. They get an e-mail and can stop it for 24 hours.',
  },
  ask: { de: 'In 24 Stunden entfernen', en: 'Remove in 24 hours' },
  asked: { de: 'Die Person hat eine E-Mail bekommen', en: 'The person has been sent an e-mail' },
  withdraw: { de: 'Entfernen stoppen', en: 'Stop the removal' },
  withdrawn: { de: 'Der zweite Faktor bleibt', en: 'The second factor stays' },
} as const satisfies Record<string, Bilingual<string>>

export function resetDue(moment: string, by: string | null): Bilingual<string> {
  return {
    de: `Wird entfernt: ${moment}${by ? `, beantragt von ${by}` : ''}`,
    en: `To be removed: ${moment}${by ? `, asked for by ${by}` : ''}`,
  }
}

/** Warning about passkeys that stopped working because the site moved to another host. */
export function passkeysElsewhere(passkeys: number, people: number, host: string): Bilingual<string> {
  return {
    de: `${passkeys === 1 ? '1 Passkey gehört' : `${passkeys} Passkeys gehören`} zu einer anderen Adresse als ${host} und ${passkeys === 1 ? 'öffnet' : 'öffnen'} hier nichts. Betroffen: ${people === 1 ? '1 Person' : `${people} Personen`}. Stellen Sie RP_ID auf den alten Namen, oder bitten Sie um neue Passkeys.`,
    en: `${passkeys === 1 ? '1 passkey belongs' : `${passkeys} passkeys belong`} to another address than ${host} and ${passkeys === 1 ? 'opens' : 'open'} nothing here. Concerned: ${people === 1 ? '1 person' : `${people} people`}. Set RP_ID to the old name, or ask for new passkeys.`,
  }
}
