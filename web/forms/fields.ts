import type { Bilingual, Language } from '#contract/language.ts'
import { formParts } from '#messages/form-parts.ts'
import type { Refusal } from './sending.ts'

/**
 * Labels of the fields in the order of the form, in both languages or in that of the page. Empty if the error
 * message itself names the field.
 */
export type Labels = Readonly<Record<string, Bilingual<string> | string>>

interface FormPlace {
  /** Prefix of the fields' ids. */
  id: string
  language: Language
  labels: Labels
  refusal: Refusal | undefined
}

export type Fields = ReturnType<typeof fieldsOf>
type Wanted = 'required' | 'optional'

/**
 * Returns functions that give the props of a field: `<TextField {...one('name')} />`. Optional fields are
 * marked as such.
 */
export function fieldsOf({ id, language, labels, refusal }: FormPlace) {
  const typed = (name: string) => refusal?.values[name] ?? []
  /** A file field; the chosen file is not kept after a refusal. */
  const file = (name: string, wanted: Wanted = 'required') => ({
    id: `${id}-${name}`,
    name,
    label: labelOf(labels, name, language),
    error: refusal?.fields[name],
    required: wanted === 'required',
    optionalMark: wanted === 'optional' ? formParts.optional[language] : undefined,
  })
  return {
    file,
    /** A text, a number, a date or a single choice. */
    one: (name: string, wanted?: Wanted) => ({ ...file(name, wanted), defaultValue: typed(name)[0] }),
    /** A single checkbox. */
    tick: (name: string) => ({ ...file(name), defaultChecked: typed(name)[0] === 'on' }),
    /** A multiple choice. */
    many: (name: string, wanted?: Wanted) => ({ ...file(name, wanted), defaultValues: typed(name) }),
  }
}

export function labelOf(labels: Labels, name: string, language: Language): string {
  const label = labels[name] ?? ''
  return typeof label === 'string' ? label : label[language]
}
