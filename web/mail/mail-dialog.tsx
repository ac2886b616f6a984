import { Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { mailColumns, outbox } from '#messages/outbox.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import styles from './mail-dialog.module.css'

/** One letter with its words; the tokens of its links are not shown to anybody. */
export function MailDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const say = useSay()
  return (
    <Modal opened={id !== null} onClose={onClose} title={say(outbox.read)} size="xl">
      {id !== null && <Letter id={id} />}
    </Modal>
  )
}

function Letter({ id }: { id: number }) {
  const say = useSay()
  const found = useQuery({ queryKey: ['mail', 'item', id], queryFn: () => client.mail.find({ id }) })
  return (
    <QueryState query={found} texts={useQueryTexts()}>
      {({ subject, recipient, replyTo, language, lastError, text }) => (
        <Stack gap="sm">
          <Text fw={600} lang={language}>
            {subject}
          </Text>
          <Text size="sm">
            {say(mailColumns.recipient)}: {recipient}
            {replyTo && ` · ${say(outbox.replyTo)}: ${replyTo}`}
          </Text>
          {lastError && <Text c="var(--danger)">{lastError}</Text>}
          <pre className={styles.text} lang={language}>
            {text}
          </pre>
        </Stack>
      )}
    </QueryState>
  )
}
