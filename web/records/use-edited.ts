import { useRef, useState } from 'react'
import type { Failure } from '#contract/errors.ts'
import { merged } from './form-values.ts'

export interface Stored {
  id: number
  version: number
}

/** What is in the fields beside what the server has. */
export function useEdited<F extends object, Item extends F & Stored>(blank: F, item: Item | null) {
  const [base, showBase] = useState<F & Partial<Stored>>(item ?? blank)
  const [values, showValues] = useState<F>(() => fieldsOf(blank, item ?? blank))
  // A key or a button may be heard before the last change is shown: what they act on is what was typed.
  const latest = useRef({ base, values })
  const [errors, setErrors] = useState<Record<string, string>>({})
  /** What takes the focus: null while somebody types on. */
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
    /** What the server has and what was typed, up to now, shown or not. */
    latest: () => ({ ...latest.current, stored: fieldsOf(blank, latest.current.base) }),
    /** The record is now as the server says; what was typed while it was asked stays. */
    accept: (saved: Item, sent: F) => {
      takeOver(saved, now => merged(sent, now, fieldsOf(blank, saved)))
      setErrors({})
    },
    /** A save of `sent` was refused. */
    refuse: ({ code, details }: Failure, sent: F) => {
      if (code === 'staleVersion') setConflict(details.current as Item)
      const found = Object.fromEntries((details.errors ?? []).map(({ field, message }) => [field, message]))
      setErrors(found)
      setRefusal(latest.current.values === sent ? found : null)
    },
    /** What somebody else saved, to be compared with what is typed. */
    meet: setConflict,
    set: <Name extends keyof F>(name: Name, value: F[Name]) => change(now => ({ ...now, [name]: value })),
    /** For what tells its changes later than it was shown, as the text editor does. */
    update: <Name extends keyof F>(name: Name, make: (value: F[Name]) => F[Name]) =>
      change(now => ({ ...now, [name]: make(now[name]) })),
    /** Puts other fields in their place, as something typed that is not saved; the answer is what stood there. */
    enter: change,
    /** Takes what the server has; the answer is what stood there. */
    replace: (saved: Item) => {
      setErrors({})
      return takeOver(saved, () => fieldsOf(blank, saved))
    },
    /**
     * Ends a conflict: what somebody else saved is the ground, and these values stand on it. The answer is what stood
     * there.
     */
    settle: (theirs: Item, make: (now: F) => F) => takeOver(theirs, make),
  }
}

export function fieldsOf<F extends object>(blank: F, record: F): F {
  return Object.fromEntries(Object.keys(blank).map(name => [name, record[name as keyof F]])) as F
}
