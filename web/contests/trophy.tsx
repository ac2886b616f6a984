import styles from './contests.module.css'

/** Decorative; the place is given in words beside it. */
export function Trophy() {
  return (
    <svg className={styles.trophy} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M7 3h10v6a5 5 0 0 1-10 0zM7 5H3.5c0 3.5 1.5 5 4 5.3M17 5h3.5c0 3.5-1.5 5-4 5.3M12 14v4M8 21h8l-1-3H9z" />
    </svg>
  )
}
