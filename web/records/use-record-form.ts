import { useEffect, useState } from 'react'
import { type Failure, type FailureCode, isFailure } from '#contract/errors.ts'
import { setUnsaved } from '#web/shell/unsaved.ts'
import { changedFields, merged } from './form-values.ts'

interface Stored {
  id: number
  version: number
}

interface Options<F extends object, Item extends F & Stored> {
  /** Its name among the screens, such as its address. */
  screen: string
  /** The fields of an empty record; their names are those that are edited. */
  blank: F
  /** Null while it is being made. */
  item: Item | null
  create: (fields: F) => Promise<Item>
  change: (fields: Partial<F> & Stored & { isSmallChange: boolean; confirm?: boolean }) => Promise<Item>
  onSaved: (item: Item) => void
  onFailed: (failure: Failure) => void
  /** The server asks whether it is meant: `goOn` saves all the same. */
  onAsked?: (failure: Failure, goOn: () => void) => void
}

export type RecordForm<F extends object, Item extends F & Stored> = ReturnType<typeof useRecordForm<F, Item>>

/** The fields of a record while somebody edits them: what changed, what is wrong, and what others saved meanwhile. */
export function useRecordForm<F extends object, Item extends F & Stored>(options: Options<F, Item>) {
  const { screen, blank, item } = options
  const { base, accept, refuse, ...edited } = useEdited(blank, item)
  const [isSmallChange, setSmallChange] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const { values } = edited
  const changed = changedFields(fieldsOf(blank, base), values)
  const isDirty = changed.length > 0

  useEffect(() => setUnsaved(screen, isDirty), [screen, isDirty])

  const saveOrAsk = async (isConfirmed: boolean) => {
    if (isSaving || (item && !isDirty)) return
    setSaving(true)
    try {
      const saved = await send(options, { base, sent: values, changed, isSmallChange, isConfirmed })
      accept(saved, values)
      setSmallChange(false)
      // Its screen has another name from now on.
      if (!item) setUnsaved(screen, false)
      options.onSaved(saved)
    } catch (error) {
      if (!isFailure(error)) throw error
      refuse(error)
      if (asksFirst.has(error.code)) options.onAsked?.(error, () => void saveOrAsk(true))
      else options.onFailed(error)
    } finally {
      setSaving(false)
    }
  }

  return { ...edited, isDirty, isSaving, isSmallChange, setSmallChange, save: () => saveOrAsk(false) }
}

// What somebody else would be sorry for: the server refuses it until it is confirmed.
const asksFirst = new Set<string>(['capacityBelowTaken'] satisfies FailureCode[])

/** What is in the fields beside what the server has. */
function useEdited<F extends object, Item extends F & Stored>(blank: F, item: Item | null) {
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
    /** Puts what I changed on top of what somebody else saved. */
    keepMine: () => {
      if (conflict) takeOver(conflict, now => merged(fieldsOf(blank, base), now, fieldsOf(blank, conflict)))
    },
  }
}

interface Sending<F> {
  base: F & Partial<Stored>
  sent: F
  changed: (keyof F & string)[]
  isSmallChange: boolean
  isConfirmed: boolean
}

function send<F extends object, Item extends F & Stored>(
  { item, create, change }: Options<F, Item>,
  { base, sent, changed, isSmallChange, isConfirmed }: Sending<F>,
): Promise<Item> {
  if (!item) return create(sent)
  const fields = Object.fromEntries(changed.map(name => [name, sent[name]])) as Partial<F>
  return change({
    ...fields,
    id: item.id,
    version: base.version ?? item.version,
    isSmallChange,
    ...(isConfirmed && { confirm: true }),
  })
}

function fieldsOf<F extends object>(blank: F, record: F): F {
  return Object.fromEntries(Object.keys(blank).map(name => [name, record[name as keyof F]])) as F
}
