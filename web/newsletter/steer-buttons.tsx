import { Button, Group, Text } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Newsletter, NewsletterFields } from '#contract/newsletter/newsletter.ts'
import type { Sending, SendingAct } from '#contract/newsletter/sending.ts'
import { backstage } from '#messages/backstage.ts'
import { newsletterSending as words } from '#messages/newsletter-sending.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import type { PanelProps } from '#web/records/record-side.tsx'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

interface Props {
  form: Pick<PanelProps<NewsletterFields, Newsletter>['form'], 'keep'>
  item: Newsletter
  sending: Sending
}

/** Buttons to stop, pause or resume a sending, depending on its state. */
export function SteerButtons({ form, item, sending }: Props) {
  const say = useSay()
  const { steer, press, busy } = useSteer(item.id, form)
  const { figures, sendAfter, paused } = sending
  if (figures.queued === 0 && !sendAfter) return null
  // Stopping a scheduled sending, of which nothing was sent yet, needs no confirmation.
  const askToStop = () =>
    confirmFirst({
      title: say(words.stopQuestion),
      children: <Text>{say(words.stopLead)}</Text>,
      labels: { confirm: say(words.stop), cancel: say(backstage.cancel) },
      onConfirm: () => steer('stop'),
    })
  return (
    <Group gap="xs">
      {figures.queued > 0 &&
        (paused ? (
          <Button
            leftSection={<IconPlayerPlay size={18} aria-hidden />}
            loading={busy === 'resume'}
            onClick={() => press('resume')}
          >
            {say(words.resume)}
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<IconPlayerPause size={18} aria-hidden />}
            loading={busy === 'pause'}
            onClick={() => press('pause')}
          >
            {say(words.pause)}
          </Button>
        ))}
      <Button
        variant="default"
        leftSection={<IconPlayerStop size={18} aria-hidden />}
        loading={busy === 'stop'}
        onClick={sendAfter ? () => press('stop') : askToStop}
      >
        {say(words.stop)}
      </Button>
    </Group>
  )
}

function useSteer(id: number, form: Props['form']) {
  const say = useSay()
  const queries = useQueryClient()
  const stale = useStale('newsletter')
  const [busy, setBusy] = useState<SendingAct | null>(null)
  const steer = async (act: SendingAct) => {
    setBusy(act)
    try {
      await client.newsletter.backstage.steer({ id, act })
      form.keep(await client.newsletter.backstage.find({ id }))
      toast.done(say(words.done)[act])
    } finally {
      setBusy(null)
      void stale()
      void queries.invalidateQueries({ queryKey: ['newsletter', 'sending', id] })
    }
  }
  const press = (act: SendingAct) => void steer(act).catch(error => toast.failed(textOf(error)))
  return { steer, press, busy }
}
