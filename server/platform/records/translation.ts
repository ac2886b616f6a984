import { createHash } from 'node:crypto'
import { inOrder } from '#contract/differences.ts'
import {
  type Bilingual,
  inBoth,
  isBilingual,
  type Language,
  languages,
  otherLanguage,
} from '#contract/language.ts'
import { type Translation, translationStateOf } from '#contract/record.ts'
import { isEmptyDocument, type RichText } from '#contract/richtext.ts'
import type { RecordFields, RecordKind } from './kind.ts'

/** Per language a hash of its texts, empty while it lacks something that a reader needs. */
export function hashesOf<F extends RecordFields>(kind: RecordKind<F>, fields: F): Bilingual<string> {
  return inBoth(language => (isComplete(kind, fields, language) ? hashOf(kind, fields, language) : ''))
}

export function isComplete<F extends RecordFields>(
  kind: RecordKind<F>,
  fields: F,
  language: Language,
): boolean {
  return kind.needs.every(name => hasWords((fields[name] as Bilingual<unknown>)[language]))
}

function hashOf<F extends RecordFields>(kind: RecordKind<F>, fields: F, language: Language): string {
  const texts = kind.texts.flatMap(name => textsIn(fields[name], language))
  return createHash('sha256').update(inOrder(texts)).digest('base64url').slice(0, 22)
}

/** The texts of one language in a field, however deep they lie; empty ones say nothing. */
function textsIn(value: unknown, language: Language): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(inner => textsIn(inner, language))
  if (isBilingual(value)) return hasWords(value[language]) ? [value[language]] : []
  return Object.values(value).flatMap(inner => textsIn(inner, language))
}

export function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return value !== ''
  if (typeof value === 'number') return true // a file in one language, such as captions
  return value !== null && value !== undefined && !isEmptyDocument(value as RichText)
}

/** The languages a reader can have. */
export function availableIn(translation: Translation): Language[] {
  return languages.filter(language => translation[language].hash !== '')
}

/** The language in which a record answers: the one asked for, else the other. */
export function spokenIn(translation: Translation, language: Language): Language {
  const available = availableIn(translation)
  return available.includes(language) || available.length === 0 ? language : otherLanguage(language)
}

export function statesOf(translation: Translation) {
  return inBoth(language => translationStateOf(translation, language))
}
