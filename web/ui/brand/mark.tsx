import styles from './mark.module.css'
import { markEcho } from './mark-path.ts'

type Props = {
  /** In December the ring is drawn as a bauble. */
  season?: 'christmas' | undefined
}

/** The institute's logo: an echo within the bore of a scanner. Its name is beside it as text. */
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
