import type { Bilingual } from '#contract/language.ts'
import type { LookupKind } from '#contract/people/lookups.ts'
import type { Flag } from '#contract/permissions.ts'

/** The lists of words that people are described by. */
export const lookupNames: Record<LookupKind, Bilingual<string>> = {
  title: { de: 'Titel', en: 'Titles' },
  position: { de: 'Funktionen', en: 'Positions' },
  institution: { de: 'Einrichtungen', en: 'Institutions' },
  group: { de: 'Gruppen', en: 'Groups' },
  boardRole: { de: 'Gremien', en: 'Boards' },
  service: { de: 'Dienste', en: 'Services' },
}

export const lookupWords = {
  title: { de: 'Auswahllisten', en: 'Lists of words' },
  lead: {
    de: 'Aus diesen Wörtern wird bei Personen gewählt, in dieser Reihenfolge. Ein Wort, das verwendet wird, lässt sich nicht löschen, aber mit einem anderen zusammenlegen.',
    en: 'People are described by these words, in this order. A word in use cannot be deleted, but it can be merged with another one.',
  },
  list: { de: 'Liste', en: 'List' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  usedBy: { de: 'Verwendet', en: 'In use by' },
  save: { de: 'Speichern', en: 'Save' },
  add: { de: 'Hinzufügen', en: 'Add' },
  up: { de: 'Nach oben', en: 'Move up' },
  down: { de: 'Nach unten', en: 'Move down' },
  remove: { de: 'Löschen', en: 'Delete' },
  mergeInto: { de: 'Zusammenlegen mit', en: 'Merge with' },
  empty: { de: 'Diese Liste ist noch leer.', en: 'This list is still empty.' },
  actions: { de: 'Aktionen', en: 'Actions' },
} as const satisfies Record<string, Bilingual<string>>

/** Roles and statuses, and what they mean. */
export const roleWords = {
  title: { de: 'Rollen und Status', en: 'Roles and statuses' },
  lead: {
    de: 'Eine Rolle sagt, was jemand im internen Bereich tun darf. Der Status sagt, ob sich jemand anmelden kann.',
    en: 'A role says what somebody may do in the staff area. The status says whether somebody can log in.',
  },
  roles: { de: 'Rollen', en: 'Roles' },
  statuses: { de: 'Status', en: 'Statuses' },
  usedBy: (n: number): Bilingual<string> => ({
    de: n === 1 ? '1 Person' : `${n} Personen`,
    en: n === 1 ? '1 person' : `${n} people`,
  }),
  everybody: {
    de: 'das eigene Profil, das eigene Passwort und die eigenen Sitzungen verwalten',
    en: 'manage their own profile, password and sessions',
  },
  may: { de: 'Darf', en: 'May' },
  allowsLogin: { de: 'Kann sich anmelden', en: 'Can log in' },
  noLogin: { de: 'Kann sich nicht anmelden', en: 'Cannot log in' },
  isFormer: { de: 'Steht bei den Ehemaligen', en: 'Listed among former members' },
} as const

/** What each flag of a role lets somebody do. */
export const flagWords: Record<Flag, Bilingual<string>> = {
  isAdmin: {
    de: 'alles, auch Rollen, Status und die Sicherheit verwalten',
    en: 'everything, roles, statuses and security included',
  },
  canEditUser: {
    de: 'Personen einladen, ändern, sperren und austragen; Auswahllisten und Gruppen pflegen',
    en: 'invite, change, lock and end people; keep the lists of words and groups',
  },
  canEditContent: { de: 'Seiten schreiben', en: 'write pages' },
  canEditNews: { de: 'Neuigkeiten schreiben', en: 'write news' },
  canEditSpecials: {
    de: 'Veranstaltungen, Umfragen und Newsletter betreuen; den Postausgang sehen',
    en: 'look after events, polls and newsletters; see the outbox',
  },
  canEditBibliography: { de: 'Publikationen pflegen', en: 'keep the publications' },
}
