import { Button, Checkbox, Group, Stack } from '@mantine/core'
import type { FormEvent } from 'react'
import type { EventItem } from '#contract/events/event.ts'
import type { RegistrationRow } from '#contract/events/registration.ts'
import { plainName } from '#contract/people/names.ts'
import { registrationsBackstage as say } from '#messages/registrations.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import type { RowAction } from '#web/lists/list-declaration.ts'
import { useStale } from '#web/lists/stale.ts'
import { GivenConsents } from '#web/records/given-consents.tsx'
import { useDiscardQuestion } from '#web/shell/asking.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { GuestFields, readGuestFields } from './guest-fields.tsx'
import { AboutGuest, StandingOf } from './registration-facts.tsx'
import { useEventSettings } from './use-event-settings.ts'
import { isOverFor } from './use-row-actions.ts'

interface Props {
  eventId: number
  /** The registration shown; null if the dialog is closed. */
  row: RegistrationRow | null
  /** Further actions on it. */
  actions: readonly RowAction[]
  onClose: () => void
}

/** One registration in full: its status, the guest's data to be corrected, and the available actions. */
export function RegistrationDialog({ eventId, row, actions, onClose }: Props) {
  const settings = useEventSettings(eventId)
  const texts = useQueryTexts()
  return (
    <AskingModal
      {...useDiscardQuestion()}
      opened={row !== null}
      onClose={onClose}
      title={row ? plainName(row) : ''}
      size="lg"
    >
      {row && (
        <Stack>
          <StandingOf row={row} />
          <GivenConsents table="eventRegistrations" id={row.id} />
          <Acts actions={actions} onClose={onClose} />
          {isOverFor(row) ? (
            <AboutGuest row={row} />
          ) : (
            <QueryState query={settings} texts={texts}>
              {event => <MendForm key={row.id} event={event} row={row} onClose={onClose} />}
            </QueryState>
          )}
        </Stack>
      )}
    </AskingModal>
  )
}

function Acts({ actions, onClose }: Pick<Props, 'actions' | 'onClose'>) {
  const words = useSay()
  return (
    <Group gap="xs">
      {actions.map(({ label, icon: Icon, isDangerous, run }) => (
        <Button
          key={label.en}
          variant={isDangerous ? 'subtle' : 'default'}
          {...(isDangerous && { color: 'red' })}
          leftSection={<Icon size={16} aria-hidden />}
          onClick={() => {
            onClose()
            run?.()
          }}
        >
          {words(label)}
        </Button>
      ))}
    </Group>
  )
}

interface FormProps {
  event: EventItem
  row: RegistrationRow
  onClose: () => void
}

function MendForm({ event, row, onClose }: FormProps) {
  const words = useSay()
  const submit = useMending(event.id, row, onClose)
  return (
    <CheckedForm onSubmit={submit}>
      <Stack>
        <GuestFields event={event} known={row} />
        <Checkbox name="isTold" label={words(say.notify)} description={words(say.notifyHint)} />
        <DialogButtons>
          <SubmitButton>{words(say.saveMended)}</SubmitButton>
        </DialogButtons>
      </Stack>
    </CheckedForm>
  )
}

function useMending(id: number, row: RegistrationRow, onClose: () => void) {
  const words = useSay()
  const stale = useStale('events')
  return async ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const form = new FormData(currentTarget)
    const isTold = form.get('isTold') === 'on'
    const changes = changesIn(form, row)
    await client.events.backstage.mendRegistration({ id, registrationId: row.id, ...changes, isTold })
    toast.done(words(isTold ? say.mendedAndNotified : say.mended))
    onClose()
    await stale()
  }
}

/** Returns only the fields changed here, so that changes made by the guest in the meantime are kept. */
function changesIn(form: FormData, row: RegistrationRow): Partial<ReturnType<typeof readGuestFields>> {
  const before = { ...row, option: row.answer }
  const typed = readGuestFields(form)
  const names = Object.keys(typed) as (keyof typeof typed)[]
  return Object.fromEntries(
    names.filter(name => typed[name] !== before[name]).map(name => [name, typed[name]]),
  )
}
