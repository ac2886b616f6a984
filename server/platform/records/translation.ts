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
import { hasTexts, hasWords } from '#contract/needs.ts'
import { type Translation, translationStateOf } from '#contract/translation.ts'
import type { Fields, RecordKind } from './kind.ts'

export { hasWords }

/** The translation of a record that is not there yet. */
export const untranslated: Translation = {
  de: { hash: '', inStepWith: '' },
  en: { hash: '', inStepWith: '' },
}

/** Per language a hash of its texts, empty while it lacks something that a reader needs. */
export function hashesOf(kind: RecordKind, fields: Fields): Bilingual<string> {
  return inBoth(language => (isComplete(kind, fields, language) ? hashOf(kind, fields, language) : ''))
}

/** The same after a save: texts that it did not change keep the hash they have, whichever way it was made. */
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

/** Whether a language of a record is there. */
export function isComplete(kind: RecordKind, fields: Fields, language: Language): boolean {
  return hasTexts(fields, language, kind.record.needs?.texts ?? [])
}

function hashOf(kind: RecordKind, fields: Fields, language: Language): string {
  const texts = (kind.translated?.texts ?? []).flatMap(name => textsIn(fields[name], language))
  return createHash('sha256').update(inOrder(texts)).digest('base64url').slice(0, 22)
}

/** The texts of one language in a field, however deep they lie, in an order that PostgreSQL keeps; empty ones say nothing. */
function textsIn(value: unknown, language: Language): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(inner => textsIn(inner, language))
  if (isBilingual(value)) return hasWords(value[language]) ? [value[language]] : []
  const fields = value as Fields
  return Object.keys(fields)
    .sort()
    .flatMap(name => textsIn(fields[name], language))
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

type Texts<Row, Name extends keyof Row> = {
  [One in Name]: Row[One] extends Bilingual<infer Text> ? Text : never
}

/**
 * Texts that a language can be there without, of a record that answers in `spoken`: what it lacks comes in the other
 * language, and is named.
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
