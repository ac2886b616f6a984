import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/brand/icon.tsx'
import styles from './notice.module.css'

type Tone = 'info' | 'ok' | 'warn' | 'danger'

type Props = {
  tone?: Tone | undefined
  /** Names the state, such as “Saved” or “Please note”, because colour and icon alone are not enough. */
  title: string
  children?: ReactNode
  /** Live region: `status` waits for a pause, `alert` does not. */
  announce?: 'status' | 'alert' | undefined
  actions?: ReactNode
}

const icons = { info: 'info', ok: 'check', warn: 'alert', danger: 'error' } satisfies Record<Tone, IconName>

export function Notice({ tone = 'info', title, children, announce, actions }: Props) {
  return (
    <div className={styles.notice} data-tone={tone} role={announce}>
      <Icon name={icons[tone]} />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
