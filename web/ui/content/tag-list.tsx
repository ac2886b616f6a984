import { Link } from '#web/ui/control/link.tsx'
import styles from './tag-list.module.css'

export type Tag = { label: string; href?: string | undefined; current?: boolean | undefined }

type Props = { tags: readonly Tag[]; label: string }

export function TagList({ tags, label }: Props) {
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map(tag => (
        <li key={tag.label}>
          {tag.href ? (
            <Link href={tag.href} className={styles.tag} aria-current={tag.current ? 'page' : undefined}>
              {tag.label}
            </Link>
          ) : (
            <span className={styles.tag}>{tag.label}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
