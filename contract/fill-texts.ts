import { isBilingual, type Language, otherLanguage } from './language.ts'
import { isDocument, isEmptyDocument } from './richtext.ts'

/**
 * Returns the fields with each empty text of a language copied from the other, including headings, lists,
 * pictures and links, as a basis for translation. Titles and other single lines stay empty, because a
 * language without them is not shown.
 */
export function fillFromOtherLanguage<F extends object>(fields: F, language: Language): F {
  return filled(fields, language) as F
}

/** Whether there is a text to copy. */
export function hasTextsToFill(fields: object, language: Language): boolean {
  const look = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null || isDocument(value)) return false
    return isToFill(value, language) || Object.values(value).some(look)
  }
  return look(fields)
}

function filled(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null || isDocument(value)) return value
  if (Array.isArray(value)) return value.map(inner => filled(inner, language))
  if (isToFill(value, language)) return { ...value, [language]: (value as Texts)[otherLanguage(language)] }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, language)]))
}

type Texts = Record<Language, unknown>

function isToFill(value: object, language: Language): boolean {
  if (!isBilingual(value)) return false
  const [own, other] = [value[language], value[otherLanguage(language)]]
  return (
    isDocument(other) &&
    !isEmptyDocument(other) &&
    (own === null || (isDocument(own) && isEmptyDocument(own)))
  )
}
