import { isBilingual, type Language } from '#contract/language.ts'
import { isDocument, plainText } from '#contract/richtext.ts'

/** Every word of a value, however deep it lies; in one language where that is asked for. */
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
