import { useState } from 'react'

export interface Selection<Row> {
  rows: readonly Row[]
  has: (id: number) => boolean
  /** Ticks a row; with shift all from the one ticked last. */
  toggle: (row: Row, isSelected: boolean, isRange: boolean) => void
  set: (rows: readonly Row[], isSelected: boolean) => void
  replace: (rows: readonly Row[]) => void
}

/** The rows that are ticked, over several pages. Another search or filter, named by `scope`, begins anew. */
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
    // As they are now, where they are shown.
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
