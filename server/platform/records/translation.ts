import { createHash } from 'node:crypto'
import { canonicalJson } from '#contract/differences.ts'
import {
  type Bilingual,
  inBoth,
  isBilingual,
  type Language,
  languages,
  otherLanguage,
} from '#contract/language.ts'
import { hasTexts, hasWords } from '#contract/needs.ts'
import { type Translation, translationStateOf } from '#contract/translation.ts'
import type { Fields, RecordKind } from './kind.ts'

export { hasWords }

/** The translation of a new record. */
export const untranslated: Translation = {
  de: { hash: '', inStepWith: '' },
  en: { hash: '', inStepWith: '' },
}

/** Returns a hash of the texts per language, empty if a required text is missing. */
export function hashesOf(kind: RecordKind, fields: Fields): Bilingual<string> {
  return inBoth(language => (isComplete(kind, fields, language) ? hashOf(kind, fields, language) : ''))
}

/** The same after a save: unchanged texts keep their hash, even if it was computed by an earlier method. */
export function hashesAfter(
  kind: RecordKind,
  fields: Fields,
  { before, translation }: { before: Fields; translation: Translation },
): Bilingual<string> {
  const [was, now] = [hashesOf(kind, before), hashesOf(kind, fields)]
  return inBoth(language => {
    const { hash } = translation[language]
    return now[language] === was[language] && now[language] && hash ? hash : now[language]
  })
}

/** Whether a language has all required texts. */
export function isComplete(kind: RecordKind, fields: Fields, language: Language): boolean {
  return hasTexts(fields, language, kind.record.needs?.texts ?? [])
}

function hashOf(kind: RecordKind, fields: Fields, language: Language): string {
  const texts = (kind.translated?.texts ?? []).flatMap(name => textsIn(fields[name], language))
  return createHash('sha256').update(canonicalJson(texts)).digest('base64url').slice(0, 22)
}

/**
 * Returns the texts of one language in a field, at any depth, in an order that survives JSON storage in
 * PostgreSQL; empty ones are ignored.
 */
function textsIn(value: unknown, language: Language): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(inner => textsIn(inner, language))
  if (isBilingual(value)) return hasWords(value[language]) ? [value[language]] : []
  const fields = value as Fields
  return Object.keys(fields)
    .sort()
    .flatMap(name => textsIn(fields[name], language))
}

/** Returns the languages available to readers. */
export function availableIn(translation: Translation): Language[] {
  return languages.filter(language => translation[language].hash !== '')
}

/** Returns the language of a response: the requested one if available, otherwise the other. */
export function answerLanguage(translation: Translation, language: Language): Language {
  const available = availableIn(translation)
  return available.includes(language) || available.length === 0 ? language : otherLanguage(language)
}

type Texts<Row, Name extends keyof Row> = {
  [One in Name]: Row[One] extends Bilingual<infer Text> ? Text : never
}

/**
 * Returns optional texts of a record shown in `spoken`; missing ones come in the other language and are
 * listed in `inOtherLanguage`.
 */
export function textsShown<
  Row extends { [One in Name]: Bilingual<unknown> },
  Name extends keyof Row & string,
>(row: Row, spoken: Language, names: readonly Name[]): Texts<Row, Name> & { inOtherLanguage: string[] } {
  const other = otherLanguage(spoken)
  const inOtherLanguage = names.filter(name => !hasWords(row[name][spoken]) && hasWords(row[name][other]))
  const textOf = (name: Name) => row[name][inOtherLanguage.includes(name) ? other : spoken]
  const texts = Object.fromEntries(names.map(name => [name, textOf(name)])) as Texts<Row, Name>
  return { ...texts, inOtherLanguage }
}

export function statesOf(translation: Translation) {
  return inBoth(language => translationStateOf(translation, language))
}
