import type { ReactNode } from 'react'
import styles from './second-step.module.css'

interface Props {
  /** Label that opens the second step; opening it changes nothing. */
  label: string
  /** What will be deleted, and that it cannot be undone. */
  lead: string
  /** The button that carries out the action. */
  children: ReactNode
}

/**
 * A confirmation for an irreversible action: the button is shown only after a first click, below its
 * explanation. Works without JavaScript.
 */
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
