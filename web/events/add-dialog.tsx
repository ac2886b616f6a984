import { Checkbox, Select, Stack, Text } from '@mantine/core'
import type { FormEvent } from 'react'
import type { EventItem } from '#contract/events/event.ts'
import type { Participation } from '#contract/events/settings.ts'
import {
  participationTitles,
  registrationColumns,
  registrationsBackstage as say,
} from '#messages/registrations.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { useDiscardQuestion } from '#web/shell/asking.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { GuestFields, readGuestFields } from './guest-fields.tsx'
import { useEventSettings, waysOf } from './use-event-settings.ts'

interface Props {
  eventId: number
  opened: boolean
  onClose: () => void
}

/**
 * Adds a participant by hand, for example after a phone call, with the questions and ways to take part of the
 * event.
 */
export function AddDialog({ eventId, opened, onClose }: Props) {
  const words = useSay()
  const settings = useEventSettings(eventId)
  return (
    <AskingModal {...useDiscardQuestion()} opened={opened} onClose={onClose} title={words(say.add)} size="lg">
      <QueryState query={settings} texts={useQueryTexts()}>
        {event => <AddForm event={event} onClose={onClose} />}
      </QueryState>
    </AskingModal>
  )
}

function AddForm({ event, onClose }: { event: EventItem; onClose: () => void }) {
  const words = useSay()
  const language = useLanguage()
  const submit = useAdding(event.id, onClose)
  const ways = waysOf(event).map(value => ({ value, label: words(participationTitles[value]) }))
  return (
    <CheckedForm onSubmit={submit}>
      <Stack>
        <Text size="sm">{words(say.addLead)}</Text>
        <GuestFields event={event} known={{ country: 'DE', language }}>
          <Select
            name="participation"
            label={words(registrationColumns.participation)}
            data={ways}
            defaultValue={ways[0]?.value ?? null}
            allowDeselect={false}
          />
        </GuestFields>
        <Checkbox name="isBeyondCapacity" label={words(say.beyond)} />
        <DialogButtons>
          <SubmitButton>{words(say.save)}</SubmitButton>
        </DialogButtons>
      </Stack>
    </CheckedForm>
  )
}

function useAdding(id: number, onClose: () => void) {
  const words = useSay()
  const stale = useStale('events')
  return async ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    await client.events.backstage.registerByHand({ id, ...readAddForm(new FormData(currentTarget)) })
    toast.done(words(say.added))
    onClose()
    await stale()
  }
}

function readAddForm(form: FormData) {
  return {
    ...readGuestFields(form),
    participation: form.get('participation') as Participation,
    isBeyondCapacity: form.get('isBeyondCapacity') === 'on',
  }
}
