import { Checkbox, Table, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './record-table.module.css'

export interface Column<Row> {
  key: string
  label: string
  /** The field by which the list can be sorted. */
  sort?: string
  show: (row: Row) => ReactNode
}

interface Props<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sort: string
  onSort: (sort: string) => void
  selected: ReadonlySet<number>
  onSelect: (ids: number[], isSelected: boolean) => void
  texts: { selectAll: string; selectRow: (row: Row) => string }
  isFading?: boolean
}

/** Records in rows: sorted by their heads, ticked for doing one thing to many. On phones each row is a card. */
export function RecordTable<Row extends { id: number }>(props: Props<Row>) {
  const { label, columns, rows, selected, onSelect, texts } = props
  const ids = rows.map(({ id }) => id)
  const ticked = ids.filter(id => selected.has(id)).length
  return (
    <Table className={styles.table} aria-label={label} data-fading={props.isFading || undefined}>
      <Table.Thead className={styles.head}>
        <Table.Tr>
          <Table.Th className={styles.tick}>
            <Checkbox
              aria-label={texts.selectAll}
              checked={ticked > 0 && ticked === ids.length}
              indeterminate={ticked > 0 && ticked < ids.length}
              onChange={event => onSelect(ids, event.currentTarget.checked)}
            />
          </Table.Th>
          {columns.map(column => (
            <Head key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(row => (
          <Table.Tr key={row.id} data-selected={selected.has(row.id) || undefined}>
            <Table.Td className={styles.tick}>
              <Checkbox
                aria-label={texts.selectRow(row)}
                checked={selected.has(row.id)}
                onChange={event => onSelect([row.id], event.currentTarget.checked)}
              />
            </Table.Td>
            {columns.map(column => (
              <Table.Td key={column.key} data-label={column.label} data-column={column.key}>
                {column.show(row)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface HeadProps<Row> {
  column: Column<Row>
  sort: string
  onSort: (sort: string) => void
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { label, sort: field } = column
  if (!field) return <Table.Th>{label}</Table.Th>
  const isUp = sort === field
  const isDown = sort === `-${field}`
  const Sign = isUp ? IconArrowUp : isDown ? IconArrowDown : IconArrowsSort
  return (
    <Table.Th aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <UnstyledButton className={styles.sort} onClick={() => onSort(isDown ? field : `-${field}`)}>
        {label} <Sign size={15} aria-hidden data-quiet={(!isUp && !isDown) || undefined} />
      </UnstyledButton>
    </Table.Th>
  )
}
