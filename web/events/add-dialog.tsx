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
import { useAsking } from '#web/shell/asking.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { GuestFields, typedAbout } from './guest-fields.tsx'
import { useEventSettings, waysOf } from './use-event-settings.ts'

interface Props {
  eventId: number
  opened: boolean
  onClose: () => void
}

/** Enters somebody who rang up: asks what the event asks, and offers the ways to take part that it has. */
export function AddDialog({ eventId, opened, onClose }: Props) {
  const words = useSay()
  const settings = useEventSettings(eventId)
  return (
    <AskingModal {...useAsking()} opened={opened} onClose={onClose} title={words(say.add)} size="lg">
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
    await client.events.backstage.registerByHand({ id, ...typedIn(new FormData(currentTarget)) })
    toast.done(words(say.added))
    onClose()
    await stale()
  }
}

function typedIn(form: FormData) {
  return {
    ...typedAbout(form),
    participation: form.get('participation') as Participation,
    isBeyondCapacity: form.get('isBeyondCapacity') === 'on',
  }
}
