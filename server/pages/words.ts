import { plainText, type RichText } from '#contract/richtext.ts'

/** Every word of a value, however deep it lies. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  if (isDocument(value)) return [plainText(value)]
  return Object.entries(value).flatMap(([name, inner]) => (technical.has(name) ? [] : wordsIn(inner)))
}

const technical = new Set([
  'id',
  'type',
  'contentType',
  'mediaType',
  'link',
  'deadline',
  'postedOn',
  'employment',
])

export function isDocument(value: object): value is RichText {
  return 'type' in value && value.type === 'doc'
}
