import { useState } from 'react'
import { countSelected, records } from '#messages/backstage.ts'
import { doneOf, lists, selectAllResults } from '#messages/lists.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { BulkBar } from '#web/ui/backstage/bulk-bar.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import type { ListDeclaration } from './list-declaration.ts'
import { useBulk } from './use-bulk.ts'
import { allRows } from './use-list.ts'
import type { ListQuery } from './use-list-query.ts'
import type { Selection } from './use-selection.ts'

interface Props<Row extends { id: number }> {
  list: ListDeclaration<Row>
  query: ListQuery
  count: number
  selection: Selection<Row>
}

/** Bar with the bulk actions for the selected rows, and a button that selects all matching rows. */
export function ListBulk<Row extends { id: number }>({ list, query, count, selection }: Props<Row>) {
  const say = useSay()
  const { rows } = selection
  const [isFetching, setFetching] = useState(false)
  const bulk = useBulk<Row>(list.kind, failed => selection.replace(rows.filter(({ id }) => failed.has(id))))
  if (rows.length === 0) return null
  const selectAll = async () => {
    setFetching(true)
    await allRows(list, query).then(selection.replace, error => toast.failed(textOf(error)))
    setFetching(false)
  }
  const all = {
    label: say(selectAllResults(count)),
    isDisabled: false,
    onPress: () => void selectAll(),
  }
  const actions = (list.bulk ?? []).map(action => ({
    label: say(action.label),
    isDangerous: action.isDangerous ?? false,
    isDisabled: !rows.some(row => action.applies?.(row) ?? true),
    onPress: () => bulk.start(action, rows),
  }))
  const { progress } = bulk
  const isBusy = isFetching || progress !== null
  return (
    <BulkBar
      label={progress ? say(doneOf(progress.done, progress.all)) : say(countSelected(rows.length))}
      busyLabel={say(lists.working)}
      clearLabel={say(records.clearSelection)}
      actions={rows.length < count ? [all, ...actions] : actions}
      onClear={() => selection.replace([])}
      isBusy={isBusy}
    />
  )
}
