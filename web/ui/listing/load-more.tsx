import button from '#web/ui/control/button.module.css'
import { Link, type LinkProps } from '#web/ui/control/link.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import styles from './load-more.module.css'

type Props = {
  /** How much of how much is shown, such as “12 of 40”. */
  status: string
  /** The next part; without it all is shown. */
  next?: (Pick<LinkProps, 'href' | 'onClick'> & { label: string }) | undefined
}

/** Ends a list that goes on. The link works as it is; where the page can, it appends instead of leaving. */
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
