import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Draft, dropDraft, keepDraft, leftBehind } from '#web/drafts/drafts.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { uniqueName } from '#web/unique.ts'
import { changedFields, isSame, merged } from './form-values.ts'

const writingPause = 400 // ms between two writes while somebody types on

interface Form<F extends object> {
  /** Its name among the screens. */
  screen: string
  /** The fields as the server has them, and as they stand in the form. */
  base: F
  values: F
  /** The same up to now, shown or not. */
  latest: () => { stored: F; values: F }
  /** The answer is what stood there. */
  enter: (make: (now: F) => F) => F
}

/** A draft of an earlier visit, and what the form would say with it. */
export interface FoundDraft<F extends object> {
  draft: Draft
  values: F
}

export type FormDraft<F extends object> = ReturnType<typeof useDraft<F>>

/**
 * Keeps what is typed in the browser until it is saved: after a crash, a closed window, an ended session or a lost
 * network it is offered.
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
  useEffect(() => void leftBehind(person, screen, key).then(drafts => found(drafts)), [person, screen, key])

  const leaveOut = (draft: Draft) => setAll(others => others.filter(other => other.key !== draft.key))
  const putBack = (draft: Draft) => {
    setAll(others => [draft, ...others])
    void keepDraft(draft)
  }
  const [newest] = all
  return {
    /** What is typed is written down in the browser. */
    isKept,
    offered: newest ? { draft: newest, values: withDraft(values, newest) } : null,
    /** Puts it into the form, as something typed that is not saved; the answer takes that back. */
    take: ({ draft }: FoundDraft<F>) => {
      const { stored } = latest()
      const before = enter(now => withDraft(now, draft))
      // It goes once the form has written it down itself.
      replaced.current.push(draft.key)
      leaveOut(draft)
      const displaced = displacedBy(withDraft(before, draft), {
        ...draft,
        key: uniqueName(),
        ...typed(stored, before),
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
    /** Deletes it; the answer takes that back. */
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

/** Writes the draft at most every so often, and at once where the window may be closed. */
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
    const draft = { key, person, screen, ...typed(now.current.base, now.current.values) }
    const wasThere = has.current
    has.current = Object.keys(draft.fields).length > 0
    if (has.current) {
      const isWritten = await keepDraft(draft)
      setKept(isWritten)
      if (isWritten) dropReplaced()
    } else {
      // Saved, or taken back by hand: nothing is left of what was put in, either.
      dropReplaced()
      if (wasThere) await dropDraft(key)
      if (wasThere) setKept(false)
    }
  })
  const writeOrWait = useEffectEvent(() => {
    const isKeptBefore = has.current || replaced.current.length > 0
    // What was saved is offered no more, even if the window is closed right afterwards.
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

/** What was typed and could not stay beside a draft that was taken is a draft itself; null where all of it stayed. */
function displacedBy<F extends object>(values: F, draft: Draft): Draft | null {
  return isSame(withDraft(values, draft), values) ? null : { ...draft, at: Date.now() }
}

/** The fields that were changed, as they were before and as they were typed. */
function typed<F extends object>(base: F, values: F): Pick<Draft, 'base' | 'fields'> {
  const changed = changedFields(base, values)
  return { base: pick(base, changed), fields: pick(values, changed) }
}

/** What a draft changed, on top of what stands in the form. Fields that the form no longer has are left out. */
function withDraft<F extends object>(values: F, { base, fields }: Draft): F {
  const known = Object.keys(fields).filter(name => name in values)
  return merged({ ...values, ...pick(base, known) }, { ...values, ...pick(fields, known) } as F, values)
}

function pick(from: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map(name => [name, (from as Record<string, unknown>)[name]]))
}
