import { Button, Stack, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Bilingual } from '#contract/language.ts'
import { votesBackstage as words } from '#messages/votes-backstage.ts'
import { useSay } from '#web/language.ts'
import { useAsking } from '#web/shell/asking.ts'
import { CheckedForm } from '#web/shell/checked-form.tsx'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  onReason: (reason: Bilingual<string>) => Promise<boolean>
}

/** Why a poll is void: in both languages, for its page says so. */
export function AnnulDialog({ opened, onClose, onReason }: Props) {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const isDone = await onReason({ de: String(form.get('de') ?? ''), en: String(form.get('en') ?? '') })
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <AskingModal {...useAsking()} opened={opened} onClose={onClose} title={say(words.annul)} size="lg">
      <CheckedForm onSubmit={event => void submit(event)}>
        <Stack>
          <Text size="sm">{say(words.annulLead)}</Text>
          {(['de', 'en'] as const).map(language => (
            <Textarea
              key={language}
              name={language}
              lang={language}
              label={say(language === 'de' ? words.reasonDe : words.reasonEn)}
              maxLength={300}
              required
              {...(language === 'de' && { 'data-autofocus': true })}
            />
          ))}
          <DialogButtons>
            <Button type="submit" color="red" loading={isBusy}>
              {say(words.annul)}
            </Button>
          </DialogButtons>
        </Stack>
      </CheckedForm>
    </AskingModal>
  )
}
