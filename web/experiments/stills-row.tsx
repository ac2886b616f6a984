import type { ReactNode } from 'react'
import styles from './experiment.module.css'

interface Props {
  /** What each shows, and the picture. */
  stills: readonly { caption: string; picture: ReactNode }[]
}

/** What an experiment shows at chosen settings: instead of it where no script runs, and on paper. */
export function StillsRow({ stills }: Props) {
  return (
    <ol className={styles.stills}>
      {stills.map(({ caption, picture }) => (
        <li key={caption}>
          {picture}
          <p>{caption}</p>
        </li>
      ))}
    </ol>
  )
}

interface CutProps {
  src: string
  place: number
}

/** One of the four pictures that stand side by side in a file. */
export function Cut({ src, place, rows }: CutProps & { rows: 1 | 2 }) {
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      className={styles.cut}
      style={{ aspectRatio: `1 / ${rows}`, objectPosition: `${(100 * place) / 3}% 0` }}
    />
  )
}
