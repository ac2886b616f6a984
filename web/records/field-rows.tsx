import { type ReactNode, useEffect, useRef } from 'react'
import { FieldsIn } from './fields.tsx'
import { useRows } from './use-rows.ts'

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
  /** Takes it away, and offers to put it back. */
  onRemove: () => void
}

/** A field that holds a list: its rows, each of which can be changed and removed. */
export function FieldRows<Row extends object>({ name, value, onChange, children }: Props<Row>) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  const rows = useRows<Row>(change => onChange(change([...latest.current])))
  const own = (n: number, shown: Row): RowActions<Row> => ({
    number: n + 1,
    onChange: given => onChange(value.map((row, at) => (at === n ? { ...row, ...given } : row))),
    onRemove: () => rows.remove(n, shown),
  })
  return value.map((row, n) => (
    <FieldsIn key={n} path={`${name}.${n}`}>
      {children(row, own(n, row))}
    </FieldsIn>
  ))
}
