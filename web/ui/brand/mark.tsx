import styles from './mark.module.css'
import { markEcho } from './mark-path.ts'

type Props = {
  /** The ring hangs as a bauble on the tree in December. */
  season?: 'christmas' | undefined
}

/** The institute's mark: an echo within the bore. Its name stands beside it. */
export function Mark({ season }: Props) {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      <circle className={styles.bore} cx="24" cy="24" r="20.5" />
      <path className={styles.echo} d={markEcho} />
      {season === 'christmas' && (
        <path className={styles.hook} d="M20 1.5h8M24 1V-1.5a2.5 2.5 0 1 1 2.5-2.5" />
      )}
    </svg>
  )
}
