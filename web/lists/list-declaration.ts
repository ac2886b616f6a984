import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { List } from '#contract/fields.ts'
import type { Bilingual } from '#contract/language.ts'
import type { ListKind } from './stale.ts'

/** A column of the screen; the first one names the row and is always shown. */
export interface ListColumn<Row> {
  key: string
  label: Bilingual<string>
  /** Sort field; the column cannot be sorted without it. */
  sort?: string
  /** The column contains sentences and keeps a readable width. */
  isText?: true
  show: (row: Row) => ReactNode
}

/**
 * A filter, with its name in the address: one value, several, a text, or a range of days in `<name>From` and
 * `<name>To`.
 */
export interface ListFilter {
  name: string
  label: Bilingual<string>
  is: 'one' | 'several' | 'text' | 'days'
  options?: readonly { value: string; label: string }[]
}

/** An action on one row. */
export interface RowAction {
  label: Bilingual<string>
  icon: Icon
  isDangerous?: boolean
  /** A page outside backstage. */
  href?: string
  run?: () => void
}

/** An action on many rows, each of which the server may refuse. */
interface BulkChoice<Row> {
  label: Bilingual<string>
  isDangerous?: boolean
  /**
   * Whether the action changes a row. Other rows are left out, so that undoing restores only what was
   * changed.
   */
  applies?: (row: Row) => boolean
}

/** A bulk action that opens a dialog of the screen, such as a letter to be written first. */
export interface BulkDialog<Row> extends BulkChoice<Row> {
  opens: (ids: number[]) => void
}

export interface BulkAction<Row> extends BulkChoice<Row> {
  /** Confirmation question, for actions that cannot be undone. */
  question?: (count: number) => Bilingual<string>
  /** Labels of the buttons below the question, if the default ones would be ambiguous. */
  answers?: (count: number) => { yes: Bilingual<string>; no: Bilingual<string> }
  /** Fetches in advance what would be lost; if there is something, it is shown and the question is asked. */
  warning?: {
    question: Bilingual<string>
    ask: (ids: readonly number[]) => Promise<ReactNode>
    /** Whether the warning forbids the action on a single row, without the option to confirm. */
    forbidsOne?: boolean
  }
  /** Called with at most a hundred ids at once. */
  run: (ids: number[]) => Promise<{ done: number[]; failed: { id: number; code: string }[] }>
  done: (count: number) => Bilingual<string>
  undo?: (ids: number[]) => Promise<unknown>
}

/** Declaration of a list in backstage. */
export interface ListDeclaration<Row extends { id: number }> {
  /** Name of its call, also the key of its settings and of its download: `news.backstage.list`. */
  name: string
  call: (asked: never) => Promise<List<Row>>
  kind: ListKind
  title: Bilingual<string>
  /** Whether the list is a part of a screen with its own head. */
  isPart?: boolean
  lead?: Bilingual<string>
  count: (n: number) => Bilingual<string>
  /** Message if the list cannot be fetched. */
  failed: Bilingual<string>
  /** Text of an empty list: what it will contain and how to begin. `narrowed`: text if nothing matches. */
  empty: { title: Bilingual<string>; lead?: Bilingual<string>; narrowed?: Bilingual<string> }
  columns: readonly ListColumn<Row>[]
  /** Default sort order. */
  sort: string
  filters: readonly ListFilter[]
  /** Parameters of every request, such as `{ trash: '1' }`. */
  always?: Record<string, string>
  nameOf: (row: Row) => string
  create?: { label: Bilingual<string>; address: string }
  /** Main action beside the title, on every screen width, for lists without `create`. */
  first?: ReactNode
  /** Shown beside the search, such as the link to the trash. */
  tools?: ReactNode
  rowActions?: (row: Row) => readonly RowAction[]
  /** Bulk actions; without them rows cannot be selected. */
  bulk?: readonly (BulkAction<Row> | BulkDialog<Row>)[]
}

/** Returns the names of the filters in the address. */
export function namesIn(filters: readonly ListFilter[]): string[] {
  return filters.flatMap(({ name, is }) => (is === 'days' ? [`${name}From`, `${name}To`] : [name]))
}
