import type { PollCard } from '#contract/polls/shown.ts'
import { momentIn } from '#messages/event-times.ts'
import { pollPages as say } from '#messages/poll-pages.ts'
import { useSay } from '#web/language.ts'
import styles from './polls.module.css'

/** The state of a poll and the date until which it lasts. */
export function PollTimes({ poll }: { poll: Pick<PollCard, 'state' | 'opensAt' | 'closesAt'> }) {
  const words = useSay()
  const { state, opensAt, closesAt } = poll
  const moment = state === 'notStarted' ? opensAt : closesAt
  if (!moment) return null
  const sentence = { notStarted: say.from, open: say.until, closed: say.ended }[state]
  return (
    <p className={styles.times}>
      <time dateTime={moment}>{words(sentence)(words(momentIn(moment)))}</time>
    </p>
  )
}
