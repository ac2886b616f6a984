import { useQueryClient } from '@tanstack/react-query'
import type { Bilingual, Language } from '#contract/language.ts'
import { textOf } from '#web/failure-text.ts'
import { useStale } from '#web/lists/stale.ts'
import { moved } from '#web/records/row-ids.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import type { Access, AccessActs } from './access-card.tsx'

export interface AccessChange {
  /** Runs the change, then refetches the lists. Throws, so that the form can show the error. */
  save: (work: () => Promise<unknown>) => Promise<void>
  /** As `save`, but shows an error in a toast. */
  act: (work: () => Promise<unknown>) => Promise<void>
}

export function useAccessChange(): AccessChange {
  const queries = useQueryClient()
  const stale = useStale('people')
  const save = async (work: () => Promise<unknown>) => {
    await work()
    await queries.invalidateQueries({ queryKey: ['people'] })
    await stale()
  }
  return { save, act: work => save(work).catch(error => toast.failed(textOf(error))) }
}

interface Given<Row extends Access> {
  rows: readonly Row[]
  at: number
  language: Language
  change: AccessChange
  calls: {
    order: (order: { ids: number[] }) => Promise<unknown>
    merge: (wish: { id: number; into: number }) => Promise<unknown>
    remove: (wish: { id: number }) => Promise<unknown>
  }
  question: (count: number) => Bilingual<string>
}

export function actsOf<Row extends Access>(given: Given<Row>): AccessActs {
  const { rows, at, language, change, calls, question } = given
  const id = rows[at]?.id ?? 0
  const ids = rows.map(row => row.id)
  return {
    onMove: step => void change.act(() => calls.order({ ids: moved(ids, at, at + step) })),
    onMerge: into => change.save(() => calls.merge({ id, into })),
    onRemove: () => change.save(() => calls.remove({ id })),
    mergeQuestion: question,
    others: rows
      .filter(row => row.id !== id)
      .map(row => ({ value: String(row.id), label: row.label[language] || row.label.de })),
    isFirst: at === 0,
    isLast: at === rows.length - 1,
  }
}
