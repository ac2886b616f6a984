import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** The text column for rich text. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}
