import { Group, Modal, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { inLanguage } from '#contract/language.ts'
import type { Newsletter, NewsletterFields } from '#contract/newsletter/newsletter.ts'
import { type Sending, type SendingAgain, sendingAgain } from '#contract/newsletter/sending.ts'
import { againTo, newsletterSending as words } from '#messages/newsletter-sending.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { PanelProps } from '#web/records/record-side.tsx'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { useSend } from './use-send.ts'

interface Props {
  form: PanelProps<NewsletterFields, Newsletter>['form']
  item: Newsletter
  sending: Sending
  opened: boolean
  onClose: () => void
}

/** Dialog that sends an issue again; the subject must be typed to confirm. */
export function SendAgainDialog({ opened, onClose, ...props }: Props) {
  const say = useSay()
  return (
    <Modal opened={opened} onClose={onClose} title={say(words.again)} size="lg">
      <AgainForm {...props} onClose={onClose} />
    </Modal>
  )
}

function AgainForm({ form, item, sending, onClose }: Omit<Props, 'opened'>) {
  const say = useSay()
  const send = useSend({ item, form })
  const { readers, newSince, figures, stopped } = sending
  const counts = { failed: figures.failed + stopped, newSince, all: readers.de + readers.en }
  const [again, setAgain] = useState<SendingAgain | null>(
    sendingAgain.find(whom => whom !== 'all' && counts[whom] > 0) ?? null,
  )
  const [typed, setTyped] = useState('')
  const subject = inLanguage(item.subject, useLanguage()).value
  const isRight = [item.subject.de, item.subject.en].includes(typed.trim()) && typed.trim() !== ''
  const submit = async () => {
    if (!again) return
    await send({ again, confirm: typed.trim() })
    onClose()
  }
  return (
    <CheckedForm onSubmit={submit}>
      <Stack gap="md">
        <Radio.Group label={say(words.whom)} value={again} onChange={whom => setAgain(whom as SendingAgain)}>
          <Stack gap="xs" mt="xs">
            {sendingAgain.map(whom => (
              <Radio
                key={whom}
                value={whom}
                label={say(againTo(whom, counts[whom]))}
                disabled={counts[whom] === 0}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Text size="sm">
          {say(words.againLead)} <strong>{subject}</strong>
        </Text>
        <TextInput
          name="confirm"
          label={say(words.subject)}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
        <Group justify="flex-end">
          <SubmitButton disabled={!isRight || again === null}>{say(words.again)}</SubmitButton>
        </Group>
      </Stack>
    </CheckedForm>
  )
}
