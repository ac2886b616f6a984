import type { ReactNode } from 'react'
import { FieldsIn } from './fields.tsx'

interface Props<Row> {
  /** The field, such as `projects`: refusals lead to `projects.2.title`. */
  name: string
  value: readonly Row[]
  onChange: (rows: Row[]) => void
  children: (row: Row, own: RowActions<Row>) => ReactNode
}

export interface RowActions<Row> {
  /** Counted from 1. */
  number: number
  onChange: (given: Partial<Row>) => void
  onRemove: () => void
}

/** A field that holds a list: its rows, each of which can be changed and removed. */
export function FieldRows<Row extends object>({ name, value, onChange, children }: Props<Row>) {
  const own = (n: number): RowActions<Row> => ({
    number: n + 1,
    onChange: given => onChange(value.map((row, at) => (at === n ? { ...row, ...given } : row))),
    onRemove: () => onChange(value.filter((_, at) => at !== n)),
  })
  return value.map((row, n) => (
    <FieldsIn key={n} path={`${name}.${n}`}>
      {children(row, own(n))}
    </FieldsIn>
  ))
}
