import { isBilingual, type Language } from '#contract/language.ts'
import { isDocument, plainText } from '#contract/richtext.ts'

/** Returns all texts in a value, at any depth; only those of one language if given. */
export function wordsIn(value: unknown, language?: Language): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if (isDocument(value)) return [plainText(value)]
  if (language && isBilingual(value)) return wordsIn(value[language])
  return Object.entries(value).flatMap(([name, inner]) =>
    technical.has(name) ? [] : wordsIn(inner, language),
  )
}

const technical = new Set([
  'id',
  'type',
  'contentType',
  'mediaType',
  'link',
  'slug',
  'deadline',
  'postedOn',
  'employment',
])
