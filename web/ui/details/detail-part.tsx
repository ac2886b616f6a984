import type { ReactNode } from 'react'
import styles from './details.module.css'

interface Props {
  title: string
  /** Whether there is content; without it the part is not rendered. */
  isThere: boolean
  children: ReactNode
}

/** A section with a title on a detail page. */
export function DetailPart({ title, isThere, children }: Props) {
  if (!isThere) return null
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
