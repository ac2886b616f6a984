import { Icon, type IconName } from '#web/ui/brand/icon.tsx'
import styles from './badge.module.css'

interface Props {
  tone: 'info' | 'ok' | 'warn' | 'danger' | 'plain'
  icon: IconName
  children: string
}

/** A state as a word with an icon, so that it does not depend on colour. */
export function Badge({ tone, icon, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  )
}
