import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import {
  alreadyResolved,
  incidentsResolved,
  resolveMany,
  security,
  incidents as words,
} from '#messages/security.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { useDiscardQuestion } from '#web/shell/asking.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { withMessageLead } from '#web/shell/placed-errors.ts'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { BreachButtons } from './breach-buttons.tsx'

/** Resolves several incidents at once, with the same notes. */
export function ResolveManyDialog({ ids, onClose }: { ids: number[]; onClose: () => void }) {
  const say = useSay()
  const stale = useStale('security')
  const [notes, setNotes] = useState('')
  const submit = async () => {
    const { done, failed } = await client.security
      .resolveMany({ ids, ...(notes.trim() && { notes }) })
      .catch((error: unknown) => {
        throw withMessageLead(say(security.resolveFailed), error)
      })
    if (done.length > 0) toast.done(say(incidentsResolved(done.length)))
    if (failed.length > 0) toast.failed(say(alreadyResolved(failed.length)))
    onClose()
    await stale()
  }
  return (
    <AskingModal
      {...useDiscardQuestion()}
      opened
      onClose={onClose}
      title={say(resolveMany(ids.length))}
      size="lg"
    >
      <CheckedForm onSubmit={submit}>
        <Stack>
          <Text>{say(words.resolveManyHint)}</Text>
          <GrowingText
            name="notes"
            label={say(words.notes)}
            value={notes}
            onChange={event => setNotes(event.currentTarget.value)}
            maxLength={2000}
            minRows={3}
            data-autofocus
          />
          <BreachButtons ids={ids} />
          <DialogButtons>
            <SubmitButton>{say(words.resolve)}</SubmitButton>
          </DialogButtons>
        </Stack>
      </CheckedForm>
    </AskingModal>
  )
}
