import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { votesBackstage as words } from '#messages/votes-backstage.ts'
import { useSay } from '#web/language.ts'

interface Props {
  opened: boolean
  onClose: () => void
  onReason: (reason: string) => Promise<boolean>
}

/** Why a ballot is not to count. */
export function ExcludeDialog({ opened, onClose, onReason }: Props) {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const isDone = await onReason(String(new FormData(event.currentTarget).get('reason') ?? ''))
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Modal opened={opened} onClose={onClose} title={say(words.excludeTitle)}>
      <form onSubmit={event => void submit(event)}>
        <Stack>
          <Text size="sm">{say(words.excludeLead)}</Text>
          <TextInput
            name="reason"
            label={say(words.reason)}
            description={say(words.reasonHint)}
            maxLength={300}
            required
            data-autofocus
          />
          <Button type="submit" color="red" loading={isBusy}>
            {say(words.exclude)}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
