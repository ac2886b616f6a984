import { Modal, Stack, Text } from '@mantine/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { mailColumns, outbox } from '#messages/outbox.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import styles from './mail-dialog.module.css'

/** Dialog with the text of one letter; the tokens in its links are hidden from everybody. */
export function MailDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const say = useSay()
  const found = useQuery({
    queryKey: ['mail', 'item', id],
    queryFn: () => client.mail.find({ id: id ?? 0 }),
    enabled: id !== null,
  })
  const { subject, language } = found.data ?? {}
  const title = subject ? <span lang={language}>{subject}</span> : say(outbox.read)
  return (
    <Modal opened={id !== null} onClose={onClose} title={title} size="xl">
      {id !== null && <Letter found={found} />}
    </Modal>
  )
}

type Found = Awaited<ReturnType<typeof client.mail.find>>

function Letter({ found }: { found: UseQueryResult<Found> }) {
  const say = useSay()
  return (
    <QueryState query={found} texts={useQueryTexts()}>
      {({ recipient, replyTo, language, lastError, text }) => (
        <Stack gap="sm">
          <Text size="sm">
            {say(mailColumns.recipient)}: {recipient ?? say(outbox.secret)}
            {replyTo && ` · ${say(outbox.replyTo)}: ${replyTo}`}
          </Text>
          {lastError && <Text c="var(--danger)">{lastError}</Text>}
          {recipient === null ? (
            <Text>{say(outbox.secretLead)}</Text>
          ) : (
            <pre className={styles.text} lang={language}>
              {text}
            </pre>
          )}
        </Stack>
      )}
    </QueryState>
  )
}
