import type { ReactNode } from 'react'
import { Link } from '#web/ui/control/link.tsx'
import styles from './details.module.css'

interface Publication {
  id: number
  title: ReactNode
  address: string
  /** Journal or other source, and date. */
  source: string
}

/** Publications, one line each, with a link to all of them. */
export function PublicationList({
  publications,
  all,
}: {
  publications: readonly Publication[]
  all?: { href: string; label: string } | undefined
}) {
  return (
    <>
      <ul className={styles.publications}>
        {publications.map(({ id, title, address, source }) => (
          <li key={id}>
            <Link href={address}>{title}</Link>
            <cite>{source}</cite>
          </li>
        ))}
      </ul>
      {all && (
        <p>
          <Link href={all.href}>{all.label}</Link>
        </p>
      )}
    </>
  )
}
