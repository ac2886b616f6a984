import styles from './mark.module.css'

// half waves three units long, their height falling off to both sides as a Gaussian of six units
const echo =
  'M5 24H14S14.3 22.6 15 22.6 16.9 26.6 18 26.6 19.9 17.7 21 17.7 22.9 35 24 35 25.9 14.7 27 14.7 28.9 28.6 30 28.6 31.9 22.9 33 22.9 33.6 24 34 24H43'

type Props = {
  /** The ring hangs as a bauble on the tree in December. */
  season?: 'christmas' | undefined
}

/** The institute's mark: an echo within the bore. Its name stands beside it. */
export function Mark({ season }: Props) {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      <circle className={styles.bore} cx="24" cy="24" r="20.5" />
      <path className={styles.echo} d={echo} />
      {season === 'christmas' && (
        <path className={styles.hook} d="M20 1.5h8M24 1V-1.5a2.5 2.5 0 1 1 2.5-2.5" />
      )}
    </svg>
  )
}
