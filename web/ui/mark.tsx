import { echoPath } from './echo-path.ts'
import styles from './mark.module.css'

const echo = echoPath({ width: 44, height: 26, start: -0.5, refocus: 0, apart: 0.15, lost: 40, waves: 15 })

type Props = {
  /** The ring hangs as a bauble on the tree in December. */
  season?: 'christmas' | undefined
}

/** The institute's mark: an echo within the bore. Its name stands beside it. */
export function Mark({ season }: Props) {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      <circle className={styles.bore} cx="24" cy="24" r="20.5" />
      <path className={styles.echo} d={echo} transform="translate(2 11)" />
      {season === 'christmas' && <path className={styles.hook} d="M20.5 3.5h7M24 3V-1.5" />}
    </svg>
  )
}
