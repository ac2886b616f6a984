import type { ReactNode } from 'react'
import styles from './experiment.module.css'

interface Props {
  /** Caption and picture of each setting. */
  stills: readonly { caption: string; picture: ReactNode }[]
}

/** Still pictures of an experiment at chosen settings: shown without scripts and in print. */
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

/** One of the four pictures that a file holds side by side. */
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
