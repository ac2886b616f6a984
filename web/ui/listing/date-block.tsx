import styles from './date-block.module.css'

type Props = {
  /** ISO date for `datetime`. */
  dateTime: string
  weekday?: string | undefined
  day: string
  month: string
  year?: string | undefined
}

/** A date in the style of a wall calendar. */
export function DateBlock({ dateTime, weekday, day, month, year }: Props) {
  return (
    <time className={styles.date} dateTime={dateTime}>
      {weekday && <span className={styles.weekday}>{weekday} </span>}
      <span className={styles.day}>{day} </span>
      <span className={styles.month}>{month}</span>
      {year && <span className={styles.year}> {year}</span>}
    </time>
  )
}
