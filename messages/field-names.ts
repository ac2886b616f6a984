import { type Bilingual, type Language, languages } from '#contract/language.ts'
import { records } from './backstage.ts'

/** Names of fields, in error messages and in the history: `teaser`, or `venue.name` for a part of a field. */
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

/**
 * Returns the texts of a form as labels of the fields with the same keys; excludes `title`, which labels no
 * field.
 */
export function labelsOf(words: Readonly<Record<string, Bilingual<unknown>>>): FieldNames {
  const labels = Object.entries(words).filter(
    ([name, { de }]) => typeof de === 'string' && name !== 'title' && !(name in usual),
  )
  return Object.fromEntries(labels) as FieldNames
}

/**
 * Returns the name of a field, with its language and row number: `projects.1.title.de` is “Projects, no. 2
 * (German)” if only `projects` has a name.
 */
export function fieldName(names: FieldNames, field: string): Bilingual<string> {
  const [first = field, second = ''] = field.split('.')
  const known = { ...usual, ...names }
  const name = known[field] ?? known[`${first}.${second}`] ?? known[first]
  if (!name) return { de: field, en: field }
  // A field with a name for each language, such as a file, is shown by that name alone.
  const spoken = known[field] ? undefined : languages.find(language => field.split('.').includes(language))
  const inside = (language: Language) => {
    const row = /^\d+$/.test(second) ? `, ${records.row[language](Number(second) + 1)}` : ''
    return name[language] + row + (spoken ? ` (${records.languageNames[language][spoken]})` : '')
  }
  return { de: inside('de'), en: inside('en') }
}
