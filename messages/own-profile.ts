import type { Bilingual } from '#contract/language.ts'
import { portraitConsents } from './portrait-consent.ts'

/** The user's own profile, password, e-mail address and sessions. */
export const ownWords = {
  title: { de: 'Mein Profil', en: 'My profile' },
  isVisible: { de: 'Mein Profil ist öffentlich', en: 'My profile is public' },
  isVisibleHint: {
    de: 'Solange das aus ist, sieht niemand außerhalb des Hauses Ihr Profil.',
    en: 'While this is off, nobody outside the institute sees your profile.',
  },
  portrait: { de: 'Porträt', en: 'Portrait' },
  choosePortrait: { de: 'Bild hochladen', en: 'Upload a picture' },
  removePortrait: { de: 'Bild entfernen', en: 'Remove the picture' },
  portraitDone: { de: 'Ihr Porträt ist gespeichert', en: 'Your portrait is saved' },
  consent: portraitConsents.portrait[0],
  altDe: { de: 'Beschreibung auf Deutsch', en: 'Description in German' },
  altEn: { de: 'Beschreibung auf Englisch', en: 'Description in English' },
  altHint: {
    de: 'Für alle, die das Bild nicht sehen. Leer: wie bei der Datei.',
    en: 'For everybody who does not see the picture. Empty: what the file says.',
  },
  across: { de: 'Ausschnitt, waagerecht', en: 'What stays in sight, across' },
  down: { de: 'Ausschnitt, senkrecht', en: 'What stays in sight, down' },
  creditDe: { de: 'Bildnachweis auf Deutsch', en: 'Credit in German' },
  creditEn: { de: 'Bildnachweis auf Englisch', en: 'Credit in English' },
  keepFrame: { de: 'Ausschnitt und Nachweis speichern', en: 'Save crop and credit' },
  foreignPortrait: {
    de: 'Dieses Bild hat jemand anderes hochgeladen. Ausschnitt und Nachweis ändert die Administration.',
    en: 'Somebody else has uploaded this picture. An administrator can change crop and credit.',
  },
  account: { de: 'Konto', en: 'Account' },
  username: { de: 'Benutzername', en: 'Username' },
  password: { de: 'Passwort ändern', en: 'Change password' },
  oldPassword: { de: 'Altes Passwort', en: 'Old password' },
  newPassword: { de: 'Neues Passwort', en: 'New password' },
  savePassword: { de: 'Passwort ändern', en: 'Change password' },
  passwordNote: {
    de: 'Danach sind Sie überall abgemeldet und melden sich neu an.',
    en: 'After that you are logged out everywhere, and log in again.',
  },
  email: { de: 'E-Mail-Adresse ändern', en: 'Change e-mail address' },
  newEmail: { de: 'Neue Adresse', en: 'New address' },
  yourPassword: { de: 'Ihr Passwort', en: 'Your password' },
  sendEmail: { de: 'Link an die neue Adresse schicken', en: 'Send a link to the new address' },
  emailSent: {
    de: 'Bitte öffnen Sie den Link, den wir an die neue Adresse geschickt haben.',
    en: 'Please open the link that we have sent to the new address.',
  },
  sessions: { de: 'Wo Sie angemeldet sind', en: 'Where you are logged in' },
  thisOne: { de: 'Dieses Gerät', en: 'This device' },
  lastUsed: { de: 'zuletzt', en: 'last used' },
  end: { de: 'Abmelden', en: 'Log out' },
  endOthers: { de: 'Überall sonst abmelden', en: 'Log out everywhere else' },
  ended: { de: 'Abgemeldet', en: 'Logged out' },
  unknownDevice: { de: 'Unbekanntes Gerät', en: 'Unknown device' },
} as const satisfies Record<string, Bilingual<string>>

export function emailNow(address: string): Bilingual<string> {
  return { de: `Zurzeit gilt ${address}.`, en: `The present address is ${address}.` }
}

export function emailWaits(address: string): Bilingual<string> {
  return {
    de: `${address} ist noch nicht bestätigt.`,
    en: `${address} has not been confirmed yet.`,
  }
}

/** Page opened by the link that was sent to a new address. */
export const confirmWords = {
  title: { de: 'E-Mail-Adresse bestätigen', en: 'Confirm e-mail address' },
  lead: {
    de: 'Mit einem Klick gilt diese Adresse für Ihr Konto. Die alte bekommt eine Nachricht.',
    en: 'With one click this address becomes that of your account. The old one gets a message.',
  },
  confirm: { de: 'Adresse bestätigen', en: 'Confirm the address' },
  done: { de: 'Ihre neue Adresse gilt.', en: 'Your new address is set.' },
} as const satisfies Record<string, Bilingual<string>>

/** Steps of a new member to a public profile. */
export const ownSteps = {
  title: { de: 'Ihr Profil in vier Schritten', en: 'Your profile in four steps' },
  lead: {
    de: 'Noch sieht außerhalb des Hauses niemand Ihr Profil.',
    en: 'Nobody outside the institute sees your profile yet.',
  },
  steps: {
    de: {
      portrait: 'Porträt hochladen',
      consent: 'Dem Porträt zustimmen',
      about: 'Schreiben, woran Sie arbeiten',
      public: 'Profil öffentlich machen',
    },
    en: {
      portrait: 'Upload a portrait',
      consent: 'Agree to your portrait',
      about: 'Write what you work on',
      public: 'Make your profile public',
    },
  },
  done: { de: 'erledigt', en: 'done' },
} as const satisfies Record<string, Bilingual<unknown>>
