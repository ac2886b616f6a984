import { type RawBuilder, sql } from 'kysely'
import { timeZone } from '#contract/language.ts'
import type { Filter } from './declaration.ts'

/** By its name, or what is made of one. */
type Column = string | RawBuilder<unknown>

function sqlOf(column: Column): RawBuilder<unknown> {
  return typeof column === 'string' ? sql`${sql.ref(column)}` : column
}

/** `sorts: { createdAt: by('createdAt') }` */
export function by(column: string) {
  return () => sql.ref(column)
}

/** By the letters of a text, in any case. */
export function byText(column: string) {
  return () => sql`lower(${sql.ref(column)})`
}

/** `category: equals('categoryId')` */
export function equals(column: string): Filter<string | number> {
  return value => sql<boolean>`${sql.ref(column)} = ${value}`
}

/** For several values, of which one must stand in the column. */
export function isAnyOf(column: string): Filter<readonly (string | number)[]> {
  return values => sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`
}

/** `...daysOf('created', 'createdAt')`: from the first to the last moment of days in Berlin. */
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

/** Every word stands in one of the columns, however it is spelled. For tables without a column made for searching. */
export function wordsIn(...columns: readonly Column[]) {
  const text = sql`concat_ws(' ', ${sql.join(columns.map(sqlOf))})`
  return (q: string): RawBuilder<boolean>[] =>
    q
      .split(/\s+/)
      .filter(word => word !== '')
      .map(word => sql<boolean>`strpos(folded(${text}), folded(${word})) > 0`)
}
