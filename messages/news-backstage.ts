import type { Bilingual } from '#contract/language.ts'
import type { FieldNames } from './field-names.ts'

/** The news screens of backstage. */
export const newsBackstage = {
  title: { de: 'Neuigkeiten', en: 'News' },
  create: { de: 'Neuigkeit anlegen', en: 'Create a news item' },
  empty: { de: 'Noch keine Neuigkeiten', en: 'No news yet' },
  emptyLead: {
    de: 'Legen Sie die erste an. Sie bleibt verborgen, bis Sie sie sichtbar machen.',
    en: 'Create the first one. It stays hidden until you show it.',
  },
  category: { de: 'Thema', en: 'Topic' },
  noCategory: { de: 'Ohne Thema', en: 'No topic' },
  teaser: { de: 'Einleitung', en: 'Teaser' },
  teaserHint: {
    de: 'Zwei Sätze für Listen und Suchmaschinen',
    en: 'Two sentences for lists and search engines',
  },
  content: { de: 'Text', en: 'Text' },
  picture: { de: 'Bild', en: 'Picture' },
  noParts: {
    de: 'Unter dem Text können Abschnitte stehen: ein Zitat, eine Bildergalerie, Zahlen, ein Film.',
    en: 'Parts can follow the text: a quotation, a picture gallery, figures, a film.',
  },
  author: { de: 'Autor oder Autorin', en: 'Author' },
} as const satisfies Record<string, Bilingual<string>>

export function newsCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Neuigkeit' : `${n} Neuigkeiten`, en: n === 1 ? '1 news item' : `${n} news items` }
}

/** Names of the fields, in the history of changes. */
export const newsFieldNames: FieldNames = {
  categoryId: { de: 'Thema', en: 'Topic' },
  authorId: { de: 'Autor oder Autorin', en: 'Author' },
  tags: { de: 'Schlagwörter', en: 'Tags' },
  teaser: { de: 'Einleitung', en: 'Teaser' },
  items: { de: 'Abschnitte', en: 'Parts' },
  'items.order': { de: 'Reihenfolge der Abschnitte', en: 'Order of the parts' },
  content: { de: 'Text', en: 'Text' },
}
