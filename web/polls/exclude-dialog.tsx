import { Stack, Text, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { votesBackstage as words } from '#messages/votes-backstage.ts'
import { useSay } from '#web/language.ts'
import { useDiscardQuestion } from '#web/shell/asking.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  /** Throws if the server refuses. */
  onReason: (reason: string) => Promise<void>
}

/** Asks why a ballot is excluded from the count. */
export function ExcludeDialog({ opened, onClose, onReason }: Props) {
  const say = useSay()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    await onReason(String(new FormData(event.currentTarget).get('reason') ?? ''))
    onClose()
  }
  return (
    <AskingModal {...useDiscardQuestion()} opened={opened} onClose={onClose} title={say(words.excludeTitle)}>
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
            <SubmitButton color="red">{say(words.exclude)}</SubmitButton>
          </DialogButtons>
        </Stack>
      </CheckedForm>
    </AskingModal>
  )
}
