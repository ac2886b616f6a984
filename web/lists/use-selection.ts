import { useState } from 'react'

export interface Selection<Row> {
  rows: readonly Row[]
  has: (id: number) => boolean
  /** Selects or deselects a row; with shift, all rows from the last toggled one. */
  toggle: (row: Row, isSelected: boolean, isRange: boolean) => void
  set: (rows: readonly Row[], isSelected: boolean) => void
  replace: (rows: readonly Row[]) => void
}

/** The selected rows, across pages. A change of `scope` (search or filter) clears the selection. */
export function useSelection<Row extends { id: number }>(
  shown: readonly Row[],
  scope: string,
): Selection<Row> {
  const [kept, setKept] = useState({ scope, rows: new Map<number, Row>(), last: 0 })
  const now = kept.scope === scope ? kept : { scope, rows: new Map<number, Row>(), last: 0 }
  const put = (rows: readonly Row[], isSelected: boolean, last: number) => {
    const next = new Map(now.rows)
    for (const row of rows) isSelected ? next.set(row.id, row) : next.delete(row.id)
    setKept({ scope, rows: next, last })
  }
  return {
    // Rows on the current page are returned in their current version.
    rows: [...now.rows.values()].map(row => shown.find(({ id }) => id === row.id) ?? row),
    has: id => now.rows.has(id),
    toggle: (row, isSelected, isRange) =>
      put(isRange ? between(shown, now.last, row) : [row], isSelected, row.id),
    set: (rows, isSelected) => put(rows, isSelected, 0),
    replace: rows => setKept({ scope, rows: new Map(rows.map(row => [row.id, row])), last: 0 }),
  }
}

function between<Row extends { id: number }>(shown: readonly Row[], from: number, to: Row): readonly Row[] {
  const places = [from, to.id].map(id => shown.findIndex(row => row.id === id))
  const [first = -1, last = -1] = places.sort((a, b) => a - b)
  return first === -1 ? [to] : shown.slice(first, last + 1)
}
