import type { CandidateState, DecisionKind } from '#contract/articles/authorship.ts'
import type { Bilingual } from '#contract/language.ts'
import { screenTitles } from './screen-titles.ts'

/** States of a person who may be an author. */
export const candidateStateNames: Record<CandidateState, Bilingual<string>> = {
  confirmed: { de: 'Bestätigt', en: 'Confirmed' },
  certain: { de: 'Sicher erkannt', en: 'Recognised' },
  proposed: { de: 'Zu bestätigen', en: 'To be confirmed' },
  open: { de: 'Unwahrscheinlich', en: 'Unlikely' },
  rejected: { de: 'Abgelehnt', en: 'Rejected' },
}

/** Decisions on whether a person is the author. */
export const decisionNames: Record<DecisionKind, Bilingual<string>> = {
  confirmed: { de: 'bestätigt', en: 'confirmed' },
  rejected: { de: 'abgelehnt', en: 'rejected' },
  withdrawn: { de: 'zurückgenommen', en: 'taken back' },
}

/** Authors of articles: in the editor, in the list across all articles and in the user's own profile. */
export const articleAuthors = {
  list: screenTitles.backstageAuthorships,
  lead: {
    de: 'Wer von uns hat mitgeschrieben? Was hier bestätigt oder abgelehnt ist, bleibt so, auch nach einem neuen Abgleich oder Abruf.',
    en: 'Who of us is among the authors? What is confirmed or rejected here stays so, also after matching again or when a record is retrieved again.',
  },
  empty: { de: 'Niemand zuzuordnen', en: 'Nobody to identify' },
  emptyLead: {
    de: 'Sobald ein Artikel jemanden vom Institut nennt, steht die Person hier.',
    en: 'As soon as an article names somebody of the institute, they appear here.',
  },
  slots: { de: 'Wer vom Institut mitgeschrieben hat', en: 'Authors of the institute' },
  slotsHint: {
    de: 'Gezeigt ist der gespeicherte Stand. Geänderte Namen werden beim Speichern neu zugeordnet.',
    en: 'As saved last. Names that were changed are identified anew when you save.',
  },
  nobody: { de: 'Niemand vom Institut kommt infrage.', en: 'Nobody of the institute comes into question.' },
  showAll: { de: 'Alle Namen zeigen', en: 'Show all names' },
  showFew: { de: 'Nur zugeordnete Namen zeigen', en: 'Show identified names only' },
  choose: { de: 'Jemand anderes wählen', en: 'Choose somebody else' },
  unplaced: {
    de: 'Entscheidungen zu Namen, die jetzt fehlen',
    en: 'Decisions on names that are missing now',
  },
  somebodyGone: { de: 'jemand, der gelöscht ist', en: 'somebody who was deleted' },
  author: { de: 'Im Artikel', en: 'In the article' },
  person: { de: 'Person', en: 'Person' },
  state: { de: 'Zustand', en: 'State' },
  score: { de: 'Wert', en: 'Score' },
  evidence: { de: 'Gründe', en: 'Reasons' },
  article: { de: 'Artikel', en: 'Article' },
  year: { de: 'Jahr', en: 'Year' },
  speaksFor: { de: 'Spricht dafür:', en: 'In favour:' },
  speaksAgainst: { de: 'Spricht dagegen:', en: 'Against:' },
  confirm: { de: 'Bestätigen', en: 'Confirm' },
  reject: { de: 'Ablehnen', en: 'Reject' },
  takeBack: { de: 'Entscheidung zurücknehmen', en: 'Take decision back' },
  open: { de: 'Artikel öffnen', en: 'Open article' },
  decided: { de: 'Entscheidung gespeichert', en: 'Decision saved' },
  rebuild: { de: 'Neu abgleichen', en: 'Match again' },
  rebuildTitle: { de: 'Alle Autorinnen und Autoren neu abgleichen', en: 'Match all authors again' },
  rebuildLead: {
    de: 'Das würde sich ändern. Entscheidungen bleiben in jedem Fall, wie sie sind.',
    en: 'This is what would change. Decisions stay as they are in any case.',
  },
  rebuildNothing: {
    de: 'Es würde sich nichts ändern: Alles ist auf dem neuesten Stand.',
    en: 'Nothing would change: all is up to date.',
  },
  looking: { de: 'Alle Artikel werden durchgesehen …', en: 'Looking through all articles …' },
  close: { de: 'Schließen', en: 'Close' },
  before: { de: 'Bisher', en: 'Before' },
  after: { de: 'Danach', en: 'After' },
  nothing: { de: 'Nichts', en: 'Nothing' },
  mine: { de: 'Von mir', en: 'Mine' },
  notMine: { de: 'Nicht von mir', en: 'Not mine' },
  theirs: { de: 'Ja, von dieser Person', en: 'Yes, by this person' },
  notTheirs: { de: 'Nein', en: 'No' },
  ownTitle: { de: 'Veröffentlichungen', en: 'Publications' },
  ownEmpty: {
    de: 'Noch keine Veröffentlichung ist zugeordnet.',
    en: 'No publication has been assigned yet.',
  },
  asked: { de: 'Bitte entscheiden', en: 'Please decide' },
  theirOnes: { de: 'Zugeordnet', en: 'Assigned' },
  rejectedOnes: { de: 'Abgelehnt', en: 'Rejected' },
  missing: { de: 'Eine Veröffentlichung fehlt?', en: 'Is one missing?' },
  searchOwn: { de: 'Wörter des Titels', en: 'Words of the title' },
  iAm: { de: 'Ich bin:', en: 'I am:' },
  pin: { de: 'Im Profil anheften', en: 'Pin in the profile' },
  unpin: { de: 'Nicht mehr anheften', en: 'Unpin' },
  pinned: { de: 'Angeheftet', en: 'Pinned' },
  hidden: { de: 'Verborgen', en: 'Hidden' },
} as const satisfies Record<string, Bilingual<string>>

export function authorshipsCount(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 Name' : `${n.toLocaleString('de-DE')} Namen`,
    en: n === 1 ? '1 name' : `${n.toLocaleString('en-GB')} names`,
  }
}

export function decidedBy(
  kind: 'confirmed' | 'rejected',
  name: string | null,
  moment: string,
): Bilingual<string> {
  const [de, en] = kind === 'confirmed' ? ['Bestätigt', 'Confirmed'] : ['Abgelehnt', 'Rejected']
  return {
    de: `${de} von ${name ?? 'jemandem, der gelöscht ist'}, ${moment}`,
    en: `${en} by ${name ?? 'somebody who was deleted'}, ${moment}`,
  }
}

/** Number of changes that the rebuild would make. */
export function changesCount(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 Änderung' : `${n.toLocaleString('de-DE')} Änderungen`,
    en: n === 1 ? '1 change' : `${n.toLocaleString('en-GB')} changes`,
  }
}

export function rebuildStanding(done: number, total: number): Bilingual<string> {
  return { de: `${done} von ${total} Artikeln durchgesehen`, en: `${done} of ${total} articles looked at` }
}

export function decidedCount(n: number): Bilingual<string> {
  return {
    de: n === 1 ? '1 Entscheidung gespeichert' : `${n} Entscheidungen gespeichert`,
    en: n === 1 ? '1 decision saved' : `${n} decisions saved`,
  }
}
