import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** The column in which rich text is read. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}
