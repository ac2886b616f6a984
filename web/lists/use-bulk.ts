import { useState } from 'react'
import type { FailureCode } from '#contract/errors.ts'
import { backstage, doneForSome } from '#messages/backstage.ts'
import { errors } from '#messages/errors.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import type { BulkAction, BulkDialog } from './list-declaration.ts'
import type { Outcome } from './one-by-one.ts'
import { type ListKind, useStale } from './stale.ts'
import { useAskFirst } from './use-ask-first.ts'

const atOnce = 100 // rows, the most that a call takes

/** Does one thing to many rows, a hundred at once; says how many it was, and takes it back where that can be. */
export function useBulk<Row extends { id: number }>(
  kind: ListKind,
  onEnd: (failed: ReadonlySet<number>) => void = () => undefined,
) {
  const say = useSay()
  const askFirst = useAskFirst()
  const stale = useStale(kind)
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)

  const run = async (action: BulkAction<Row>, ids: number[]) => {
    setProgress({ done: 0, all: ids.length })
    try {
      const outcome = await inBatches(ids, action, done => setProgress({ done, all: ids.length }))
      tell(action, outcome)
      onEnd(new Set(outcome.failed.map(({ id }) => id)))
    } catch (error) {
      toast.failed(textOf(error))
    } finally {
      setProgress(null)
      await stale()
    }
  }

  const tell = ({ done: said, undo }: BulkAction<Row>, { done, failed }: Outcome) => {
    const [first] = failed
    if (first) {
      const why = errors[first.code as FailureCode] ?? errors.unexpected
      return toast.failed(`${say(doneForSome(done.length, failed.length))}. ${say(why)}`)
    }
    if (!undo) return toast.done(say(said(done.length)))
    const takeBack = () =>
      undo(done)
        .catch(error => toast.failed(textOf(error)))
        .finally(stale)
    toast.undo(say(said(done.length)), say(backstage.undo), () => void takeBack())
  }

  const start = (action: BulkAction<Row> | BulkDialog<Row>, rows: readonly Row[]) => {
    const ids = rows.filter(row => action.applies?.(row) ?? true).map(({ id }) => id)
    if ('opens' in action) return action.opens(ids)
    void askFirst(action, ids, () => void run(action, ids))
  }
  return { start, progress }
}

async function inBatches<Row>(
  ids: number[],
  action: BulkAction<Row>,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] }
  for (let start = 0; start < ids.length; start += atOnce) {
    const { done, failed } = await action.run(ids.slice(start, start + atOnce))
    outcome.done.push(...done)
    outcome.failed.push(...failed)
    onProgress(start + atOnce)
  }
  return outcome
}
