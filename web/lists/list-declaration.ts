import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { List } from '#contract/fields.ts'
import type { Bilingual } from '#contract/language.ts'
import type { ListKind } from './stale.ts'

/** A column of the screen; the first one names the row and is always shown. */
export interface ListColumn<Row> {
  key: string
  label: Bilingual<string>
  /** The field by which the list can be sorted. */
  sort?: string
  /** Sentences: it keeps a width at which they can be read. */
  isText?: true
  show: (row: Row) => ReactNode
}

/** A filter by its name in the address: one value, several, a text, or a range of days under `<name>From` and `<name>To`. */
export interface ListFilter {
  name: string
  label: Bilingual<string>
  is: 'one' | 'several' | 'text' | 'days'
  options?: readonly { value: string; label: string }[]
}

/** What can be done to one row. */
export interface RowAction {
  label: Bilingual<string>
  icon: Icon
  isDangerous?: boolean
  /** A page outside backstage. */
  href?: string
  run?: () => void
}

/** What can be done to many rows, each of which may be refused. */
interface BulkChoice<Row> {
  label: Bilingual<string>
  isDangerous?: boolean
  /** The rows that it changes: the others are left out, so that taking it back changes no more than it did. */
  applies?: (row: Row) => boolean
}

/** What is done from a dialog of the screen's own, such as a letter that has to be written first. */
export interface BulkDialog<Row> extends BulkChoice<Row> {
  opens: (ids: number[]) => void
}

export interface BulkAction<Row> extends BulkChoice<Row> {
  /** Asked before: for what cannot be taken back. */
  question?: (count: number) => Bilingual<string>
  /** The buttons below the question, where those that it has by itself would be mistaken for each other. */
  answers?: (count: number) => { yes: Bilingual<string>; no: Bilingual<string> }
  /** What would be lost by it, asked for ahead: where it is something, it is shown, and the question is put. */
  warning?: {
    question: Bilingual<string>
    ask: (ids: readonly number[]) => Promise<ReactNode>
    /** What is shown forbids it where it is about a single row: nothing is asked. */
    forbidsOne?: boolean
  }
  /** Called with at most a hundred ids at once. */
  run: (ids: number[]) => Promise<{ done: number[]; failed: { id: number; code: string }[] }>
  done: (count: number) => Bilingual<string>
  undo?: (ids: number[]) => Promise<unknown>
}

/** All that a list of backstage needs to know of its rows. */
export interface ListDeclaration<Row extends { id: number }> {
  /** Its call, by whose name the list is kept and downloaded: `news.backstage.list`. */
  name: string
  call: (asked: never) => Promise<List<Row>>
  kind: ListKind
  title: Bilingual<string>
  /** True where it is a part of a screen that has its own head. */
  isPart?: boolean
  lead?: Bilingual<string>
  count: (n: number) => Bilingual<string>
  /** What is said where it cannot be fetched. */
  failed: Bilingual<string>
  /** What will be here, and how to begin; `narrowed`: what is said where nothing matches. */
  empty: { title: Bilingual<string>; lead?: Bilingual<string>; narrowed?: Bilingual<string> }
  columns: readonly ListColumn<Row>[]
  /** The order unless another is chosen. */
  sort: string
  filters: readonly ListFilter[]
  /** What is asked for in any case, such as `{ trash: '1' }`. */
  always?: Record<string, string>
  nameOf: (row: Row) => string
  create?: { label: Bilingual<string>; address: string }
  /** What most come for where nothing is created by a page of its own; beside the title on every screen. */
  first?: ReactNode
  /** Beside the search, such as the way to the trash. */
  tools?: ReactNode
  rowActions?: (row: Row) => readonly RowAction[]
  /** Rows can be selected where there is something to do to them. */
  bulk?: readonly (BulkAction<Row> | BulkDialog<Row>)[]
}

/** The names under which filters stand in the address. */
export function namesIn(filters: readonly ListFilter[]): string[] {
  return filters.flatMap(({ name, is }) => (is === 'days' ? [`${name}From`, `${name}To`] : [name]))
}
