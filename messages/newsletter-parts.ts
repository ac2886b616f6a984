import type { Bilingual } from '#contract/language.ts'
import type { PartKind, PartStanding } from '#contract/newsletter/parts.ts'
import { dayIn } from './event-times.ts'

/** Notes beside a record in an issue. */
export const issuePartWords = {
  cancelled: { de: 'Abgesagt', en: 'Cancelled' },
  onlyGerman: { de: 'nur auf Deutsch', en: 'in German only' },
  onlyEnglish: { de: 'nur auf Englisch', en: 'in English only' },
} as const satisfies Record<string, Bilingual<string>>

export function pollEnds(closesAt: string): Bilingual<string> {
  const { de, en } = dayIn(closesAt)
  return { de: `Abstimmung bis ${de}`, en: `Vote until ${en}` }
}

/** Parts that follow the text of an issue, in backstage. */
export const newsletterParts = {
  title: { de: 'Inhalte und Schaltflächen', en: 'Contents and buttons' },
  lead: {
    de: 'Sie folgen auf den Text. Titel, Bild, Datum und Einleitung der Inhalte kommen bis zum Versand von der Website, in der Sprache der Lesenden.',
    en: 'They follow the text. Title, picture, date and lead of contents come from the website until the issue is sent, in the language of the reader.',
  },
  sentLead: { de: 'So, wie sie beim Versand waren.', en: 'As they were when the issue was sent.' },
  add: { de: 'Inhalt hinzufügen', en: 'Add content' },
  addHint: { de: 'Nach Titel oder Name suchen', en: 'Search by title or name' },
  none: { de: 'Nichts gefunden', en: 'Nothing found' },
  button: { de: 'Schaltfläche', en: 'Button' },
  addButton: { de: 'Schaltfläche hinzufügen', en: 'Add a button' },
  nameless: { de: 'Gelöschter Inhalt', en: 'Deleted content' },
  unnamed: { de: 'Nicht öffentlicher Inhalt', en: 'Content that is not public' },
} as const satisfies Record<string, Bilingual<string>>

export const partKindNames: Record<PartKind, Bilingual<string>> = {
  news: { de: 'Neuigkeit', en: 'News item' },
  events: { de: 'Veranstaltung', en: 'Event' },
  people: { de: 'Person', en: 'Person' },
  articles: { de: 'Artikel', en: 'Article' },
  polls: { de: 'Abstimmung', en: 'Poll' },
}

/** Warnings for staff about a part that readers will not see as expected. */
export const partTroubles: Record<Exclude<PartStanding, 'shown'>, Bilingual<string>> = {
  cancelled: { de: 'Abgesagt, steht so in der E-Mail', en: 'Cancelled, and the e-mail says so' },
  hidden: { de: 'Nicht öffentlich, fehlt in der E-Mail', en: 'Not public, left out of the e-mail' },
  gone: { de: 'Gelöscht, fehlt in der E-Mail', en: 'Deleted, left out of the e-mail' },
}
