import type { EventCard } from '#contract/events/shown.ts'
import { eventCards as say } from '#messages/event-cards.ts'
import { useSay } from '#web/language.ts'
import { Badge } from '#web/ui/details/badge.tsx'
import styles from './events.module.css'

/** What a reader has to know of an event before all else: that it is cancelled, runs, or takes registrations. */
export function EventBadges({ event }: { event: EventCard }) {
  const words = useSay()
  const { isCancelled, state, registrationState } = event
  if (isCancelled) {
    return (
      <p className={styles.badges}>
        <Badge tone="danger" icon="error">
          {words(say.cancelled)}
        </Badge>
      </p>
    )
  }
  const isOpen = registrationState === 'open' && state !== 'past'
  if (state !== 'running' && !isOpen) return null
  return (
    <p className={styles.badges}>
      {state === 'running' && (
        <Badge tone="info" icon="clock">
          {words(say.state).running}
        </Badge>
      )}
      {isOpen && (
        <Badge tone="ok" icon="check">
          {words(say.registration).open}
        </Badge>
      )}
    </p>
  )
}
