import styles from './skip-link.module.css'

type Props = { target: string; label: string }

/** The first stop of the tab key: past the header, to the content. */
export function SkipLink({ target, label }: Props) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {label}
    </a>
  )
}
