import type { AlertType } from '#contract/events/parts.ts'
import type { EventDetail } from '#contract/events/shown.ts'
import { dayInBerlin } from '#contract/language.ts'
import { timesOf, weekdayOf } from '#messages/event-times.ts'
import { events as say } from '#messages/events.ts'
import { keyed } from '#web/keyed.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { IconName } from '#web/ui/brand/icon.tsx'
import { Badge } from '#web/ui/details/badge.tsx'
import styles from './events.module.css'

type Entry = EventDetail['programme'][number]

/** The programme of an event; if it has several days, each has its own heading. */
export function Programme({ entries }: { entries: readonly Entry[] }) {
  const language = useLanguage()
  const days = [...new Set(entries.map(({ start }) => dayInBerlin(new Date(start))))]
  if (days.length < 2) return <Entries entries={entries} heading="h3" />
  return days.map(day => {
    const own = entries.filter(({ start }) => dayInBerlin(new Date(start)) === day)
    return (
      <div key={day}>
        <h3 className={styles.day}>{weekdayOf(own[0]?.start ?? day, language)}</h3>
        <Entries entries={own} heading="h4" />
      </div>
    )
  })
}

function Entries({ entries, heading: Heading }: { entries: readonly Entry[]; heading: 'h3' | 'h4' }) {
  const language = useLanguage()
  return (
    <ol className={styles.programme}>
      {keyed(entries).map(({ key, thing: entry }) => (
        <li key={key} data-cancelled={entry.alertType === 'cancelled' ? '' : undefined}>
          <time dateTime={entry.start}>{timesOf(entry, language)}</time>
          <div className={styles.entry}>
            <Heading>{entry.title}</Heading>
            <Alert type={entry.alertType} text={entry.alertText} />
            {entry.text && <p className={styles.lines}>{entry.text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

const signs = {
  information: ['info', 'info'],
  changed: ['warn', 'alert'],
  cancelled: ['danger', 'error'],
  delayed: ['warn', 'clock'],
} as const satisfies Record<Exclude<AlertType, 'none'>, [tone: string, icon: IconName]>

function Alert({ type, text }: { type: AlertType; text: string }) {
  const words = useSay()
  if (type === 'none') return null
  const [tone, icon] = signs[type]
  return (
    <p className={styles.alert}>
      <Badge tone={tone} icon={icon}>
        {words(say.alerts)[type]}
      </Badge>
      {text && <span>{text}</span>}
    </p>
  )
}
