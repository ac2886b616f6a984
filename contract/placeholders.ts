import { lines } from './fields.ts'
import type { Bilingual, Language } from './language.ts'

/** A placeholder in braces in a mail text written by staff: `{name}`. */
export interface Placeholder {
  meaning: Bilingual<string>
  /** Value for the preview. */
  example: Bilingual<string>
  /** Whether the mail is useless without it, such as the confirmation link. */
  isRequired?: true
}

/** The placeholders of one kind of mail, by name in camel case: `firstName`. */
export type Placeholders = Readonly<Record<string, Placeholder>>

/** The values to insert, one for each placeholder. */
export type PlaceholderValues<Known extends Placeholders, Value = string> = {
  readonly [Name in keyof Known & string]: Value
}

/** A key of `messages/forms.ts`. */
export type PlaceholderFault = 'placeholderUnknown' | 'placeholderUnclosed' | 'placeholderMissing'

/** A field for a mail text in one language; an empty text is a missing translation. */
export function mailText(known: Placeholders, longest: number, message = 'length') {
  return lines(longest, message).check(context => {
    const fault = placeholderFault(context.value, known)
    if (fault) context.issues.push({ code: 'custom', message: fault, input: context.value })
  })
}

/** Returns the reason why a text cannot be saved, or null. */
export function placeholderFault(text: string, known: Placeholders): PlaceholderFault | null {
  if (text === '') return null
  const parts = textParts(text)
  const names = parts.flatMap(part => ('placeholder' in part ? [part.placeholder] : []))
  if (parts.some(part => 'words' in part && /[{}]/.test(part.words))) return 'placeholderUnclosed'
  if (names.some(name => !Object.hasOwn(known, name))) return 'placeholderUnknown'
  const isComplete = Object.entries(known).every(
    ([name, { isRequired }]) => !isRequired || names.includes(name),
  )
  return isComplete ? null : 'placeholderMissing'
}

/** A piece of a text: literal words, or the name of a placeholder. */
export type TextPart = { words: string } | { placeholder: string }

// Ends at the next brace of either kind, so that a thousand opening braces cost no more than a thousand
// letters.
const placeholder = /\{([^{}]*)\}/

export function textParts(text: string): TextPart[] {
  return text.split(placeholder).map((part, at) => (at % 2 === 0 ? { words: part } : { placeholder: part }))
}

/**
 * Returns the text with values inserted for its placeholders. Values are inserted literally, and braces in
 * them are not replaced; an unknown placeholder stays in the text.
 */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return textParts(text)
    .map(part =>
      'words' in part ? part.words : (ownValue(values, part.placeholder) ?? `{${part.placeholder}}`),
    )
    .join('')
}

/** Returns the value of a name that is not inherited, as `constructor` would be. */
export function ownValue<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

export function exampleValues<Known extends Placeholders>(
  known: Known,
  language: Language,
): PlaceholderValues<Known> {
  const examples = Object.entries(known).map(([name, { example }]) => [name, example[language]])
  return Object.fromEntries(examples) as PlaceholderValues<Known>
}
