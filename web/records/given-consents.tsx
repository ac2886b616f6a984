import { Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { GivenConsent } from '#contract/privacy/given-consent.ts'
import { dayIn } from '#messages/event-times.ts'
import { consentOf, givenConsents as say } from '#messages/given-consents.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'

/** Tables whose rows were submitted with a consent. */
type Table = 'contestContributions' | 'eventRegistrations' | 'newsletterSubscribers' | 'volunteers'

interface Props {
  table: Table
  id: number
}

/** The consents given with a row: date, version, and the text as it was shown. */
export function GivenConsents({ table, id }: Props) {
  const words = useSay()
  const texts = useQueryTexts()
  const query = useQuery({
    queryKey: ['consents', table, id],
    queryFn: () => client.privacy.backstage.consents({ table, id }),
  })
  return (
    <QueryState query={query} texts={{ ...texts, failed: words(say.failed) }}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Text size="sm" c="dimmed">
            {words(say.none)}
          </Text>
        ) : (
          rows.map(row => <ConsentText key={row.form} {...row} />)
        )
      }
    </QueryState>
  )
}

/** The text of one consent, collapsed under its date. */
export function ConsentText({ version, language, givenAt, text }: Omit<GivenConsent, 'form'>) {
  const words = useSay()
  return (
    <details>
      <summary style={{ paddingBlock: 10, fontSize: 'var(--mantine-font-size-sm)' }}>
        {words(consentOf(dayIn(givenAt), version))}
      </summary>
      <Text size="sm" lang={language}>
        {text}
      </Text>
    </details>
  )
}

/** The consents in a dialog, opened from a row of a list. */
export function ConsentsDialog({
  table,
  row,
  onClose,
}: Pick<Props, 'table'> & { row: { id: number; name: string } | null; onClose: () => void }) {
  const words = useSay()
  return (
    <Modal
      opened={row !== null}
      onClose={onClose}
      title={row && `${words(say.title)}: ${row.name}`}
      closeButtonProps={{ 'aria-label': words(say.close) }}
    >
      {row && (
        <Stack>
          <GivenConsents table={table} id={row.id} />
        </Stack>
      )}
    </Modal>
  )
}
