import type { ReactNode } from 'react'
import styles from './second-step.module.css'

interface Props {
  /** What opens it; nothing is done by that. */
  label: string
  /** What will be gone, and that it cannot be undone. */
  lead: string
  /** The button that does it. */
  children: ReactNode
}

/** What cannot be undone takes two steps: its button is seen below what it does. Works without JavaScript. */
export function SecondStep({ label, lead, children }: Props) {
  return (
    <details className={styles.step}>
      <summary>{label}</summary>
      <div className={styles.body}>
        <p>{lead}</p>
        {children}
      </div>
    </details>
  )
}
