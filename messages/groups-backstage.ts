import type { Bilingual } from '#contract/language.ts'
import { type FieldNames, labelsOf } from './field-names.ts'
import { screenTitles } from './screen-titles.ts'

/** The screens of research groups in backstage. */
export const groupsBackstage = {
  title: screenTitles.backstageGroups,
  create: { de: 'Gruppe anlegen', en: 'Create a group' },
  empty: { de: 'Noch keine Gruppen', en: 'No groups yet' },
  emptyLead: {
    de: 'Legen Sie die erste an. Sie bleibt verborgen, bis Sie sie sichtbar machen.',
    en: 'Create the first one. It stays hidden until you show it.',
  },
  name: { de: 'Name', en: 'Name' },
  nameDe: { de: 'Name (Deutsch)', en: 'Name (German)' },
  nameEn: { de: 'Name (Englisch)', en: 'Name (English)' },
  keyword: { de: 'Kurztitel', en: 'Short title' },
  keywordHint: {
    de: 'Ein Wort für Karten, höchstens 40 Zeichen',
    en: 'A word for cards, at most 40 characters',
  },
  subject: { de: 'Fachgebiet', en: 'Subject' },
  teaser: { de: 'Einleitung', en: 'Teaser' },
  teaserHint: {
    de: 'Zwei Sätze für Listen und Suchmaschinen',
    en: 'Two sentences for lists and search engines',
  },
  description: { de: 'Beschreibung', en: 'Description' },
  publications: { de: 'Publikationen', en: 'Publications' },
  place: { de: 'Ort', en: 'Place' },
  placeHint: { de: 'Zum Beispiel Gebäude und Raum', en: 'For instance building and room' },
  people: { de: 'Menschen', en: 'People' },
  leader: { de: 'Leitung', en: 'Leader' },
  leaderHint: {
    de: 'Wer am Institut ist. Verlässt die Person das Institut, zeigt die Website keine Leitung mehr.',
    en: 'Somebody who is at the institute. Once they leave, the website shows no leader any more.',
  },
  leaderLeft: { de: 'Die Leitung hat das Institut verlassen', en: 'The leader has left the institute' },
  leaderLeftLead: {
    de: 'Auf der Website hat die Gruppe zurzeit keine Leitung. Bitte wählen Sie eine andere Person.',
    en: 'On the website the group has no leader at present. Please choose somebody else.',
  },
  ownMembers: { de: 'Eigene Gruppe von', en: 'Own group of' },
  ownMembersHint: {
    de: 'Wird bei der Person gewählt. Ehemalige stehen von selbst bei den Ehemaligen.',
    en: 'Chosen in each person’s account. Those who have left are listed among the former members by themselves.',
  },
  nobodyYet: { de: 'noch niemand', en: 'nobody yet' },
  members: { de: 'Mitglieder', en: 'Members' },
  membersHint: {
    de: 'Wer dazugehört, auch wenn die eigene Gruppe eine andere ist',
    en: 'Who belongs to it, even if their own group is another',
  },
  alumni: { de: 'Ehemalige', en: 'Former members' },
  addPerson: { de: 'Person hinzufügen', en: 'Add a person' },
  isPiGroup: { de: 'Gruppe des Instituts (PI)', en: 'Group of the institute (PI)' },
  isAssociatedPiGroup: { de: 'Assoziierte Gruppe (PI)', en: 'Associated group (PI)' },
  kind: { de: 'Art', en: 'Kind' },
  kinds: {
    de: { pi: 'des Instituts', associated: 'assoziiert' },
    en: { pi: 'of the institute', associated: 'associated' },
  },
  banner: { de: 'Banner', en: 'Banner' },
  priority: { de: 'Rang', en: 'Priority' },
  priorityHint: { de: 'Je höher, desto weiter oben', en: 'The higher, the further up' },
  tags: { de: 'Schlagwörter', en: 'Tags' },
  contact: { de: 'Kontakt', en: 'Contact' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  phone: { de: 'Telefon', en: 'Telephone' },
  projects: { de: 'Projekte', en: 'Projects' },
  addProject: { de: 'Projekt hinzufügen', en: 'Add a project' },
  projectTitle: { de: 'Titel', en: 'Title' },
  projectText: { de: 'Worum es geht', en: 'What it is about' },
  funders: { de: 'Förderung', en: 'Funders' },
  fundersHint: { de: 'Namen, jeder mit der Eingabetaste beendet', en: 'Names, each ended with Enter' },
  from: { de: 'Von', en: 'From' },
  to: { de: 'Bis', en: 'To' },
  timeHint: { de: '2024 oder 2024-10', en: '2024 or 2024-10' },
  link: { de: 'Adresse', en: 'Address' },
  merge: { de: 'Zusammenlegen', en: 'Merge' },
  mergeWith: { de: 'Andere Gruppe', en: 'Another group' },
  mergeLead: {
    de: 'Alle Menschen dieser Gruppe gehören danach zur anderen; diese hier kommt in den Papierkorb.',
    en: 'Everybody of this group then belongs to the other one; this one goes to the trash.',
  },
  merged: { de: 'Zusammengelegt', en: 'Merged' },
  remove: { de: 'Entfernen', en: 'Remove' },
} as const satisfies Record<string, Bilingual<unknown>>

export function groupsCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Gruppe' : `${n} Gruppen`, en: n === 1 ? '1 group' : `${n} groups` }
}

export function mergeInto(name: string): Bilingual<string> {
  return { de: `Mit „${name}“ zusammenlegen?`, en: `Merge with ‘${name}’?` }
}

export function projectNumber(n: number): Bilingual<string> {
  return { de: `Projekt ${n}`, en: `Project ${n}` }
}

/** Names of the fields of groups, in error messages and in the history. */
export const groupFieldNames: FieldNames = {
  ...labelsOf(groupsBackstage),
  leaderId: groupsBackstage.leader,
  memberIds: groupsBackstage.members,
  alumniIds: groupsBackstage.alumni,
  imageId: groupsBackstage.banner,
  sortPriority: groupsBackstage.priority,
}
