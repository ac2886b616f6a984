import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Draft, dropDraft, findLeftDrafts, keepDraft } from '#web/drafts/drafts.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { uniqueName } from '#web/unique.ts'
import { changedFields, isSame, merged } from './form-values.ts'

const writingPause = 400 // ms between two writes while the user types

interface Form<F extends object> {
  /** Name of the screen, part of the draft. */
  screen: string
  /** The fields as on the server, and as in the form. */
  base: F
  values: F
  /** The latest fields, rendered or not. */
  latest: () => { stored: F; values: F }
  /** Returns the values before the change. */
  enter: (make: (now: F) => F) => F
}

/** A draft of an earlier visit, and the form's values with it applied. */
export interface FoundDraft<F extends object> {
  draft: Draft
  values: F
}

export type FormDraft<F extends object> = ReturnType<typeof useDraft<F>>

/**
 * Stores unsaved input in the browser, and offers it after a crash, a closed window, an expired session or a
 * network failure.
 */
export function useDraft<F extends object>({ screen, base, values, latest, enter }: Form<F>) {
  const { id: person } = useUser()
  const [key] = useState(uniqueName)
  const replaced = useRef<string[]>([])
  const isKept = useWriting({ key, person, screen, base, values }, replaced)
  const [all, setAll] = useState<Draft[]>([])
  const found = useEffectEvent((drafts: Draft[]) => {
    const isNews = (draft: Draft) => !isSame(withDraft(values, draft), values)
    setAll(drafts.filter(isNews))
    for (const draft of drafts) if (!isNews(draft)) void dropDraft(draft.key)
  })
  useEffect(
    () => void findLeftDrafts(person, screen, key).then(drafts => found(drafts)),
    [person, screen, key],
  )

  const leaveOut = (draft: Draft) => setAll(others => others.filter(other => other.key !== draft.key))
  const putBack = (draft: Draft) => {
    setAll(others => [draft, ...others])
    void keepDraft(draft)
  }
  const [newest] = all
  return {
    /** Whether the input is stored in the browser. */
    isKept,
    offered: newest ? { draft: newest, values: withDraft(values, newest) } : null,
    /** Applies the draft to the form, unsaved. Returns a function that undoes this. */
    take: ({ draft }: FoundDraft<F>) => {
      const { stored } = latest()
      const before = enter(now => withDraft(now, draft))
      // The draft is deleted once the form has stored its own.
      replaced.current.push(draft.key)
      leaveOut(draft)
      const displaced = displacedBy(withDraft(before, draft), {
        ...draft,
        key: uniqueName(),
        ...draftedFields(stored, before),
      })
      if (displaced) putBack(displaced)
      return () => {
        replaced.current = replaced.current.filter(key => key !== draft.key)
        enter(() => before)
        if (displaced) leaveOut(displaced)
        if (displaced) void dropDraft(displaced.key)
        putBack(draft)
      }
    },
    /** Deletes the draft. Returns a function that restores it. */
    discard: ({ draft }: FoundDraft<F>) => {
      leaveOut(draft)
      void dropDraft(draft.key)
      return () => putBack(draft)
    },
  }
}

interface Written<F extends object> extends Omit<Form<F>, 'latest' | 'enter'> {
  key: string
  person: number
}

/** Writes the draft at most once per `writingPause`, and at once when the window may be closed. */
function useWriting<F extends object>(form: Written<F>, replaced: RefObject<string[]>): boolean {
  const { key, person, screen, base, values } = form
  const [isKept, setKept] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const has = useRef(false)
  const now = useRef({ base, values })
  const dropReplaced = () => {
    for (const old of replaced.current.splice(0)) void dropDraft(old)
  }
  const write = useEffectEvent(async () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const draft = { key, person, screen, ...draftedFields(now.current.base, now.current.values) }
    const wasThere = has.current
    has.current = Object.keys(draft.fields).length > 0
    if (has.current) {
      const isWritten = await keepDraft(draft)
      setKept(isWritten)
      if (isWritten) dropReplaced()
    } else {
      // Saved or undone by hand: drafts that were applied are deleted as well.
      dropReplaced()
      if (wasThere) await dropDraft(key)
      if (wasThere) setKept(false)
    }
  })
  const writeOrWait = useEffectEvent(() => {
    const isKeptBefore = has.current || replaced.current.length > 0
    // Deletes the draft of saved input at once, because the window may be closed right afterwards.
    if (isKeptBefore && isSame(base, values)) void write()
    else timer.current ??= setTimeout(() => void write(), writingPause)
  })
  useEffect(() => {
    now.current = { base, values }
    writeOrWait()
  }, [base, values])
  useEffect(() => {
    const flush = () => {
      if (timer.current) void write()
    }
    addEventListener('beforeunload', flush)
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      removeEventListener('beforeunload', flush)
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [])
  return isKept
}

/** Input that the applied draft overwrote becomes a draft of its own; null if nothing was overwritten. */
function displacedBy<F extends object>(values: F, draft: Draft): Draft | null {
  return isSame(withDraft(values, draft), values) ? null : { ...draft, at: Date.now() }
}

/** Returns the changed fields, with their values before and after. */
function draftedFields<F extends object>(base: F, values: F): Pick<Draft, 'base' | 'fields'> {
  const changed = changedFields(base, values)
  return { base: pick(base, changed), fields: pick(values, changed) }
}

/** Merges a draft into the form's values. Fields that the form no longer has are ignored. */
function withDraft<F extends object>(values: F, { base, fields }: Draft): F {
  const known = Object.keys(fields).filter(name => name in values)
  return merged({ ...values, ...pick(base, known) }, { ...values, ...pick(fields, known) } as F, values)
}

function pick(from: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map(name => [name, (from as Record<string, unknown>)[name]]))
}
