import { Button, Stack, Text } from '@mantine/core'
import { IconRepeat, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Newsletter, NewsletterFields } from '#contract/newsletter/newsletter.ts'
import { languagesOfIssue, missingToSend } from '#contract/newsletter/ready.ts'
import type { Sending } from '#contract/newsletter/sending.ts'
import { backstage } from '#messages/backstage.ts'
import { audienceOf, beginsAt, sendTo, newsletterSending as words } from '#messages/newsletter-sending.ts'
import { client } from '#web/client.ts'
import { reportUnreadableDate } from '#web/dates/unreadable.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { MomentField } from '#web/records/moment-field.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { SendAgainDialog } from './send-again-dialog.tsx'
import { SendingFigures } from './sending-figures.tsx'
import { SteerButtons } from './steer-buttons.tsx'
import { useSend } from './use-send.ts'

interface Props extends PanelProps<NewsletterFields, Newsletter> {
  item: Newsletter
}

const often = 2000 // milliseconds between two requests while letters are being sent

/** Number of recipients and the send button; after sending, the delivery figures. */
export function SendingPanel({ form, item }: Props) {
  const say = useSay()
  const found = useQuery({
    queryKey: ['newsletter', 'sending', item.id, item.sentAt, item.sendAfter],
    queryFn: () => client.newsletter.backstage.sending({ id: item.id }),
    refetchInterval: ({ state }) =>
      state.data && (state.data.figures.queued > 0 || state.data.sendAfter) ? often : false,
  })
  const hasBegun = !item.sentAt && (found.data?.frozen ?? 0) > 0
  const { keep } = form
  useEffect(() => {
    if (hasBegun) void client.newsletter.backstage.find({ id: item.id }).then(keep, () => undefined)
  }, [hasBegun, item.id, keep])
  return (
    <Panel title={say(words.title)}>
      <QueryState query={found} texts={useQueryTexts()}>
        {sending =>
          item.sentAt || hasBegun ? (
            <Sent {...{ form, item, sending }} />
          ) : (
            <Unsent {...{ form, item, sending }} />
          )
        }
      </QueryState>
    </Panel>
  )
}

function Unsent({ form, item, sending }: Props & { sending: Sending }) {
  const say = useSay()
  const send = useSend({ item, form })
  const [isBusy, setBusy] = useState(false)
  const [sendAt, setSendAt] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const speaks = languagesOfIssue(item)
  const count = sending.readers.de + sending.readers.en
  const unready = item.archivesWhenSent ? words.unreadyForArchive : words.unready
  const isReady = missingToSend(item).length === 0
  const obstacle = count === 0 ? words.nobody : !isReady ? unready : form.isDirty ? words.saveFirst : null
  const audience = say(audienceOf(sending.readers, speaks))
  const order = async () => {
    await send({ version: item.version, ...(sendAt && { sendAt }) })
    setSendAt(null)
  }
  const move = async () => {
    setBusy(true)
    await order().catch(error => toast.failed(textOf(error)))
    setBusy(false)
  }
  const ask = () => {
    // A time that cannot be read would count as none: everybody would get the issue at once.
    const unreadable = reportUnreadableDate(box.current)
    if (unreadable) return unreadable.focus()
    confirmFirst({
      title: say(words.question),
      children: (
        <Stack gap="xs">
          {audience.map(line => (
            <Text key={line}>{line}</Text>
          ))}
          {sendAt && <Text>{say(beginsAt(sendAt))}</Text>}
          {item.archivesWhenSent && <Text>{say(words.archived)}</Text>}
          <Text size="sm">{say(words.final)}</Text>
        </Stack>
      ),
      labels: { confirm: say(sendTo(count)), cancel: say(backstage.cancel) },
      onConfirm: order,
    })
  }
  const isOrdered = sending.sendAfter !== null
  return (
    <Stack gap="xs" ref={box}>
      {sending.sendAfter && <Text fw={600}>{say(beginsAt(sending.sendAfter))}</Text>}
      {count > 0 && audience.map(line => <Text key={line}>{line}</Text>)}
      {obstacle && (
        <Text size="sm" c="dimmed">
          {say(obstacle)}
        </Text>
      )}
      <MomentField
        name="sendAt"
        label={say(words.when)}
        {...(!isOrdered && { description: say(words.whenHint) })}
        value={sendAt}
        onChange={setSendAt}
      />
      {isOrdered ? (
        <>
          <Button
            variant="default"
            loading={isBusy}
            disabled={obstacle !== null || sendAt === null}
            onClick={() => void move()}
          >
            {say(words.move)}
          </Button>
          <SteerButtons {...{ form, item, sending }} />
        </>
      ) : (
        <Button leftSection={<IconSend size={18} aria-hidden />} disabled={obstacle !== null} onClick={ask}>
          {say(words.send)}
        </Button>
      )}
    </Stack>
  )
}

function Sent({ form, item, sending }: Props & { sending: Sending }) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  return (
    <Stack gap="md">
      <SendingFigures sending={sending} />
      <SteerButtons {...{ form, item, sending }} />
      <Button
        variant="default"
        leftSection={<IconRepeat size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {say(words.again)}
      </Button>
      <SendAgainDialog {...{ form, item, sending }} opened={isAsking} onClose={() => setAsking(false)} />
    </Stack>
  )
}
