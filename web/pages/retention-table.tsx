import { addressOf } from '#contract/pathnames.ts'
import type { RetentionPromise } from '#contract/privacy/retention-board.ts'
import { retention } from '#contract/retention.ts'
import { momentIn } from '#messages/event-times.ts'
import { pages } from '#messages/pages.ts'
import { lastRanAt, overdueRows } from '#messages/promise.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { TableFrame } from '#web/ui/content/table-frame.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './blocks.module.css'
import content from './content.module.css'

/** Personal data stored, with purpose and period, from the same table that deletes it. */
export function RetentionTable({ promise: { lastRun, overdue } }: { promise: RetentionPromise }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section id="kept-data" className={content.part} aria-labelledby="kept-data-title">
      <h2 id="kept-data-title">{say(pages.retention)}</h2>
      <p>{say(pages.retentionLead)}</p>
      <p>
        {say(lastRanAt(lastRun && say(momentIn(lastRun))))} {say(overdueRows(overdue))}.
      </p>
      <p>
        <Link href={addressOf('myData', language)}>{say(pages.toMyData)}</Link>
      </p>
      <TableFrame label={say(pages.retention)}>
        <table className={styles.retention}>
          <thead>
            <tr>
              <th scope="col">{say(pages.retentionWhat)}</th>
              <th scope="col">{say(pages.retentionPurpose)}</th>
              <th scope="col">{say(pages.retentionPeriod)}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(retention).map(([kind, { what, purpose, period }]) => (
              <tr key={kind}>
                <th scope="row">{say(what)}</th>
                <td data-label={say(pages.retentionPurpose)}>{say(purpose)}</td>
                <td data-label={say(pages.retentionPeriod)}>{say(period)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  )
}
