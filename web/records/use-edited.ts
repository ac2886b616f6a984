import { useState } from 'react'
import type { Failure } from '#contract/errors.ts'
import { merged } from './form-values.ts'

export interface Stored {
  id: number
  version: number
}

/** What is in the fields beside what the server has. */
export function useEdited<F extends object, Item extends F & Stored>(blank: F, item: Item | null) {
  const [base, setBase] = useState<F & Partial<Stored>>(item ?? blank)
  const [values, setValues] = useState<F>(() => fieldsOf(blank, item ?? blank))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<Item | null>(null)

  const takeOver = (saved: Item, change: (now: F) => F) => {
    setValues(change)
    setBase(saved)
    setConflict(null)
  }

  return {
    base,
    values,
    errors,
    conflict,
    /** The record is now as the server says; what was typed while it was asked stays. */
    accept: (saved: Item, sent: F) => {
      takeOver(saved, now => merged(sent, now, fieldsOf(blank, saved)))
      setErrors({})
    },
    refuse: ({ code, details }: Failure) => {
      if (code === 'staleVersion') setConflict(details.current as Item)
      setErrors(Object.fromEntries((details.errors ?? []).map(({ field, message }) => [field, message])))
    },
    /** What somebody else saved, to be compared with what is typed. */
    meet: setConflict,
    set: <Name extends keyof F>(name: Name, value: F[Name]) => setValues(now => ({ ...now, [name]: value })),
    /** For what tells its changes later than it was shown, as the text editor does. */
    update: <Name extends keyof F>(name: Name, make: (value: F[Name]) => F[Name]) =>
      setValues(now => ({ ...now, [name]: make(now[name]) })),
    /** Puts other fields in their place, as something typed that is not saved. */
    enter: setValues,
    /** Takes what the server has. */
    replace: (saved: Item) => {
      takeOver(saved, () => fieldsOf(blank, saved))
      setErrors({})
    },
    /** Ends a conflict: what somebody else saved is the ground, and these values stand on it. */
    settle: (settled: F) => {
      if (conflict) takeOver(conflict, () => settled)
    },
  }
}

export function fieldsOf<F extends object>(blank: F, record: F): F {
  return Object.fromEntries(Object.keys(blank).map(name => [name, record[name as keyof F]])) as F
}
