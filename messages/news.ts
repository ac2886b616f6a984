import type { Bilingual } from '#contract/language.ts'

/** The public news pages. */
export const news = {
  title: { de: 'Neuigkeiten', en: 'News' },
  lead: {
    de: 'Was am Institut geschieht: Ergebnisse, Geräte, Auszeichnungen und Einladungen.',
    en: 'What happens at the institute: results, instruments, awards and invitations.',
  },
  noneFound: { de: 'Hierzu gibt es noch nichts', en: 'Nothing here yet' },
  noneFoundLead: {
    de: 'Wählen Sie ein anderes Thema oder sehen Sie sich alle Neuigkeiten an.',
    en: 'Choose another topic, or look at all the news.',
  },
  empty: { de: 'Noch keine Neuigkeiten', en: 'No news yet' },
  emptyLead: {
    de: 'Hier erscheinen Berichte aus dem Institut: Ergebnisse, Geräte, Auszeichnungen und Einladungen.',
    en: 'Reports from the institute appear here: results, instruments, awards and invitations.',
  },
  more: { de: 'Ältere Neuigkeiten laden', en: 'Load older news' },
  tags: { de: 'Schlagwörter', en: 'Tags' },
  categories: { de: 'Nach Thema', en: 'By topic' },
  allTopics: { de: 'Alle Themen', en: 'All topics' },
  all: { de: 'Alle anzeigen', en: 'Show all' },
  by: { de: 'Von', en: 'By' },
  updated: { de: 'Geändert am', en: 'Updated on' },
  previous: { de: 'Vorherige', en: 'Previous' },
  next: { de: 'Nächste', en: 'Next' },
  neighbours: { de: 'Weitere Neuigkeiten', en: 'More news' },
  related: { de: 'Mehr zum Thema', en: 'More on this subject' },
  facts: { de: 'Zu diesem Beitrag', en: 'About this item' },
  published: { de: 'Erschienen am', en: 'Published on' },
  topic: { de: 'Thema', en: 'Topic' },
  onlyGerman: { de: 'Diesen Text gibt es nur auf Deutsch.', en: 'This text is available in German only.' },
  onlyEnglish: { de: 'Diesen Text gibt es nur auf Englisch.', en: 'This text is available in English only.' },
  feed: { de: 'Neuigkeiten abonnieren:', en: 'Follow our news:' },
} as const satisfies Record<string, Bilingual<string>>

/** For example “Follow our news on ‘Research’:”. */
export function followOf(category: string): Bilingual<string> {
  return { de: `Neuigkeiten zu „${category}“ abonnieren:`, en: `Follow our news on ‘${category}’:` }
}

export function taggedWith(tag: string): Bilingual<string> {
  return { de: `Neuigkeiten zu „${tag}“`, en: `News about ‘${tag}’` }
}

export function shownOf(shown: number, all: number): Bilingual<string> {
  return { de: `${shown} von ${all} Neuigkeiten`, en: `${shown} of ${all} news items` }
}

/** Reading time of a long text. */
export function readingTime(minutes: number): Bilingual<string> {
  return { de: `${minutes}\u00a0Minuten Lesezeit`, en: `${minutes}\u00a0minutes to read` }
}

/** Page number in the title of a further page of the list. */
export function pageNumber(page: number): Bilingual<string> {
  return { de: `Seite ${page}`, en: `Page ${page}` }
}

/** Shown if the requested page is beyond the last one. */
export const beyondLast: Bilingual<string> = {
  de: 'So viele Seiten gibt es nicht',
  en: 'There are not that many pages',
}
export const toLast: Bilingual<string> = { de: 'Zur letzten Seite', en: 'To the last page' }

export function pagesOfNews(pages: number): Bilingual<string> {
  return {
    de: pages === 1 ? 'Alle Neuigkeiten stehen auf einer Seite.' : `Die Neuigkeiten füllen ${pages} Seiten.`,
    en: pages === 1 ? 'All the news stands on one page.' : `The news fills ${pages} pages.`,
  }
}
