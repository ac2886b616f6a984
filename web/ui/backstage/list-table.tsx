import { Checkbox, Table, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import styles from './list-table.module.css'

export interface Column<Row> {
  key: string
  label: string
  /** Sort key; absent if the list can't be sorted by this column. */
  sort?: string
  /** Whether the column holds sentences: it then keeps a readable width. */
  isText?: true
  /** What a cell shows; a dash stands for nothing. */
  show: (row: Row) => ReactNode
}

/** The selection of rows by checkboxes. */
interface Ticks<Row> {
  has: (id: number) => boolean
  toggle: (row: Row, isSelected: boolean, isRange: boolean) => void
  set: (rows: readonly Row[], isSelected: boolean) => void
  allLabel: string
  labelOf: (row: Row) => string
}

interface Props<Row> {
  label: string
  /** The first column names the row and is at the top of the card on phones. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The current order, and the handler of the column headers; without it the list can't be sorted. */
  sorting?: { sort: string; onSort: (sort: string) => void }
  ticks?: Ticks<Row> | undefined
  /** The actions column at the end of a row. */
  actions?: { label: string; show: (row: Row) => ReactNode } | undefined
  isFading?: boolean
  ref?: Ref<HTMLElement>
}

/**
 * A table that scrolls below its header, with sorting and selection where the list supports them. On phones
 * each row is a card.
 */
export function ListTable<Row extends { id: number }>(props: Props<Row>) {
  const { label, columns, rows, ticks, actions, sorting } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.box} aria-label={label} tabIndex={0} ref={props.ref}>
      <Table
        className={styles.table}
        aria-label={label}
        data-ticks={ticks ? '' : undefined}
        data-fading={props.isFading || undefined}
      >
        <Table.Thead className={styles.head}>
          <Table.Tr>
            {ticks && <AllTick rows={rows} ticks={ticks} />}
            {columns.map(column => (
              <Head key={column.key} column={column} sorting={sorting} />
            ))}
            {actions && <Table.Th className={styles.actions} aria-label={actions.label} />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(row => (
            <Table.Tr key={row.id} data-selected={ticks?.has(row.id) || undefined}>
              {ticks && <Tick row={row} ticks={ticks} />}
              {columns.map((column, place) => (
                <Table.Td
                  key={column.key}
                  data-label={column.label}
                  data-name={place === 0 ? '' : undefined}
                  data-text={column.isText && ''}
                >
                  <div className={styles.value}>{orDash(column.show(row))}</div>
                </Table.Td>
              ))}
              {actions && <Table.Td className={styles.actions}>{actions.show(row)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function orDash(value: ReactNode): ReactNode {
  return value === null || value === undefined || value === false || value === '' ? '–' : value
}

function AllTick<Row extends { id: number }>({ rows, ticks }: { rows: readonly Row[]; ticks: Ticks<Row> }) {
  const ticked = rows.filter(({ id }) => ticks.has(id)).length
  return (
    <Table.Th className={styles.tick}>
      <Checkbox
        aria-label={ticks.allLabel}
        checked={ticked > 0 && ticked === rows.length}
        indeterminate={ticked > 0 && ticked < rows.length}
        onChange={event => ticks.set(rows, event.currentTarget.checked)}
        onKeyDown={goToNextTick}
      />
    </Table.Th>
  )
}

function Tick<Row extends { id: number }>({ row, ticks }: { row: Row; ticks: Ticks<Row> }) {
  return (
    <Table.Td className={styles.tick}>
      <Checkbox
        aria-label={ticks.labelOf(row)}
        checked={ticks.has(row.id)}
        onChange={event =>
          ticks.toggle(row, event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey)
        }
        onKeyDown={goToNextTick}
      />
    </Table.Td>
  )
}

/** Arrow keys move between the checkboxes, the one for all rows included. */
function goToNextTick(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const box = event.currentTarget
  const all = [...(box.closest('table')?.querySelectorAll<HTMLElement>(`.${styles.tick} input`) ?? [])]
  all[all.indexOf(box) + step]?.focus()
}

interface HeadProps<Row> {
  column: Column<Row>
  sorting: Props<Row>['sorting']
}

function Head<Row>({ column, sorting }: HeadProps<Row>) {
  const { label, sort: field } = column
  if (!field || !sorting) return <Table.Th>{label}</Table.Th>
  const isUp = sorting.sort === field
  const isDown = sorting.sort === `-${field}`
  const Sign = isUp ? IconArrowUp : isDown ? IconArrowDown : IconArrowsSort
  return (
    <Table.Th aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <UnstyledButton className={styles.sort} onClick={() => sorting.onSort(isDown ? field : `-${field}`)}>
        {label} <Sign size={15} aria-hidden data-quiet={(!isUp && !isDown) || undefined} />
      </UnstyledButton>
    </Table.Th>
  )
}
