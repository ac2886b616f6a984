import { uniqueName } from '#web/unique.ts'
import { isSame } from './form-values.ts'

const ids = new WeakMap<object, string>()

/** Returns a unique id for a row without one; it is valid while the form is open. */
export function rowIdOf(row: object): string {
  const id = ids.get(row) ?? uniqueName()
  ids.set(row, id)
  return id
}

/** Marks `next` as the changed version of `row`, with the same id, and returns it. */
export function sameRow<Row extends object>(row: Row, next: Row): Row {
  if (next !== row) ids.set(next, rowIdOf(row))
  return next
}

/**
 * Transfers the ids to rows from outside, such as the response to a save: to an equal row first, else by
 * index.
 */
export function adopt(before: readonly object[], now: readonly object[]): void {
  const taken = new Set(now.flatMap(row => ids.get(row) ?? []))
  const take = (row: object, from: object | undefined) => {
    if (!from || ids.has(row) || taken.has(rowIdOf(from))) return
    taken.add(rowIdOf(from))
    ids.set(row, rowIdOf(from))
  }
  for (const row of now)
    take(
      row,
      before.find(one => !taken.has(rowIdOf(one)) && isSame(one, row)),
    )
  now.forEach((row, place) => {
    take(row, before[place])
  })
}

/** Returns the rows with one of them moved. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}
