import type { EventCard } from '#contract/events/shown.ts'
import { Icon, type IconName } from '#web/ui/brand/icon.tsx'
import styles from './events.module.css'

type Standing = NonNullable<EventCard['standing']>

const signs: Record<Standing['is'], [icon: IconName, tone?: 'info' | 'ok' | 'warn' | 'danger']> = {
  cancelled: ['error', 'danger'],
  running: ['play', 'info'],
  open: ['check', 'ok'],
  full: ['alert', 'warn'],
  notYet: ['clock'],
  ended: ['clock'],
  closed: ['clock'],
  past: ['clock'],
}

/** Status of an event, in the sentence of its record. */
export function EventStanding({ standing }: { standing: Standing | null }) {
  if (!standing) return null
  const [icon, tone] = signs[standing.is]
  return (
    <p className={styles.standing} data-tone={tone}>
      <Icon name={icon} /> <span>{standing.sentence}</span>
    </p>
  )
}
