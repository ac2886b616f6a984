import type { Retention } from './retention.ts'

/** Retention periods of data about people who work at the institute. */
export const staff = {
  staffAccount: {
    what: {
      de: 'Konten und Profile der Mitarbeitenden (Name, Benutzername, E-Mail-Adresse, Telefon, Raum, Porträt, Lebenslauf und was sie sonst von sich sagen, Prüfwert des Passworts, zweiter Faktor, Zeiten der Anmeldung)',
      en: 'Accounts and profiles of staff (name, username, e-mail address, telephone, room, portrait, CV and what else they say of themselves, a fingerprint of the password, second factor, times of logins)',
    },
    purpose: {
      de: 'Ihre Arbeit am Institut; zeigen, wer hier arbeitet und geschrieben hat',
      en: 'Your work at the institute; to show who works and has written here',
    },
    period: {
      de: 'solange Sie am Institut sind oder sich anmelden dürfen, danach höchstens 182 Tage. Ihr Name, was in Ihrem Profil öffentlich ist, und Ihre Autorschaft bleiben, bis Sie uns bitten, sie zu entfernen',
      en: 'as long as you are at the institute or may log in, then 182 days at most. Your name, what is public in your profile, and your authorship stay until you ask us to remove them',
    },
    days: 182,
  },
} as const satisfies Record<string, Retention>
