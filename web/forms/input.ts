const readers = {
  text: ([value = '']: string[]) => value,
  /** An empty value is left out. */
  optional: ([value = '']: string[]) => value.trim() || undefined,
  /**
   * Accepts a decimal comma. Text that is not a number becomes NaN, which the contract refuses with its
   * message.
   */
  number: ([value = '']: string[]) => (value.trim() === '' ? undefined : Number(value.replace(',', '.'))),
  tick: ([value]: string[]) => value === 'on',
  many: (values: string[]) => values,
}

type Readers = typeof readers
type Shape = Record<string, keyof Readers>
type InputOf<S extends Shape> = { [Name in keyof S]: ReturnType<Readers[S[Name]]> }

/**
 * Converts form data to the input of the contract: `inputOf(form, { name: 'text', age: 'number' })`, plus the
 * fields that every form has.
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
    // An unchecked box is sent as false, so that the contract refuses it with its message.
    ...((form.has('consent') || form.has('consentVersion')) && { consent: text('consent') === 'on' }),
    ...(form.has('consentVersion') && { consentVersion: Number(text('consentVersion')) }),
  }
  return additions as Additions
}
