import type { Bilingual } from '#contract/language.ts'
import type { LabelList } from '#contract/site/labels.ts'
import { screenTitles } from './screen-titles.ts'

/** The screen of tags and categories. */
export const labels = {
  title: screenTitles.backstageLabels,
  lead: {
    de: 'Danach wird auf der Website geordnet und gefiltert. Ohne englisches Wort zeigt auch die englische Seite das deutsche.',
    en: 'The website is sorted and filtered by these. Without an English word, the English pages show the German one, too.',
  },
  list: { de: 'Liste', en: 'List' },
  empty: { de: 'Diese Liste ist noch leer.', en: 'This list is still empty.' },
  onlyUntranslated: { de: 'Nur ohne Englisch', en: 'Only without English' },
  allTranslated: { de: 'Alle sind übersetzt.', en: 'All of them are translated.' },
  remove: { de: 'Überall entfernen', en: 'Remove everywhere' },
} as const satisfies Record<string, Bilingual<string>>

export const labelLists: Record<LabelList, Bilingual<string>> = {
  tag: { de: 'Schlagwörter', en: 'Tags' },
  category: { de: 'Kategorien der Neuigkeiten', en: 'Categories of news' },
  subject: { de: 'Gebiete der Publikationen', en: 'Subjects of publications' },
}

export const labelUsedBy = (count: number): Bilingual<string> => ({
  de: count === 1 ? '1 Eintrag' : `${count} Einträge`,
  en: count === 1 ? '1 record' : `${count} records`,
})

/** Question before a label that records use is deleted. */
export const removeQuestion = (name: string, count: number): Bilingual<string> => ({
  de: `„${name}“ steht bei ${count === 1 ? 'einem Eintrag' : `${count} Einträgen`} und wird dort entfernt. Das lässt sich nicht zurücknehmen.`,
  en: `‘${name}’ is on ${count === 1 ? 'one record' : `${count} records`}, and will be removed there. This cannot be undone.`,
})
