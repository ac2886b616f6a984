import type { ReactNode } from 'react'
import styles from './details.module.css'

interface Props {
  title: string
  /** A part without content is not there, its title neither. */
  isThere: boolean
  children: ReactNode
}

/** A titled part of a page about one thing. */
export function DetailPart({ title, isThere, children }: Props) {
  if (!isThere) return null
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
