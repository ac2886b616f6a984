import { type Bilingual, type Language, languages } from '#contract/language.ts'
import { records } from './backstage.ts'

/** What fields are called in a refusal and in the history: `teaser`, or `venue.name` for a part of a field. */
export type FieldNames = Readonly<Record<string, Bilingual<string>>>

/** Fields that most kinds of records have. */
const usual: FieldNames = {
  title: { de: 'Titel', en: 'Title' },
  slug: { de: 'Permalink', en: 'Permalink' },
  imageId: { de: 'Bild', en: 'Picture' },
  imageAlt: { de: 'Bildbeschreibung', en: 'Description of the picture' },
  isVisible: { de: 'Sichtbar', en: 'Visible' },
  publishAt: { de: 'Erscheint am', en: 'Appears on' },
  unpublishAt: { de: 'Verschwindet am', en: 'Disappears on' },
}

/** The labels among a form's words, by the fields they stand at; its title is no field's. */
export function labelsOf(words: Readonly<Record<string, Bilingual<unknown>>>): FieldNames {
  const labels = Object.entries(words).filter(
    ([name, { de }]) => typeof de === 'string' && name !== 'title' && !(name in usual),
  )
  return Object.fromEntries(labels) as FieldNames
}

/**
 * What a field is called, with its language and the number of its row: `projects.1.title.de` is „Projekte, Nr. 2
 * (Deutsch)“ where only `projects` has a name.
 */
export function fieldName(names: FieldNames, field: string): Bilingual<string> {
  const [first = field, second = ''] = field.split('.')
  const known = { ...usual, ...names }
  const name = known[field] ?? known[`${first}.${second}`] ?? known[first]
  if (!name) return { de: field, en: field }
  // What has a name in each language, such as a file, is called by it.
  const spoken = known[field] ? undefined : languages.find(language => field.split('.').includes(language))
  const inside = (language: Language) => {
    const row = /^\d+$/.test(second) ? `, ${records.row[language](Number(second) + 1)}` : ''
    return name[language] + row + (spoken ? ` (${records.languageNames[language][spoken]})` : '')
  }
  return { de: inside('de'), en: inside('en') }
}
