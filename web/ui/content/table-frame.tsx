import type { ReactNode } from 'react'
import styles from './table-frame.module.css'

/** A table that scrolls sideways in its own frame, by keyboard too; the label says what the table holds. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
