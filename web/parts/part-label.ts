import { type Bilingual, type Language, languages } from '#contract/language.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import { records } from '#messages/backstage.ts'
import { blockFields, pagesBackstage, partFields, partNumber } from '#messages/pages-backstage.ts'

interface WithParts {
  items: readonly ContentItem[]
}

/**
 * Returns the label of a field inside a part; null for other fields. Without `values` the part is found only
 * by its index.
 */
export function partName(field: string, values: WithParts = { items: [] }): Bilingual<string> | null {
  return /^items\.(?!order$)/.test(field) ? partLabel(field, values.items) : null
}

/**
 * Labels a part by its index, as error messages do, or by its id, as the history does: „Abschnitt 2,
 * Überschrift (Deutsch)“.
 */
function partLabel(field: string, items: readonly ContentItem[]): Bilingual<string> {
  const [, part = '', ...inner] = field.split('.')
  const place = /^\d+$/.test(part) ? Number(part) : items.findIndex(({ id }) => id === part)
  const where = place === -1 ? pagesBackstage.partGone : partNumber(place + 1)
  const what = nameInside(inner)
  const spoken = languages.find(language => inner.at(-1) === language)
  const inLanguage = (language: Language) =>
    where[language] +
    (what ? `, ${what[language]}` : '') +
    (spoken ? ` (${records.languageNames[language][spoken]})` : '')
  return { de: inLanguage('de'), en: inLanguage('en') }
}

/** Returns the label of the innermost named field; null for the text of a text part. */
function nameInside(inner: readonly string[]): Bilingual<string> | null {
  const names: Readonly<Record<string, Bilingual<string>>> = inner[0] === 'content' ? blockFields : partFields
  const name = inner.findLast(one => Object.hasOwn(names, one))
  return (name && names[name]) || null
}
