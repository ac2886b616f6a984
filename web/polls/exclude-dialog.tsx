import { Button, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { votesBackstage as words } from '#messages/votes-backstage.ts'
import { useSay } from '#web/language.ts'
import { useAsking } from '#web/shell/asking.ts'
import { CheckedForm } from '#web/shell/checked-form.tsx'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  /** Throws why it is refused. */
  onReason: (reason: string) => Promise<void>
}

/** Why a ballot is not to count. */
export function ExcludeDialog({ opened, onClose, onReason }: Props) {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    setBusy(true)
    try {
      await onReason(String(new FormData(event.currentTarget).get('reason') ?? ''))
      onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <AskingModal {...useAsking()} opened={opened} onClose={onClose} title={say(words.excludeTitle)}>
      <CheckedForm onSubmit={submit}>
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
          <DialogButtons>
            <Button type="submit" color="red" loading={isBusy}>
              {say(words.exclude)}
            </Button>
          </DialogButtons>
        </Stack>
      </CheckedForm>
    </AskingModal>
  )
}
