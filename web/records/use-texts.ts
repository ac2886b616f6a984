import type { ChangeEvent } from 'react'
import type { Bilingual, Language } from '#contract/language.ts'
import type { RichText } from '#contract/richtext.ts'
import { useField, useTextField } from './fields.tsx'

/** The fields of `F` that hold a `Text` in each language. */
export type NameOf<F, Text> = { [Name in keyof F]: F[Name] extends Bilingual<Text> ? Name : never }[keyof F] &
  string

/** An owner of fields: a record's form, or an entry of a list in it. */
export interface Keeper<F> {
  values: F
  update: <Name extends keyof F>(name: Name, make: (value: F[Name]) => F[Name]) => void
}

/** Returns the keeper of a list entry, whose changes are reported as partial objects. */
export function entryKeeper<F extends object>(values: F, onChange: (part: Partial<F>) => void): Keeper<F> {
  return {
    values,
    update: (name, make) => {
      const part: Partial<F> = {}
      part[name] = make(values[name])
      onChange(part)
    },
  }
}

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>

/** Returns the props of the fields in one language: `<TextInput {...line('title')} label={…} />`. */
export function useTexts<F extends object>({ values, update }: Keeper<F>, language: Language) {
  const field = useField()
  const textField = useTextField()
  const textOf = <Text>(name: keyof F) => (values[name] as Bilingual<Text>)[language]
  const change = <Text>(name: keyof F, text: Text) =>
    update(name, value => ({ ...value, [language]: text }) as typeof value)
  const line = (name: NameOf<F, string>) => ({
    ...field(`${name}.${language}`),
    lang: language,
    value: textOf<string>(name),
    onChange: ({ currentTarget: { value } }: Typed) => change(name, value),
  })
  return {
    /** Props of a `TextInput` or a `GrowingText`. */
    line,
    /** Props of a `GrowingText` without line breaks. */
    teaser: (name: NameOf<F, string>) => ({
      ...line(name),
      onChange: ({ currentTarget: { value } }: Typed) => change(name, value.replace(/\n/g, ' ')),
      minRows: 2,
    }),
    /** Props of a `RichTextField`. */
    long: (name: NameOf<F, RichText | null>) => ({
      ...textField(`${name}.${language}`),
      language,
      value: textOf<RichText | null>(name),
      onChange: (text: RichText | null) => change(name, text),
    }),
  }
}
