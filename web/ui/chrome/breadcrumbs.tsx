import { Icon } from '#web/ui/brand/icon.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './breadcrumbs.module.css'

type Props = {
  label: string
  /**
   * Steps from the home page to the current page; the last one, and those without an address, are no links.
   */
  trail: readonly { label: string; href?: string | undefined }[]
  /** Language of the last step, if it differs from the page's. */
  lang?: string | undefined
}

export function Breadcrumbs({ label, trail, lang }: Props) {
  return (
    <nav aria-label={label} className={styles.breadcrumbs}>
      <ol className={styles.trail}>
        {trail.map((step, index) => (
          <li key={index === trail.length - 1 ? 'here' : step.label} className={styles.step}>
            {step.href && index < trail.length - 1 ? (
              <Link href={step.href}>{step.label}</Link>
            ) : (
              <span {...(index === trail.length - 1 && { lang, 'aria-current': 'page' })}>{step.label}</span>
            )}
            {index < trail.length - 1 && <Icon name="chevron-right" />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
