import type { ReactNode } from 'react'
import { EchoLine } from '#web/ui/brand/echo-line.tsx'
import styles from './empty-state.module.css'

type Props = {
  /** What will be shown here later. */
  title: string
  /** How to begin, or when to come back. */
  children?: ReactNode
  actions?: ReactNode
  heading?: 'h1' | 'h2' | 'h3' | undefined
}

export function EmptyState({ title, children, actions, heading = 'h2' }: Props) {
  const Heading = heading
  return (
    <div className={styles.empty}>
      <EchoLine kind="drawing" />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
