import type { ReactNode } from 'react'
import styles from './details.module.css'

/** A box beside a text: a title, rows of facts, and what belongs below them. */
export function DetailBox({
  title,
  rows,
  children,
}: {
  title: string
  rows: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={styles.box}>
      <h2>{title}</h2>
      {rows && <dl>{rows}</dl>}
      {children}
    </div>
  )
}

/** One fact of such a box, by its name. */
export function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
