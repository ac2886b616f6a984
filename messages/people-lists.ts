import type { Bilingual } from '#contract/language.ts'
import type { LookupKind } from '#contract/people/lookups.ts'
import type { Flag, opens } from '#contract/permissions.ts'
import { screenTitles } from './screen-titles.ts'

/** Lists of words that describe people. */
export const lookupNames: Record<LookupKind, Bilingual<string>> = {
  title: { de: 'Titel', en: 'Titles' },
  position: { de: 'Funktionen', en: 'Positions' },
  institution: { de: 'Einrichtungen', en: 'Institutions' },
  boardRole: { de: 'Gremien', en: 'Boards' },
  service: { de: 'Dienste', en: 'Services' },
}

export const lookupWords = {
  title: screenTitles.backstageLookups,
  lead: {
    de: 'Aus diesen Wörtern wird bei Personen gewählt, in dieser Reihenfolge. Ein Wort, das verwendet wird, lässt sich nicht löschen, aber mit einem anderen zusammenlegen.',
    en: 'People are described by these words, in this order. A word in use cannot be deleted, but it can be merged with another one.',
  },
  list: { de: 'Liste', en: 'List' },
  empty: { de: 'Diese Liste ist noch leer.', en: 'This list is still empty.' },
} as const satisfies Record<string, Bilingual<string>>

/** Roles and statuses, and what they mean. */
export const roleWords = {
  title: screenTitles.backstageRoles,
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
  requiresSecondFactor: {
    de: 'Braucht einen zweiten Faktor (zwei Wochen Zeit)',
    en: 'Needs a second factor (two weeks to set it up)',
  },
  everybody: {
    de: 'das eigene Profil, das eigene Passwort und die eigenen Sitzungen verwalten',
    en: 'manage their own profile, password and sessions',
  },
  may: { de: 'Darf', en: 'May' },
  everything: { de: 'Hat alle Rechte, auch künftige.', en: 'Has every right, including any added later.' },
  allowsLogin: { de: 'Kann sich anmelden', en: 'Can log in' },
  noLogin: { de: 'Kann sich nicht anmelden', en: 'Cannot log in' },
  isFormer: { de: 'Steht bei den Ehemaligen', en: 'Listed among former members' },
} as const

/** What each permission allows; a role has the permissions that its flags open. */
export const permissionWords: Record<keyof typeof opens, Bilingual<string>> = {
  safety: {
    de: 'Rollen und Status ändern; die Sicherheit im Blick behalten',
    en: 'change roles and statuses; keep an eye on security',
  },
  privacy: {
    de: 'Anfragen zu Daten beantworten und Löschfristen überwachen',
    en: 'answer requests about data and watch the periods of deletion',
  },
  users: {
    de: 'Personen einladen, ändern, sperren und austragen; Auswahllisten und Gruppen pflegen',
    en: 'invite, change, lock and end people; keep the lists of words and groups',
  },
  content: { de: 'Seiten schreiben', en: 'write pages' },
  news: { de: 'Neuigkeiten schreiben', en: 'write news' },
  labels: {
    de: 'Schlagwörter und Kategorien übersetzen, umbenennen und zusammenlegen',
    en: 'translate, rename and merge tags and categories',
  },
  specials: {
    de: 'Veranstaltungen, Abstimmungen und Newsletter betreuen',
    en: 'look after events, polls and newsletters',
  },
  bibliography: {
    de: 'Publikationen und ihre Gebiete pflegen',
    en: 'keep the publications and their subjects',
  },
  files: { de: 'Dateien verschieben, umbenennen und löschen', en: 'move, rename and delete files' },
  fileChoice: { de: 'Dateien ansehen und hochladen', en: 'look at files and upload them' },
  mail: {
    de: 'den Postausgang sehen und E-Mails noch einmal senden',
    en: 'see the outbox and send e-mails again',
  },
}

