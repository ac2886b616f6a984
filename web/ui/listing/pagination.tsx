import { Icon } from '#web/ui/brand/icon.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './pagination.module.css'

type Step = { href: string; label: string; title?: string | undefined }

type Props = {
  label: string
  /** Text between the links, such as “Page 2 of 9”. */
  here?: string | undefined
  previous?: Step | undefined
  next?: Step | undefined
}

/** Links to the previous and next page or item. */
export function Pagination({ label, here, previous, next }: Props) {
  return (
    <nav aria-label={label} className={styles.pagination}>
      {previous && (
        <Link href={previous.href} rel="prev" className={styles.previous}>
          <Icon name="arrow-left" />
          <Words step={previous} />
        </Link>
      )}
      {here && (
        <p className={styles.here} aria-current="page">
          {here}
        </p>
      )}
      {next && (
        <Link href={next.href} rel="next" className={styles.next}>
          <Words step={next} />
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  )
}

function Words({ step }: { step: Step }) {
  return (
    <span className={styles.words}>
      <span className={step.title ? styles.direction : undefined}>{step.label} </span>
      {step.title && <span className={styles.title}>{step.title}</span>}
    </span>
  )
}
