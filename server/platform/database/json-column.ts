import type { ColumnType } from 'kysely'

/** A json column: read as `T`, written as JSON text, because pg would turn an array into a PostgreSQL array. */
export type Json<T = unknown> = ColumnType<T, string, string>

/** Serialises a value for writing it to a JSON column. */
export function asJson(value: unknown): string {
  return JSON.stringify(value)
}
