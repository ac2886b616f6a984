import type { ReactNode } from 'react'
import styles from './page-title.module.css'

type Props = { title: ReactNode; lead?: ReactNode; meta?: ReactNode }

/** What a page is about: its only first-level heading, a lead, a line of facts. */
export function PageTitle({ title, lead, meta }: Props) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {meta && <div className={styles.meta}>{meta}</div>}
    </header>
  )
}
