import type { Bilingual, Language } from '#contract/language.ts'
import { formParts } from '#messages/form-parts.ts'
import type { Refusal } from './sending.ts'

/**
 * What the fields of a form are called, as they stand in it: in both languages, or in that of the page. Empty where the
 * sentence about a field says which one it is.
 */
export type Labels = Readonly<Record<string, Bilingual<string> | string>>

interface FormPlace {
  /** Beginning of the fields' ids. */
  id: string
  language: Language
  labels: Labels
  refusal: Refusal | undefined
}

export type Fields = ReturnType<typeof fieldsOf>
type Wanted = 'required' | 'optional'

/** What the form tells its fields: `<TextField {...one('name')} />`. Optional ones say so. */
export function fieldsOf({ id, language, labels, refusal }: FormPlace) {
  const typed = (name: string) => refusal?.values[name] ?? []
  /** A file: what was chosen is not kept. */
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
    /** A text, a number, a date, one of a list. */
    one: (name: string, wanted?: Wanted) => ({ ...file(name, wanted), defaultValue: typed(name)[0] }),
    /** A single tick. */
    tick: (name: string) => ({ ...file(name), defaultChecked: typed(name)[0] === 'on' }),
    /** Several of many. */
    many: (name: string, wanted?: Wanted) => ({ ...file(name, wanted), defaultValues: typed(name) }),
  }
}

export function labelOf(labels: Labels, name: string, language: Language): string {
  const label = labels[name] ?? ''
  return typeof label === 'string' ? label : label[language]
}
