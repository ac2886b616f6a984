import { Badge, Text } from '@mantine/core'
import { IconEye, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type MailState, mailStates } from '#contract/mail/api.ts'
import { sourcesOf } from '#contract/states.ts'
import { fetching } from '#messages/fetching.ts'
import { mailPurposeOf } from '#messages/mail-purposes.ts'
import {
  mailboxSentence,
  mailColumns,
  mailCount,
  mailStateNames,
  outbox,
  sentAgain,
} from '#messages/outbox.ts'
import { type Client, client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import type { BulkAction, ListColumn } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { oneByOne } from '#web/lists/one-by-one.ts'
import { optionsOf } from '#web/lists/options-of.ts'
import { useBulk } from '#web/lists/use-bulk.ts'
import { useShortMomentOf } from '#web/records/use-moment.ts'
import { MailDialog } from './mail-dialog.tsx'

type Mail = Awaited<ReturnType<Client['mail']['list']>>['rows'][number]

const stuck: readonly MailState[] = sourcesOf(mailStates, 'queued')

const again: BulkAction<Mail> = {
  label: outbox.sendAgain,
  applies: ({ state }) => stuck.includes(state),
  run: oneByOne(id => client.mail.sendAgain({ id })),
  done: sentAgain,
}

/** Outbox: all letters of the last weeks with their delivery status; undelivered ones can be sent again. */
export default function Outbox() {
  const say = useSay()
  const columns = useColumns()
  const momentOf = useShortMomentOf()
  const { data } = useQuery({ queryKey: ['mail', 'mailbox'], queryFn: () => client.mail.mailbox({}) })
  const { start } = useBulk<Mail>('mail')
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <ListScreen<Mail>
        list={{
          name: 'mail.list',
          kind: 'mail',
          call: client.mail.list,
          title: outbox.title,
          ...(data?.mailbox && { lead: mailboxSentence(data.mailbox, momentOf) }),
          count: mailCount,
          failed: fetching.loading,
          empty: { title: outbox.empty, lead: outbox.emptyLead },
          columns,
          sort: '-createdAt',
          filters: [
            {
              name: 'state',
              label: mailColumns.state,
              is: 'several',
              options: optionsOf(mailStateNames, say),
            },
            { name: 'created', label: mailColumns.created, is: 'days' },
          ],
          nameOf: ({ subject, recipient }) => `${subject}, ${recipient ?? say(outbox.secret)}`,
          bulk: [again],
          rowActions: row => [
            { label: outbox.read, icon: IconEye, run: () => setOpened(row.id) },
            ...(stuck.includes(row.state)
              ? [{ label: outbox.sendAgain, icon: IconSend, run: () => start(again, [row]) }]
              : []),
          ],
        }}
      />
      <MailDialog id={opened} onClose={() => setOpened(null)} />
    </>
  )
}

function useColumns(): ListColumn<Mail>[] {
  const say = useSay()
  const momentOf = useShortMomentOf()
  const timeOf = (moment: string | null) => moment && <time>{momentOf(moment)}</time>
  return [
    {
      key: 'recipient',
      label: mailColumns.recipient,
      sort: 'recipient',
      show: ({ recipient }) => recipient ?? say(outbox.secret),
    },
    {
      key: 'subject',
      label: mailColumns.subject,
      sort: 'subject',
      isText: true,
      show: ({ subject }) => subject,
    },
    { key: 'purpose', label: mailColumns.purpose, show: ({ purpose }) => say(mailPurposeOf(purpose)) },
    { key: 'state', label: mailColumns.state, show: row => <State mail={row} /> },
    { key: 'attempts', label: mailColumns.attempts, show: ({ attempts }) => attempts },
    {
      key: 'created',
      label: mailColumns.created,
      sort: 'createdAt',
      show: ({ createdAt }) => timeOf(createdAt),
    },
    { key: 'sent', label: mailColumns.sent, sort: 'sentAt', show: ({ sentAt }) => timeOf(sentAt) },
  ]
}

const colours: Record<MailState, string> = {
  queued: 'var(--muted)',
  sending: 'var(--muted)',
  sent: 'var(--ok)',
  retry: 'var(--warn)',
  failed: 'var(--danger)',
  uncertain: 'var(--warn)',
}

function State({ mail: { state, lastError } }: { mail: Mail }) {
  const say = useSay()
  return (
    <div>
      <Badge variant="outline" color={colours[state]}>
        {say(mailStateNames[state])}
      </Badge>
      {lastError && (
        <Text size="xs" maw="22rem" mt={4}>
          {lastError}
        </Text>
      )}
    </div>
  )
}
