import type { ReactNode } from 'react'
import { TableFrame } from '#web/ui/content/table-frame.tsx'
import styles from './table-box.module.css'

/** A table inside a page: at most 300 px high, its head staying while it scrolls. */
export function TableBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.box}>
      <TableFrame label={label}>{children}</TableFrame>
    </div>
  )
}
