import { useState } from 'react'
import { Failure, type FailureCode } from '#contract/errors.ts'
import { backstage, doneForSome } from '#messages/backstage.ts'
import { errors } from '#messages/errors.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import type { BulkAction, BulkDialog } from './list-declaration.ts'
import type { Outcome } from './one-by-one.ts'
import { type ListKind, useStale } from './stale.ts'
import { useAskFirst } from './use-ask-first.ts'

const atOnce = 100 // rows, the maximum per call

/** Runs an action on many rows in batches of 100; shows their number, and offers to undo it if possible. */
export function useBulk<Row extends { id: number }>(
  kind: ListKind,
  onEnd: (failed: ReadonlySet<number>) => void = () => undefined,
) {
  const say = useSay()
  const askFirst = useAskFirst()
  const stale = useStale(kind)
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)

  const run = async (action: BulkAction<Row>, ids: number[], done: number[]) => {
    setProgress({ done: 0, all: ids.length })
    try {
      const left = ids.filter(id => !done.includes(id))
      const failed = await inBatches(left, action, now => {
        done.push(...now)
        setProgress({ done: done.length, all: ids.length })
      })
      onEnd(new Set(failed.map(({ id }) => id)))
      report(action, { done, failed })
    } finally {
      setProgress(null)
      void stale()
    }
  }

  const report = ({ done: messageOf, undo }: BulkAction<Row>, { done, failed }: Outcome) => {
    const [first] = failed
    if (first) {
      const why = errors[first.code as FailureCode] ?? errors.unexpected
      const counts = `${say(doneForSome(done.length, failed.length))}. `
      const message = (done.length + failed.length > 1 ? counts : '') + say(why)
      throw new Failure(first.code as FailureCode, { message })
    }
    if (!undo) return toast.done(say(messageOf(done.length)))
    const takeBack = () =>
      undo(done)
        .catch(error => toast.failed(textOf(error)))
        .finally(stale)
    toast.undo(say(messageOf(done.length)), say(backstage.undo), () => void takeBack())
  }

  const start = (action: BulkAction<Row> | BulkDialog<Row>, rows: readonly Row[]) => {
    const ids = rows.filter(row => action.applies?.(row) ?? true).map(({ id }) => id)
    if ('opens' in action) return action.opens(ids)
    // A retry skips the rows that are already done.
    const done: number[] = []
    void askFirst(action, ids, () => run(action, ids, done))
  }
  return { start, progress }
}

/** Runs the action in batches and returns the rows that were refused. */
async function inBatches<Row>(
  ids: number[],
  action: BulkAction<Row>,
  onDone: (done: number[]) => void,
): Promise<Outcome['failed']> {
  const refused: Outcome['failed'] = []
  for (let start = 0; start < ids.length; start += atOnce) {
    const { done, failed } = await action.run(ids.slice(start, start + atOnce))
    refused.push(...failed)
    onDone(done)
  }
  return refused
}
