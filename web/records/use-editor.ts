import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { type RecordKindName, recordKinds } from '#contract/record-kinds.ts'
import { backstage } from '#messages/backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { type RecordClient, useStale } from './record-client.ts'
import { useRecordForm } from './use-record-form.ts'

interface Options<F extends object, Item extends F & { id: number; version: number }> {
  kind: RecordKindName
  calls: RecordClient<F, Item>
  /** The fields of an empty record. */
  blank: F
  /** Null while it is being made. */
  item: Item | null
}

/** The editor's state for one record, or for a new one, which gets its own address once it is saved. */
export function useEditor<F extends object, Item extends F & { id: number; version: number }>(
  options: Options<F, Item>,
) {
  const { kind, calls, blank, item } = options
  const say = useSay()
  const language = useLanguage()
  const go = useNavigate()
  const queries = useQueryClient()
  const stale = useStale(kind)
  const isLeaving = useRef(false)
  const form = useRecordForm<F, Item>({
    screen: `${kind}-${item?.id ?? 'new'}`,
    blank,
    item,
    create: fields => calls.create(fields),
    change: fields => calls.change(fields),
    onSaved: saved => {
      queries.setQueryData([kind, 'item', saved.id], saved)
      void stale()
      toast.done(say(backstage.saved))
      if (item) return
      isLeaving.current = true
      const address = addressOf(recordKinds[kind].backstage, language, { id: String(saved.id) })
      void go(address, { replace: true })
    },
    onFailed: failure => {
      if (failure.code !== 'staleVersion' && !failure.details.errors) toast.failed(failure.message)
    },
  })
  return { form, isLeaving }
}
