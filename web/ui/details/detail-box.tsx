import type { ReactNode } from 'react'
import styles from './details.module.css'

interface Props {
  title: string
  /** Content between the title and the rows. */
  lead?: ReactNode
  rows: ReactNode
  children?: ReactNode
}

/** A box beside a text: a title, rows of facts, and content below them. */
export function DetailBox({ title, lead, rows, children }: Props) {
  return (
    <div className={styles.box}>
      <h2>{title}</h2>
      {lead}
      {rows && <dl>{rows}</dl>}
      {children}
    </div>
  )
}

/** A labelled row of a `DetailBox`. */
export function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
