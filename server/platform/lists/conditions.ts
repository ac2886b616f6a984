import { type RawBuilder, sql } from 'kysely'
import { timeZone } from '#contract/language.ts'
import type { Filter } from './declaration.ts'

/** Name of a column, or an SQL expression. */
type Column = string | RawBuilder<unknown>

function sqlOf(column: Column): RawBuilder<unknown> {
  return typeof column === 'string' ? sql`${sql.ref(column)}` : column
}

/** `sorts: { createdAt: by('createdAt') }` */
export function by(column: string) {
  return () => sql.ref(column)
}

/** Sorts by a text, ignoring case. */
export function byText(column: string) {
  return () => sql`lower(${sql.ref(column)})`
}

/** `category: equals('categoryId')` */
export function equals(column: string): Filter<string | number> {
  return value => sql<boolean>`${sql.ref(column)} = ${value}`
}

/** For several values, one of which must be in the column. */
export function isAnyOf(column: string): Filter<readonly (string | number)[]> {
  return values => sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`
}

/** `...daysOf('created', 'createdAt')`: a range of whole days in Berlin. */
export function daysOf<const Name extends string>(name: Name, column: Column) {
  const from: Filter<string> = day => sql<boolean>`${sqlOf(column)} >= ${startOf(sql`${day}::date`)}`
  const to: Filter<string> = day => sql<boolean>`${sqlOf(column)} < ${startOf(sql`${day}::date + 1`)}`
  return Object.fromEntries([
    [`${name}From`, from],
    [`${name}To`, to],
  ]) as Record<`${Name}From` | `${Name}To`, Filter<string>>
}

function startOf(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`((${day})::timestamp at time zone ${sql.lit(timeZone)})`
}

/**
 * Every word must occur in one of the columns, compared in the spelling of `folded`. For tables without a
 * search column.
 */
export function containsWords(...columns: readonly Column[]) {
  const text = sql`concat_ws(' ', ${sql.join(columns.map(sqlOf))})`
  return (q: string): RawBuilder<boolean>[] =>
    q
      .split(/\s+/)
      .filter(word => word !== '')
      .map(word => sql<boolean>`strpos(folded(${text}), folded(${word})) > 0`)
}
