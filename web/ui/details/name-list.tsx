import { Link } from '#web/ui/control/link.tsx'
import styles from './details.module.css'

interface Name {
  key: number | string
  href: string
  label: string
  /** A line below the name. */
  note?: string | undefined
}

/** Names with links to their pages, in as many columns as fit. */
export function NameList({ names }: { names: readonly Name[] }) {
  return (
    <ul className={styles.names}>
      {names.map(({ key, href, label, note }) => (
        <li key={key}>
          <Link href={href}>{label}</Link>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ul>
  )
}
