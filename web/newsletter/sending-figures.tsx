import { Stack, Text } from '@mantine/core'
import type { Sending } from '#contract/newsletter/sending.ts'
import { accountOf, beginsAt, paceOf, newsletterSending as words } from '#messages/newsletter-sending.ts'
import { useSay } from '#web/language.ts'
import styles from './letter.module.css'

const ways = ['hard', 'soft', 'complaint'] as const
const order = ['queued', 'sent', 'failed', 'uncertain', 'left', 'suppressed'] as const

/** Delivery figures of an issue, with the reasons of failures. */
export function SendingFigures({ sending }: { sending: Sending }) {
  const { frozen, figures, bounced, reasons, sendAfter, paused, perMinute, leftAfter, readInArchive } =
    sending
  const say = useSay()
  const names = say(words.figures)
  const cameBack = ways.filter(name => bounced[name] > 0)
  const shown = order.filter(name => name === 'queued' || name === 'sent' || figures[name] > 0)
  const standingOf = () => {
    if (paused) return paused.because === 'failures' ? words.pausedByFailures : words.pausedByStaff
    return sendAfter ? beginsAt(sendAfter) : paceOf(perMinute, figures.queued)
  }
  return (
    <Stack gap="xs">
      <Text size="sm">{say(accountOf(frozen))}</Text>
      <dl className={styles.figures}>
        {shown.map(name => (
          <div key={name}>
            <dt>{names[name]}</dt>
            <dd>{figures[name]}</dd>
          </div>
        ))}
      </dl>
      {figures.queued > 0 && (
        <Text size="sm" fw={paused ? 600 : 400}>
          {say(standingOf())}
        </Text>
      )}
      {cameBack.length > 0 && (
        <Text size="sm">
          {say(words.bouncedLead)}:{' '}
          {cameBack.map(name => `${bounced[name]} ${say(words.bounced)[name]}`).join(' · ')}
        </Text>
      )}
      {figures.sent > 0 && (
        <Text size="sm">
          {say(words.leftAfter)}: {leftAfter}
          {readInArchive !== null && ` · ${say(words.readInArchive)}: ${readInArchive} ×`}
        </Text>
      )}
      {reasons.length > 0 && (
        <>
          <Text fw={600} size="sm">
            {say(words.reasons)}
          </Text>
          {reasons.map(({ message, count }) => (
            <Text key={message} size="sm">
              {count} × {message}
            </Text>
          ))}
        </>
      )}
      {figures.uncertain > 0 && <Text size="sm">{say(words.uncertainLead)}</Text>}
    </Stack>
  )
}
