import { Icon } from '#web/ui/brand/icon.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './breadcrumbs.module.css'

type Props = {
  label: string
  /** From home to here; what has no address, or is last, is no link. */
  trail: readonly { label: string; href?: string | undefined }[]
}

export function Breadcrumbs({ label, trail }: Props) {
  return (
    <nav aria-label={label} className={styles.breadcrumbs}>
      <ol className={styles.trail}>
        {trail.map((step, index) => (
          <li key={step.label} className={styles.step}>
            {index > 0 && <Icon name="chevron-right" />}
            {step.href && index < trail.length - 1 ? (
              <Link href={step.href}>{step.label}</Link>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
