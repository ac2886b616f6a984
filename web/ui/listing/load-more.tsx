import button from '#web/ui/control/button.module.css'
import { Link, type LinkProps } from '#web/ui/control/link.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import styles from './load-more.module.css'

type Props = {
  /** How many of all rows are shown, such as “12 of 40”. */
  status: string
  /** Link to the next part; absent at the end. */
  next?: (Pick<LinkProps, 'href' | 'onClick'> & { label: string }) | undefined
}

/** The end of a paged list. The link works without JavaScript; with it the page appends the next part. */
export function LoadMore({ status, next }: Props) {
  return (
    <div className={styles.more}>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {next && (
        <Link href={next.href} onClick={next.onClick} className={classNames(button.button, button.quiet)}>
          {next.label}
        </Link>
      )}
    </div>
  )
}
