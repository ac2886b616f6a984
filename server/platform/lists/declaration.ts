import type { AnyContractProcedure, InferSchemaOutput } from '@orpc/contract'
import type { RawBuilder } from 'kysely'
import type { Bilingual, Language } from '#contract/language.ts'
import type { FileFormat } from '#contract/list.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Database } from '#server/platform/database/database.ts'

/** What a cell of a file can hold. A `Date` is written by the clock in Berlin. */
export type Cell = string | number | boolean | Date | null

/** A column of the file, under a heading for people. */
export interface ListColumn<Row> {
  heading: Bilingual<string>
  cell: (row: Row, reader: Language) => Cell
}

/** Columns that show fields as they stand, each under the heading of its name. */
export function fieldColumns<Name extends string>(
  headings: Readonly<Record<Name, Bilingual<string>>>,
  ...names: Name[]
): ListColumn<Readonly<Record<Name, Cell>>>[] {
  return names.map(name => ({ heading: headings[name], cell: row => row[name] }))
}

/** A condition that a value of the address sets. */
export type Filter<Value = never> = (value: Value, now: Date) => RawBuilder<boolean>

/** A number, or a uuid where rows must not tell their order. */
export type RowId = number | string

/** What every list is asked; its filters stand beside it, under the names of the contract. */
export interface ListQuery {
  page?: number | undefined
  limit?: number | undefined
  sort?: string | undefined
  q?: string | undefined
  format?: FileFormat | undefined
}

/** What a list of the contract is asked: `QueryOf<typeof mailApi.list>`. */
export type QueryOf<Call extends AnyContractProcedure> = InferSchemaOutput<
  NonNullable<Call['~orpc']['inputSchema']>
>

/** The filters of a query: no filter that the contract has can be forgotten. */
export type FiltersOf<Query extends ListQuery> = {
  readonly [Name in Exclude<keyof Query, keyof ListQuery>]-?: Filter<NonNullable<Query[Name]>>
}

/** A list that is short enough to be answered whole, as a file. */
export interface WholeList<Row> {
  /** In the audit log. */
  name: string
  /** Of the file. */
  title: Bilingual<string>
  columns: readonly ListColumn<Row>[]
}

/** How a table is listed: filtered, sorted, searched, and written into a file. */
export interface ListDeclaration<Row extends { id: RowId }, Query extends ListQuery> {
  /** In the audit log. */
  name: string
  /** Of the file. */
  title: Bilingual<string>
  table: keyof Database
  /** What the contract's `sort` sorts by, in the reader's language. */
  sorts: Readonly<Record<string, (reader: Language) => RawBuilder<unknown>>>
  sort: string
  /** The conditions that the words looked for set. */
  search: (q: string, context: Context) => readonly RawBuilder<boolean>[]
  filters: FiltersOf<Query>
  /** What holds for all rows of the list. */
  always?: (query: Query) => RawBuilder<boolean>
  /** The rows with these ids, in any order. */
  rows: (context: Context, ids: readonly Row['id'][]) => Promise<Row[]>
  /** The rows of the file, where it says more than the list. */
  fileRows?: (context: Context, ids: readonly Row['id'][]) => Promise<Row[]>
  /** Of the file. */
  columns: (context: Context) => Promise<readonly ListColumn<Row>[]>
}
