import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Recipients } from '#contract/events/letters.ts'
import type { Language } from '#contract/language.ts'
import { writtenCount } from '#messages/registration-mailing.ts'
import { unsentLetters as unsentWords } from '#messages/unsent-letters.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { isSame } from '#web/records/form-values.ts'
import { useDraft } from '#web/records/use-draft.ts'
import { setUnsaved } from '#web/shell/unsaved.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { uniqueName } from '#web/unique.ts'
import { blankLetter, isBlank, type Letter } from './send-letter.ts'
import { useTakeBack } from './use-take-back.ts'

const calls = client.events.backstage

interface Options {
  eventId: number
  to: Recipients
  /** Called after the letter was accepted for sending and its draft is deleted. */
  onSent: () => void
  /** Called when the letter becomes empty or is no longer empty. */
  onEmpty: (isEmpty: boolean) => void
}

/**
 * State of a letter being written: stored as a draft until it is sent, and restored when the dialog is opened
 * again.
 */
export function useLetter({ eventId, to, onSent, onEmpty }: Options) {
  const screen = `events-${eventId}-letter`
  const [values, show] = useState(blankLetter)
  // A ref, because a restored draft must be merged with what was typed in the meantime.
  const latest = useRef(values)
  const enter = (make: (now: Letter) => Letter): Letter => {
    const before = latest.current
    latest.current = make(before)
    show(latest.current)
    return before
  }
  const stored = { stored: blankLetter, values }
  const draft = useDraft({ screen, base: blankLetter, values, latest: () => stored, enter })
  const draftOf = useRestoredDraft(draft, values)
  const sending = useSending({ eventId, to, values, onDone: () => enter(() => blankLetter) })
  const isEmpty = isBlank(values)

  useEffect(() => {
    setUnsaved(screen, !isEmpty)
    onEmpty(isEmpty)
  }, [screen, isEmpty, onEmpty])
  useEffect(() => () => setUnsaved(screen, false), [screen])
  // Runs after the effects of the draft, which have deleted it by then.
  const sent = useEffectEvent(onSent)
  useEffect(() => {
    if (sending.isSent) sent()
  }, [sending.isSent])
  return {
    ...sending,
    values,
    /** Whether the text is stored in the browser. */
    isKept: draft.isKept,
    /** When the restored draft was written; null if none was restored. */
    draftOf,
    set: (part: keyof Letter, language: Language, text: string) =>
      void enter(now => ({ ...now, [part]: { ...now[part], [language]: text } })),
    /** Discards the letter and a draft left by another window. */
    clear: () => {
      enter(() => blankLetter)
      if (draft.offered) draft.discard(draft.offered)
    },
  }
}

/** Restores a draft that was left behind, once and only into empty fields. */
function useRestoredDraft(draft: ReturnType<typeof useDraft<Letter>>, values: Letter): number | null {
  const [takenAt, setTakenAt] = useState<number | null>(null)
  const { offered } = draft
  const take = useEffectEvent(() => {
    if (!offered || takenAt !== null || !isBlank(values)) return
    draft.take(offered)
    setTakenAt(offered.draft.at)
  })
  const key = offered?.draft.key
  useEffect(() => {
    if (key) take()
  }, [key])
  return isBlank(values) ? null : takenAt
}

interface Sending {
  eventId: number
  to: Recipients
  values: Letter
  onDone: () => void
}

/** Sends the letter, at most once to each recipient. `send` throws if it is refused. */
function useSending({ eventId, to, values, onDone }: Sending) {
  const say = useSay()
  const stale = useStale('events')
  const takeBack = useTakeBack(eventId)
  const [isSent, setSent] = useState(false)
  const begun = useRef(begin(values, to))
  const send = async () => {
    // Other words, or other recipients, are another letter.
    if (!isSame(begun.current.sent, { letter: values, to })) begun.current = begin(values, to)
    const { attempt } = begun.current
    const { count, occasion } = await calls.writeToRegistered({ id: eventId, to, ...values, attempt })
    begun.current = begin(values, to)
    toast.undo(say(writtenCount(count)), say(unsentWords.takeBack), () => void takeBack(occasion))
    await stale()
    onDone()
    setSent(true)
  }
  return { isSent, send }
}

function begin(letter: Letter, to: Recipients) {
  return { sent: { letter, to }, attempt: uniqueName() }
}
