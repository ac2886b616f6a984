import type { KeptGroup } from '#contract/privacy/my-data.ts'
import { momentIn } from '#messages/event-times.ts'
import { privacy as say } from '#messages/privacy.ts'
import { useSay } from '#web/language.ts'
import layout from '#web/ui/layout/layout.module.css'
import { EraseGroup, OneButtonForm } from './does-button.tsx'
import styles from './privacy.module.css'

/**
 * The personal data that one part of the site stores: rows, purpose, retention period, consents, and the
 * actions on them.
 */
export function KeptGroupView({ group }: { group: KeptGroup }) {
  const words = useSay()
  const { name, what, purpose, period, rows, consents, correct, mayErase, stays } = group
  const title = `kept-${name}`
  const [short = what, details] = what.split(/ \((?=.*\)$)/)
  return (
    <section aria-labelledby={title} className={layout.stack}>
      <h2 id={title}>{short}</h2>
      <p>
        {details && (
          <>
            {details.slice(0, -1)}
            <br />
          </>
        )}
        {words(say.why)}: {purpose}
        <br />
        {words(say.howLong)}: {period}
      </p>
      {rows.map(row => (
        <Row key={row.place} group={name} row={row} />
      ))}
      {consents.length > 0 && (
        <>
          <h3>{words(say.consents)}</h3>
          <dl className={`${styles.row} ${styles.whole}`}>
            {consents.map(({ givenAt, text }) => (
              <div key={givenAt + text} style={{ display: 'contents' }}>
                <dt>{words(momentIn(givenAt))}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {correct && <p>{correct}</p>}
      {stays.map(reason => (
        <p key={reason}>{reason}</p>
      ))}
      {mayErase && name !== 'dataRequest' && <EraseGroup group={name} what={short} />}
    </section>
  )
}

function Row({
  group,
  row: { place, fields, hasOwnPage },
}: {
  group: string
  row: KeptGroup['rows'][number]
}) {
  const words = useSay()
  return (
    <div className={styles.whole}>
      <dl className={styles.row}>
        {fields.map(({ label, value }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hasOwnPage && (
        <OneButtonForm label={words(say.openOwn)} sends={{ action: 'open', group, place: String(place) }} />
      )}
    </div>
  )
}
