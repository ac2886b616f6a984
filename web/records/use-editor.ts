import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Bilingual } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { type RecordKindName, recordKinds } from '#contract/record-kinds.ts'
import { backstage, records } from '#messages/backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { useRenameView } from '#web/shell/kept-views.tsx'
import { viewName } from '#web/shell/views.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { changedFields } from './form-values.ts'
import type { RecordClient } from './record-client.ts'
import type { Undescribed } from './undescribed-dialog.tsx'
import type { Stored } from './use-edited.ts'
import { useOthers } from './use-others.ts'
import { useRecordForm } from './use-record-form.ts'

interface Options<F extends object, Item extends F & Stored> {
  kind: RecordKindName
  calls: RecordClient<F, Item>
  /** The fields of an empty record. */
  blank: F
  /** Null for a new record. */
  item: Item | null
  /** Message about a side effect of the save, such as a letter sent; null if there is none. */
  messageOf?: (saved: Item, before: Item | null) => Bilingual<string> | null
}

/** The state of an editor for one record. A new record is moved to its own address once it is saved. */
export function useEditor<F extends object, Item extends F & Stored>(options: Options<F, Item>) {
  const { kind, calls, blank } = options
  const say = useSay()
  const queries = useQueryClient()
  const stale = useStale(kind)
  const { goTo, isLeaving } = useOwnAddress(kind)
  const [latest, setLatest] = useState(options.item)
  const [undescribed, setUndescribed] = useState<Undescribed | null>(null)
  const isOvertaken = isNewer(options.item, latest)
  const item = isOvertaken ? latest : newer(options.item, latest)
  const keep = (saved: Item) => {
    setLatest(saved)
    queries.setQueryData([kind, 'item', saved.id], saved)
    void stale()
  }
  const form = useRecordForm<F, Item>({
    screen: `${kind}-${item?.id ?? 'new'}`,
    blank,
    item,
    create: fields => calls.create(fields),
    change: fields => calls.change(fields),
    onKept: keep,
    onSaved: saved => {
      keep(saved)
      toast.done(say(options.messageOf?.(saved, item) ?? backstage.saved))
      if (!item) goTo(saved.id)
    },
    onAsked: (failure, goOn) => {
      const { pictures } = failure.details
      if (pictures) return setUndescribed({ pictures, goOn })
      confirmFirst({
        title: failure.message,
        labels: { confirm: say(records.save), cancel: say(backstage.cancel) },
        onConfirm: goOn,
      })
    },
  })
  const meetFound = useEffectEvent((found: Item) => {
    const { stored, values } = form.latest()
    if (form.isSaving || changedFields(stored, values).length > 0) return
    setLatest(found)
    form.replace(found)
  })
  useEffect(() => {
    // The record was saved by another user while this screen was hidden. Unsaved input is kept for the
    // comparison.
    if (isOvertaken && options.item) meetFound(options.item)
  }, [isOvertaken, options.item])
  const others = useOthers({ kind, calls, form, item })
  const descriptions = { asked: undescribed, onClose: () => setUndescribed(null) }
  return { form, item, isLeaving, others, descriptions }
}

/** Moves the screen of a new record to the record's address, without a reload. */
function useOwnAddress(kind: RecordKindName) {
  const language = useLanguage()
  const go = useNavigate()
  const renameView = useRenameView()
  const isLeaving = useRef(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const goTo = (id: number) => {
    // Whoever went on before the answer came stays where they are.
    if (!isShown.current) return
    isLeaving.current = true
    const address = addressOf(recordKinds[kind].backstage, language, { id: String(id) })
    renameView(viewName(address))
    void go(address, { replace: true, preventScrollReset: true })
  }
  return { goTo, isLeaving }
}

function isNewer(found: Stored | null, known: Stored | null): boolean {
  return found !== null && known !== null && found.version > known.version
}

function newer<Item extends Stored>(one: Item | null, other: Item | null): Item | null {
  if (!one || !other) return one ?? other
  return other.version > one.version ? other : one
}
