import { diffWordsWithSpace } from 'diff'
import styles from './word-difference.module.css'

/** Two texts as one: removed words struck through, added words underlined. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after)
  let place = 0
  return (
    <p className={styles.text}>
      {parts.map(({ value, added, removed }) => {
        place += 1
        if (removed) return <del key={place}>{value}</del>
        if (added) return <ins key={place}>{value}</ins>
        return <span key={place}>{shortened(value)}</span>
      })}
    </p>
  )
}

const shown = 120 // characters of unchanged text shown beside a change

function shortened(text: string): string {
  return text.length <= shown * 2 ? text : `${text.slice(0, shown)} … ${text.slice(-shown)}`
}
