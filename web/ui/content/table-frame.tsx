import type { ReactNode } from 'react'
import styles from './table-frame.module.css'

/** A frame in which a table scrolls sideways, also by keyboard; the label names the content of the table. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
