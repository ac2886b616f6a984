const readers = {
  text: ([value = '']: string[]) => value,
  /** Empty is left out. */
  optional: ([value = '']: string[]) => value.trim() || undefined,
  /** A decimal comma is one, too. What is no number is left to the contract, which has a sentence for it. */
  number: ([value = '']: string[]) => (value.trim() === '' ? undefined : Number(value.replace(',', '.'))),
  tick: ([value]: string[]) => value === 'on',
  many: (values: string[]) => values,
}

type Readers = typeof readers
type Shape = Record<string, keyof Readers>
type InputOf<S extends Shape> = { [Name in keyof S]: ReturnType<Readers[S[Name]]> }

/**
 * What was typed, as the contract wants it: `inputOf(form, { name: 'text', age: 'number' })`, with what the kit adds
 * to every form.
 */
export function inputOf<S extends Shape>(form: FormData, shape: S): InputOf<S> & Additions {
  const valuesOf = (name: string) => form.getAll(name).filter(value => typeof value === 'string')
  const own = Object.entries(shape).map(([name, kind]) => [name, readers[kind](valuesOf(name))])
  return { ...(Object.fromEntries(own) as InputOf<S>), ...additionsIn(form) }
}

interface Additions {
  website?: string
  seconds?: number
  consent: true
  consentVersion?: number
}

function additionsIn(form: FormData): Additions {
  const text = (name: string) => String(form.get(name) ?? '')
  const additions = {
    ...(text('website') && { website: text('website') }),
    ...(text('seconds') && { seconds: Number(text('seconds')) }),
    // A tick that is not set is refused by the contract, with its sentence.
    ...((form.has('consent') || form.has('consentVersion')) && { consent: text('consent') === 'on' }),
    ...(form.has('consentVersion') && { consentVersion: Number(text('consentVersion')) }),
  }
  return additions as Additions
}
