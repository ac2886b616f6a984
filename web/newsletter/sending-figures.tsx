import { Stack, Text } from '@mantine/core'
import type { Sending } from '#contract/newsletter/sending.ts'
import { accountOf, newsletterSending as words } from '#messages/newsletter-sending.ts'
import { useSay } from '#web/language.ts'
import styles from './letter.module.css'

const ways = ['hard', 'soft', 'complaint'] as const
const order = ['queued', 'sent', 'failed', 'uncertain', 'left', 'suppressed'] as const

/** What has become of the letters of an issue, in numbers, with the reasons where some did not arrive. */
export function SendingFigures({ sending: { frozen, figures, bounced, reasons } }: { sending: Sending }) {
  const say = useSay()
  const names = say(words.figures)
  const cameBack = ways.filter(name => bounced[name] > 0)
  const shown = order.filter(name => name === 'queued' || name === 'sent' || figures[name] > 0)
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
      {cameBack.length > 0 && (
        <Text size="sm">
          {say(words.bouncedLead)}:{' '}
          {cameBack.map(name => `${bounced[name]} ${say(words.bounced)[name]}`).join(' · ')}
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