/** Names of the flags of a role, where they are ticked. */
export const flagNames: Record<Flag, Bilingual<string>> = {
  isAdmin: { de: 'Administration', en: 'Administration' },
  canEditUser: { de: 'Personen', en: 'People' },
  canEditContent: { de: 'Seiten', en: 'Pages' },
  canEditNews: { de: 'Neuigkeiten', en: 'News' },
  canEditSpecials: { de: 'Veranstaltungen, Abstimmungen, Newsletter', en: 'Events, polls, newsletters' },
  canEditBibliography: { de: 'Publikationen', en: 'Publications' },
}

/** Changing roles and statuses, for administrators. */
export const roleForm = {
  newRole: { de: 'Neue Rolle', en: 'New role' },
  newStatus: { de: 'Neuer Status', en: 'New status' },
  change: { de: 'Ändern', en: 'Change' },
  flags: { de: 'Was die Rolle öffnet', en: 'What the role opens' },
  allowsLogin: { de: 'Wer ihn hat, kann sich anmelden', en: 'Whoever has it can log in' },
  isFormer: { de: 'Wer ihn hat, gehört zu den Ehemaligen', en: 'Whoever has it is a former member' },
  mergeRole: (count: number): Bilingual<string> => ({
    de: `Alle mit dieser Rolle (${roleWords.usedBy(count).de}) bekommen die andere und eine E-Mail dazu; sie melden sich neu an. Das lässt sich nicht zurücknehmen.`,
    en: `Everybody with this role (${roleWords.usedBy(count).en}) gets the other one and an e-mail about it, and logs in again. This cannot be undone.`,
  }),
  mergeStatus: (count: number): Bilingual<string> => ({
    de: `Alle mit diesem Status (${roleWords.usedBy(count).de}) bekommen den anderen. Das lässt sich nicht zurücknehmen.`,
    en: `Everybody with this status (${roleWords.usedBy(count).en}) gets the other one. This cannot be undone.`,
  }),
  merge: { de: 'Zusammenlegen', en: 'Merge' },
} as const

/** Manual order of people on the team page. */
export const orderWords = {
  title: screenTitles.backstageUserOrder,
  lead: {
    de: 'So stehen die Personen auf der Teamseite. Ziehen Sie eine Zeile am Griff, oder nehmen Sie die Knöpfe und die Pfeiltasten. Wer hier nicht steht, folgt nach dem Alphabet.',
    en: 'People are listed in this order on the team page. Drag a row by its handle, or use the buttons and the arrow keys. Whoever is not here follows in alphabetical order.',
  },
  parts: {
    investigators: { de: 'Leitung', en: 'Principal investigators' },
    others: { de: 'Weitere mit festem Platz', en: 'Others with a fixed place' },
  },
  leads: {
    investigators: {
      de: 'Rang 100 und mehr: steht ganz oben.',
      en: 'Priority 100 and more: at the very top.',
    },
    others: { de: 'Rang 1 bis 99: steht vor dem Alphabet.', en: 'Priority 1 to 99: ahead of the alphabet.' },
  },
  add: {
    investigators: { de: 'Zur Leitung hinzufügen', en: 'Add a principal investigator' },
    others: { de: 'Weitere Person hinzufügen', en: 'Add somebody else' },
  },
  nobody: { de: 'Noch niemand.', en: 'Nobody yet.' },
  save: { de: 'Reihenfolge speichern', en: 'Save the order' },
  saved: { de: 'Die Reihenfolge gilt', en: 'The order is set' },
  move: (name: string): Bilingual<string> => ({ de: `${name} verschieben`, en: `Move ${name}` }),
  up: (name: string): Bilingual<string> => ({ de: `${name} nach oben`, en: `Move ${name} up` }),
  down: (name: string): Bilingual<string> => ({ de: `${name} nach unten`, en: `Move ${name} down` }),
  takeOut: (name: string): Bilingual<string> => ({
    de: `${name}: kein fester Platz`,
    en: `${name}: no fixed place`,
  }),
  alphabetical: (name: string): Bilingual<string> => ({
    de: `${name} steht jetzt nach dem Alphabet.`,
    en: `${name} is in alphabetical order now.`,
  }),
} as const

/** Position of a person after a move, for screen readers. */
export function placeOf(name: string, part: string, place: number): Bilingual<string> {
  return { de: `${name}: ${part}, Platz ${place}`, en: `${name}: ${part}, place ${place}` }
}
