import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { List } from '#contract/fields.ts'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { type ListKind, useStale } from '#web/lists/stale.ts'
import { withFieldNames } from '#web/shell/placed-errors.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

interface Options {
  kind: ListKind
  setVisibility: (wish: { id: number; isVisible: boolean }) => Promise<unknown>
  fieldLabel: (field: string) => string
}

type Rows = List<{ id: number; isVisible: boolean }>

/**
 * Toggles the visibility in a list optimistically, and reverts it if the server refuses. Throws the refusal.
 */
export function useVisibility({ kind, setVisibility, fieldLabel }: Options) {
  const say = useSay()
  const queries = useQueryClient()
  const stale = useStale(kind)
  const key = { queryKey: [kind, 'list'] }
  return useMutation({
    mutationFn: (wish: { id: number; isVisible: boolean }) =>
      setVisibility(wish).catch(error => Promise.reject(withFieldNames(error, fieldLabel))),
    onMutate: async wish => {
      await queries.cancelQueries(key)
      const before = queries.getQueriesData<Rows>(key)
      queries.setQueriesData<Rows>(key, list => list && { ...list, rows: withVisibility(list.rows, wish) })
      return before
    },
    onSuccess: (_, { isVisible }) => toast.done(say(isVisible ? records.nowVisible : records.nowHidden)),
    onError: (_error, _, before) => {
      for (const [place, list] of before ?? []) queries.setQueryData(place, list)
    },
    onSettled: stale,
  })
}

function withVisibility(rows: Rows['rows'], wish: { id: number; isVisible: boolean }): Rows['rows'] {
  return rows.map(row => (row.id === wish.id ? { ...row, isVisible: wish.isVisible } : row))
}
