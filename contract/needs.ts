import { z } from 'zod'
import { type Bilingual, defaultLanguage, type Language, languages } from './language.ts'
import type { RichText } from './richtext.ts'
import { isEmptyDocument } from './richtext-words.ts'

/** What a record needs before visitors can see it. */
export interface Needs<Fields, Name extends string = keyof Fields & string> {
  /** Required texts: a language without one of them does not count as available. One language is enough. */
  texts: readonly Name[]
  /** Paths of further required fields, for the current state of the record. */
  fields?(fields: Fields): readonly string[]
  /** Whether visitors see it; by default the value of `isVisible`. */
  isSeen?(fields: Fields): boolean
}

type Facts = Readonly<Record<string, unknown>>

/** Returns the paths of required fields that are still empty; none for a record that visitors do not see. */
export function missingIn(needs: Needs<Facts>, fields: Facts): string[] {
  if (!(needs.isSeen?.(fields) ?? fields.isVisible)) return []
  const { texts } = needs
  const begun = languages.find(language => hasSome(fields, language, texts)) ?? defaultLanguage
  const isWritten = languages.some(language => hasTexts(fields, language, texts))
  const asked = isWritten ? [] : texts.map(name => `${name}.${begun}`)
  return [...asked, ...(needs.fields?.(fields) ?? [])].filter(path => !hasWords(at(fields, path)))
}

/**
 * Returns the paths that an editor marks as required: in each language that was begun, or in both if none
 * was.
 */
export function neededIn(needs: Needs<Facts>, fields: Facts): string[] {
  const begun = languages.filter(language => hasSome(fields, language, needs.texts))
  const asked = begun.length > 0 ? begun : languages
  const texts = asked.flatMap(language => needs.texts.map(name => `${name}.${language}`))
  return [...texts, ...(needs.fields?.(fields) ?? [])]
}

function hasSome(fields: Facts, language: Language, names: readonly string[]): boolean {
  return names.some(name => hasTexts(fields, language, [name]))
}

export function hasTexts(fields: Facts, language: Language, names: readonly string[]): boolean {
  return names.every(name => hasWords((fields[name] as Bilingual<unknown>)[language]))
}

export function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return value !== ''
  if (typeof value === 'number') return true // a file in one language, such as captions
  if (Array.isArray(value)) return value.length > 0
  return value !== null && value !== undefined && !isEmptyDocument(value as RichText)
}

function at(fields: Facts, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, step) => (inner as Facts | null)?.[step], fields)
}

/** Whether nothing can be saved while the field at this path is empty. */
export function isAlwaysNeeded(schema: z.ZodType, path: string): boolean {
  const field = path.split('.').reduce<z.ZodType | null>(within, schema)
  return (
    field !== null && isTyped(field) && ['', null, undefined].every(none => !field.safeParse(none).success)
  )
}

function within(schema: z.ZodType | null, step: string): z.ZodType | null {
  const outer = schema && bare(schema)
  if (outer instanceof z.ZodObject) return (outer.shape[step] as z.ZodType | undefined) ?? null
  return outer instanceof z.ZodArray ? (outer.element as z.ZodType) : null
}

// Selects, checkboxes and lists have no empty state that a save would refuse.
function isTyped(schema: z.ZodType): boolean {
  const inner = bare(schema)
  if (inner instanceof z.ZodUnion) return inner.options.some(option => isTyped(option as z.ZodType))
  return inner instanceof z.ZodString || inner instanceof z.ZodNumber || inner instanceof z.ZodStringFormat
}

function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodPipe ? bare(schema.in as z.ZodType) : schema
}
