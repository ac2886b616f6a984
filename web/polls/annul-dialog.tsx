import { Stack, Text, Textarea } from '@mantine/core'
import type { FormEvent } from 'react'
import type { Bilingual, Language } from '#contract/language.ts'
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
  onReason: (reason: Bilingual<string>) => Promise<void>
}

/** Asks why a poll is void, in both languages because the poll's page shows the reason. */
export function AnnulDialog({ opened, onClose, onReason }: Props) {
  const say = useSay()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    const reasonIn = (language: Language) => String(form.get(`reason.${language}`) ?? '')
    await onReason({ de: reasonIn('de'), en: reasonIn('en') })
    onClose()
  }
  return (
    <AskingModal
      {...useDiscardQuestion()}
      opened={opened}
      onClose={onClose}
      title={say(words.annul)}
      size="lg"
    >
      <CheckedForm onSubmit={submit}>
        <Stack>
          <Text size="sm">{say(words.annulLead)}</Text>
          {(['de', 'en'] as const).map(language => (
            <Textarea
              key={language}
              name={`reason.${language}`}
              lang={language}
              label={say(language === 'de' ? words.reasonDe : words.reasonEn)}
              maxLength={300}
              required
              {...(language === 'de' && { 'data-autofocus': true })}
            />
          ))}
          <DialogButtons>
            <SubmitButton color="red">{say(words.annul)}</SubmitButton>
          </DialogButtons>
        </Stack>
      </CheckedForm>
    </AskingModal>
  )
}
