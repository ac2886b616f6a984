import type { AnyContractProcedure, InferSchemaOutput } from '@orpc/contract'
import type { RawBuilder } from 'kysely'
import type { Bilingual, Language } from '#contract/language.ts'
import type { FileFormat } from '#contract/list.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Value of a cell in a file. A `Date` is written in Berlin time. */
export type Cell = string | number | boolean | Date | null

/** A column of the file, with a heading. */
export interface ListColumn<Row> {
  heading: Bilingual<string>
  cell: (row: Row, reader: Language) => Cell
}

/** Returns columns that show fields unchanged, each with the heading of its name. */
export function fieldColumns<Name extends string>(
  headings: Readonly<Record<Name, Bilingual<string>>>,
  ...names: Name[]
): ListColumn<Readonly<Record<Name, Cell>>>[] {
  return names.map(name => ({ heading: headings[name], cell: row => row[name] }))
}

/** A condition set by a query parameter. */
export type Filter<Value = never> = (value: Value, now: Date) => RawBuilder<boolean>

/** A number, or a UUID if ids must not reveal the order of rows. */
export type RowId = number | string

/** Query parameters of every list; its filters are added under the names of the contract. */
export interface ListQuery {
  page?: number | undefined
  limit?: number | undefined
  sort?: string | undefined
  q?: string | undefined
  format?: FileFormat | undefined
}

/** The query of a list in the contract: `QueryOf<typeof mailApi.list>`. */
export type QueryOf<Call extends AnyContractProcedure> = InferSchemaOutput<
  NonNullable<Call['~orpc']['inputSchema']>
>

/** The filters of a query: the type requires every filter that the contract has. */
export type FiltersOf<Query extends ListQuery> = {
  readonly [Name in Exclude<keyof Query, keyof ListQuery>]-?: Filter<NonNullable<Query[Name]>>
}

/** A list short enough to be returned whole, as a file. */
export interface WholeList<Row> {
  /** Name in the audit log. */
  name: string
  /** Title of the file. */
  title: Bilingual<string>
  columns: readonly ListColumn<Row>[]
}

/** How a table is listed: filters, sorting, search, and export to a file. */
export interface ListDeclaration<Row extends { id: RowId }, Query extends ListQuery> {
  /** Name in the audit log. */
  name: string
  /** Title of the file. */
  title: Bilingual<string>
  table: keyof Database
  /** SQL of the contract's `sort` values, in the reader's language. */
  sorts: Readonly<Record<string, (reader: Language) => RawBuilder<unknown>>>
  sort: string
  /** The conditions of a search text. */
  search: (q: string, context: Context) => readonly RawBuilder<boolean>[]
  filters: FiltersOf<Query>
  /** Condition on all rows of the list. */
  always?: (query: Query) => RawBuilder<boolean>
  /** Returns the rows with these ids, in any order. */
  rows: (context: Context, ids: readonly Row['id'][]) => Promise<Row[]>
  /** Returns the rows for the file, if it contains more than the list. */
  fileRows?: (context: Context, ids: readonly Row['id'][]) => Promise<Row[]>
  /** Columns of the file. */
  columns: (context: Context) => Promise<readonly ListColumn<Row>[]>
}
