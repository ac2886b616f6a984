import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { type Failure, type FailureCode, isFailure } from '#contract/errors.ts'
import { noteSessionEnded, useOnResumed } from '#web/shell/session.ts'
import { setUnsaved } from '#web/shell/unsaved.ts'
import { uniqueName } from '#web/unique.ts'
import { changedFields, isSame } from './form-values.ts'
import { useDraft } from './use-draft.ts'
import { fieldsOf, type Stored, useEdited } from './use-edited.ts'
import { useRetry } from './use-retry.ts'

interface Options<F extends object, Item extends F & Stored> {
  /** Name of the screen, such as its address. */
  screen: string
  /** The fields of an empty record; its keys are the fields that are edited. */
  blank: F
  /** Null for a new record. */
  item: Item | null
  /** Repeating the same `attempt` creates no second record. */
  create: (fields: F & { attempt: string }) => Promise<Item>
  change: (fields: Partial<F> & Stored & { isSmallChange: boolean; confirm?: boolean }) => Promise<Item>
  onSaved: (item: Item) => void
  /** Called when the record was saved by something other than the form. */
  onKept?: (item: Item) => void
  /** Called when the server asks for confirmation; `goOn` saves anyway. */
  onAsked?: (failure: Failure, goOn: () => void) => void
}

/** An obstacle to saving that ends by itself or after a login. */
export type Obstacle = 'noConnection' | 'noSession'

export type RecordForm<F extends object, Item extends F & Stored> = ReturnType<typeof useRecordForm<F, Item>>

/** The state of a record's form: values, changes, errors, and newer versions saved by others. */
export function useRecordForm<F extends object, Item extends F & Stored>(options: Options<F, Item>) {
  const { screen, blank, item } = options
  const { base, ...edited } = useEdited(blank, item)
  const { values } = edited
  const stored = useMemo(() => fieldsOf(blank, base), [blank, base])
  const changed = changedFields(stored, values)
  const isDirty = changed.length > 0
  const draft = useDraft({ screen, base: stored, values, latest: edited.latest, enter: edited.enter })
  const saving = { ...useSaving(options, edited), ...savedBeside(options, edited) }

  useEffect(() => setUnsaved(screen, isDirty), [screen, isDirty])
  const leave = () => setUnsaved(screen, false)
  return { ...edited, ...saving, leave, stored, version: base.version ?? 0, isDirty, draft }
}

type Edited<F extends object, Item extends F & Stored> = Omit<ReturnType<typeof useEdited<F, Item>>, 'base'>

function useSaving<F extends object, Item extends F & Stored>(
  options: Options<F, Item>,
  edited: Edited<F, Item>,
) {
  const { screen, item } = options
  const [isSmallChange, setSmallChange] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const isSent = useRef(false)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const first = useFirstAttempt<F>()

  const done = (saved: Item, sent: F) => {
    edited.accept(saved, sent)
    first.forget()
    setSmallChange(false)
    setSavedAt(new Date())
    // The screen gets another name after the save.
    if (!item) setUnsaved(screen, false)
    options.onSaved(saved)
  }
  const failed = (failure: Failure, sent: F, isConfirmed: boolean) => {
    const found = obstacles[failure.code] ?? null
    setObstacle(found)
    if (found === 'noSession') noteSessionEnded()
    if (found) return
    first.forget()
    // The save of this form had succeeded: only the response was lost.
    const { current } = failure.details as { current?: Item }
    const { values, stored } = edited.latest()
    const arrived =
      current && changedFields(stored, values).every(name => isSame(current[name], values[name]))
    if (arrived) return done(current, values)
    edited.refuse(failure, sent)
    const isAsked = isConfirmed || confirmedBy.has(failure.code)
    if (options.onAsked && asksFirst.has(failure.code))
      options.onAsked(failure, () => void saveOrAsk(isAsked))
    else if (failure.code !== 'staleVersion' && !failure.details.errors) setProblem(failure.message)
  }
  const saveOrAsk = async (isConfirmed: boolean) => {
    const { base, values, stored } = edited.latest()
    const changed = changedFields(stored, values)
    if (isSent.current || (item && changed.length === 0)) return
    isSent.current = true
    setProblem(null)
    // Rendered with low priority, so that the click is handled first.
    startTransition(() => setSaving(true))
    try {
      const attempt = item ? null : first.of(values)
      const saved = await send(options, { base, sent: values, attempt, changed, isSmallChange, isConfirmed })
      setObstacle(null)
      done(saved, attempt?.sent ?? values)
    } catch (error) {
      if (!isFailure(error)) throw error
      failed(error, values, isConfirmed)
    } finally {
      isSent.current = false
      setSaving(false)
    }
  }
  const save = () => saveOrAsk(false)
  useRetry(obstacle === 'noConnection', save)
  useOnResumed(() => {
    if (obstacle === 'noSession') void save()
  })
  return { isSaving, isSmallChange, setSmallChange, savedAt, obstacle, problem, save }
}

/** For what was saved by something else than the form. */
function savedBeside<F extends object, Item extends F & Stored>(
  options: Options<F, Item>,
  edited: Edited<F, Item>,
) {
  /** Takes over a record that was saved by something other than the form; the input stays. */
  const keep = (saved: Item) => {
    edited.accept(saved, edited.latest().stored)
    options.onKept?.(saved)
  }
  /** Ends a conflict: these values stand on what somebody else saved. The answer is what stood there. */
  const settle = (theirs: Item, make: (now: F) => F) => {
    options.onKept?.(theirs)
    return edited.settle(theirs, make)
  }
  return { keep, settle }
}

const obstacles: Partial<Record<FailureCode, Obstacle>> = {
  unavailable: 'noConnection',
  notLoggedIn: 'noSession',
}

/** Changes with serious effects: the server refuses them until they are confirmed. */
const confirmedBy = new Set<string>(['capacityBelowTaken', 'pubmedIdChanged'] satisfies FailureCode[])
// Failures that a dialog resolves, after which the save continues.
const asksFirst = new Set<string>([...confirmedBy, 'picturesUndescribed' satisfies FailureCode])

interface Attempt<F> {
  name: string
  sent: F
}

/** Keeps the first request of a new record: until a response arrives, retries send the same. */
function useFirstAttempt<F>() {
  const attempt = useRef<Attempt<F> | null>(null)
  return {
    of: (values: F): Attempt<F> => {
      attempt.current ??= { name: uniqueName(), sent: values }
      return attempt.current
    },
    forget: () => {
      attempt.current = null
    },
  }
}

interface Sending<F> {
  base: F & Partial<Stored>
  sent: F
  /** Set for a new record. */
  attempt: Attempt<F> | null
  changed: (keyof F & string)[]
  isSmallChange: boolean
  isConfirmed: boolean
}

function send<F extends object, Item extends F & Stored>(
  { item, create, change }: Options<F, Item>,
  { base, sent, attempt, changed, isSmallChange, isConfirmed }: Sending<F>,
): Promise<Item> {
  if (!item || attempt) return create({ ...(attempt?.sent ?? sent), attempt: attempt?.name ?? uniqueName() })
  const fields = Object.fromEntries(changed.map(name => [name, sent[name]])) as Partial<F>
  return change({
    ...fields,
    id: item.id,
    version: base.version ?? item.version,
    isSmallChange,
    ...(isConfirmed && { confirm: true }),
  })
}
