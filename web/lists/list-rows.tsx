import { useEffect, useRef } from 'react'
import { records, selectRow } from '#messages/backstage.ts'
import { lists } from '#messages/lists.ts'
import { useSay } from '#web/language.ts'
import { ListTable } from '#web/ui/backstage/list-table.tsx'
import { ListBulk } from './list-bulk.tsx'
import type { ListDeclaration } from './list-declaration.ts'
import { RowActions } from './row-actions.tsx'
import { listRequestOf } from './use-list.ts'
import type { ListQuery } from './use-list-query.ts'
import { useSelection } from './use-selection.ts'

interface Props<Row extends { id: number }> {
  list: ListDeclaration<Row>
  query: ListQuery
  rows: readonly Row[]
  count: number
  hidden: readonly string[]
  isFading: boolean
}

/** The rows of a page, and the bulk actions for the selected ones. */
export function ListRows<Row extends { id: number }>(props: Props<Row>) {
  const { list, query, rows, count, hidden, isFading } = props
  const say = useSay()
  const asked = listRequestOf(list, query)
  const selection = useSelection(rows, JSON.stringify({ ...asked, sort: '' }))
  const box = useStartOfPage(query.page)
  const { rowActions } = list
  const columns = list.columns
    .filter(({ key }, place) => place === 0 || !hidden.includes(key))
    .map(column => ({ ...column, label: say(column.label) }))
  return (
    <>
      <ListTable
        ref={box}
        label={say(list.title)}
        columns={columns}
        rows={rows}
        sorting={{ sort: String(asked.sort), onSort: sort => query.set({ sort }) }}
        ticks={
          list.bulk && {
            ...selection,
            allLabel: say(records.selectAll),
            labelOf: row => say(selectRow(list.nameOf(row))),
          }
        }
        actions={
          rowActions && {
            label: say(lists.rowActions),
            show: row => <RowActions actions={rowActions(row)} name={list.nameOf(row)} />,
          }
        }
        isFading={isFading}
      />
      {list.bulk && <ListBulk {...{ list, query, count, selection }} />}
    </>
  )
}

/** Scrolls to the top when another page is shown. */
function useStartOfPage(page: number) {
  const box = useRef<HTMLElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    box.current?.scrollTo({ top: 0 })
    if ((box.current?.getBoundingClientRect().top ?? 0) < 0) box.current?.scrollIntoView()
  }, [page])
  return box
}
