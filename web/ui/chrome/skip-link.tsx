import styles from './skip-link.module.css'

type Props = { target: string; label: string }

/** The first tab stop of a page, which skips the header. */
export function SkipLink({ target, label }: Props) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {label}
    </a>
  )
}
