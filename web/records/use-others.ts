import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { minute, second } from '#contract/durations.ts'
import { isFailure } from '#contract/errors.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import { textOf } from '#web/failure-text.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { changedFields } from './form-values.ts'
import type { RecordClient } from './record-client.ts'
import type { Stored } from './use-edited.ts'
import type { RecordForm } from './use-record-form.ts'

const pause = 25 * second
// An idle screen sends no requests: they would keep the session alive.
const idleAfter = 10 * minute

/** Other users who have a record open, and a newer version saved by one of them. */
export interface Others {
  names: string[]
  newer: { by: string | undefined; compare: () => void } | null
}

interface Options<F extends object, Item extends F & Stored> {
  kind: RecordKindName
  calls: Pick<RecordClient<F, Item>, 'presence' | 'find'>
  form: RecordForm<F, Item>
  item: Item | null
}

/** Reports that the user has the record open while they work on it, and fetches who else has. */
export function useOthers<F extends object, Item extends F & Stored>(options: Options<F, Item>): Others {
  const { kind, calls, form, item } = options
  const isIdle = useIsIdle()
  const { data } = useQuery({
    queryKey: [kind, 'presence', item?.id],
    queryFn: () => calls.presence({ id: item?.id ?? 0 }),
    enabled: item !== null,
    refetchInterval: () => (isIdle() ? false : pause),
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { isQuiet: true },
  })
  if (!item || !data) return { names: [], newer: null }
  const compare = async () => {
    try {
      takeNewer(form, await calls.find({ id: item.id }))
    } catch (error) {
      if (!isFailure(error)) throw error
      toast.failed(textOf(error))
    }
  }
  const isNewer = data.version > form.version && !form.isSaving
  return {
    names: data.others.map(({ name }) => name),
    newer: isNewer ? { by: data.savedBy ?? undefined, compare: () => void compare() } : null,
  }
}

/** What somebody else saved: to be compared where something is typed by now, else taken. */
export function takeNewer<F extends object, Item extends F & Stored>(
  form: Pick<RecordForm<F, Item>, 'latest' | 'meet' | 'keep'>,
  saved: Item,
): void {
  const { stored, values } = form.latest()
  if (changedFields(stored, values).length > 0) form.meet(saved)
  else form.keep(saved)
}

function useIsIdle(): () => boolean {
  const last = useRef(Date.now())
  useEffect(() => {
    const touch = () => {
      last.current = Date.now()
    }
    addEventListener('pointerdown', touch)
    addEventListener('keydown', touch)
    return () => {
      removeEventListener('pointerdown', touch)
      removeEventListener('keydown', touch)
    }
  }, [])
  return () => Date.now() - last.current > idleAfter
}
