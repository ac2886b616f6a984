import { useRef, useState } from 'react'
import type { Failure } from '#contract/errors.ts'
import { merged } from './form-values.ts'

export interface Stored {
  id: number
  version: number
}

/** Keeps the values of the form beside the saved record. */
export function useEdited<F extends object, Item extends F & Stored>(blank: F, item: Item | null) {
  const [base, showBase] = useState<F & Partial<Stored>>(item ?? blank)
  const [values, showValues] = useState<F>(() => fieldsOf(blank, item ?? blank))
  // An event may arrive before the last change is rendered; handlers read the latest values from here.
  const latest = useRef({ base, values })
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** Focuses the error summary; null while the user keeps typing. */
  const [refusal, setRefusal] = useState<object | null>(null)
  const [conflict, setConflict] = useState<Item | null>(null)

  const change = (make: (now: F) => F): F => {
    const { values: before } = latest.current
    latest.current.values = make(before)
    showValues(latest.current.values)
    return before
  }
  const takeOver = (saved: Item, make: (now: F) => F) => {
    latest.current.base = saved
    showBase(saved)
    setConflict(null)
    return change(make)
  }

  return {
    base,
    values,
    errors,
    refusal,
    conflict,
    /** The latest saved and typed values, rendered or not. */
    latest: () => ({ ...latest.current, stored: fieldsOf(blank, latest.current.base) }),
    /** Takes over the saved record; changes typed during the request stay. */
    accept: (saved: Item, sent: F) => {
      takeOver(saved, now => merged(sent, now, fieldsOf(blank, saved)))
      setErrors({})
    },
    /** Handles the refusal of a save of `sent`. */
    refuse: ({ code, details }: Failure, sent: F) => {
      if (code === 'staleVersion') setConflict(details.current as Item)
      const found = Object.fromEntries((details.errors ?? []).map(({ field, message }) => [field, message]))
      setErrors(found)
      setRefusal(latest.current.values === sent ? found : null)
    },
    /** Sets a version saved by another user, to compare with the form. */
    meet: setConflict,
    set: <Name extends keyof F>(name: Name, value: F[Name]) => change(now => ({ ...now, [name]: value })),
    /** For editors that report changes after rendering, such as the text editor. */
    update: <Name extends keyof F>(name: Name, make: (value: F[Name]) => F[Name]) =>
      change(now => ({ ...now, [name]: make(now[name]) })),
    /** Replaces the values, unsaved. Returns the previous values. */
    enter: change,
    /** Discards the form's values for the saved ones. Returns the previous values. */
    replace: (saved: Item) => {
      setErrors({})
      return takeOver(saved, () => fieldsOf(blank, saved))
    },
    /**
     * Resolves a conflict: the other user's version becomes the base, with these values on top. Returns the
     * previous values.
     */
    settle: (theirs: Item, make: (now: F) => F) => takeOver(theirs, make),
  }
}

export function fieldsOf<F extends object>(blank: F, record: F): F {
  return Object.fromEntries(Object.keys(blank).map(name => [name, record[name as keyof F]])) as F
}
