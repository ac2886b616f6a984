import type { Bilingual } from '#contract/language.ts'

/** Managing people. */
export const peopleBackstage = {
  titleField: { de: 'Titel', en: 'Title' },
  firstName: { de: 'Vorname', en: 'First name' },
  lastName: { de: 'Nachname', en: 'Last name' },
  username: { de: 'Benutzername', en: 'Username' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  role: { de: 'Rolle', en: 'Role' },
  status: { de: 'Status', en: 'Status' },
  group: { de: 'Gruppe', en: 'Group' },
  position: { de: 'Funktion', en: 'Position' },
  canLogIn: { de: 'Kann sich anmelden', en: 'Can log in' },
  lastLogin: { de: 'Letzte Anmeldung', en: 'Last login' },
  priority: { de: 'Rang', en: 'Priority' },
  endDate: { de: 'Letzter Tag', en: 'Last day' },
} as const satisfies Record<string, Bilingual<string>>
