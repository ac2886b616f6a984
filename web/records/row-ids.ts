import { uniqueName } from '#web/unique.ts'
import { isSame } from './form-values.ts'

const ids = new WeakMap<object, string>()

/** What a row without an id of its own is called while its form is open; no other row is called so. */
export function idOf(row: object): string {
  const id = ids.get(row) ?? uniqueName()
  ids.set(row, id)
  return id
}

/** The same row with other content. */
export function sameRow<Row extends object>(row: Row, next: Row): Row {
  if (next !== row) ids.set(next, idOf(row))
  return next
}

/**
 * Rows that came from elsewhere, such as the answer to a save: each is the row that says the same, else the one that stood
 * at its place.
 */
export function adopt(before: readonly object[], now: readonly object[]): void {
  const taken = new Set(now.flatMap(row => ids.get(row) ?? []))
  const take = (row: object, from: object | undefined) => {
    if (!from || ids.has(row) || taken.has(idOf(from))) return
    taken.add(idOf(from))
    ids.set(row, idOf(from))
  }
  for (const row of now)
    take(
      row,
      before.find(one => !taken.has(idOf(one)) && isSame(one, row)),
    )
  now.forEach((row, place) => {
    take(row, before[place])
  })
}

/** The same rows, one of them at another place. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
