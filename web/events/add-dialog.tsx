import { Button, Checkbox, Select, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isFailure } from '#contract/errors.ts'
import type { EventItem } from '#contract/events/event.ts'
import { asksPlaceOf, type Participation, type RegistrationOption } from '#contract/events/settings.ts'
import { inLanguage } from '#contract/language.ts'
import { registrationPanel as fields } from '#messages/own-registration.ts'
import {
  participationTitles,
  registrationColumns,
  registrationsBackstage as say,
} from '#messages/registrations.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { countryChoices } from '#web/forms/country-field.tsx'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { useAsking } from '#web/shell/asking.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { AskingModal } from '#web/ui/backstage/asking-modal.tsx'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { placeIn } from './send-registration.ts'
import { useEventSettings, waysOf } from './use-event-settings.ts'

interface Props {
  eventId: number
  opened: boolean
  onClose: () => void
}

const names = ['firstName', 'lastName', 'email'] as const
const places = ['institution', 'city'] as const

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
  const { errors, submit } = useAdding(event.id, onClose)
  const first = useRef<HTMLInputElement>(null)
  // The dialog is open by the time its form comes.
  useEffect(() => first.current?.focus(), [])
  const countries = countryChoices(language)
  const asksPlace = asksPlaceOf(event)
  const ways = waysOf(event).map(value => ({ value, label: words(participationTitles[value]) }))
  const languages = [
    { value: 'de', label: words(say.german) },
    { value: 'en', label: words(say.english) },
  ]
  return (
    <form onSubmit={submitted => void submit(submitted)}>
      <Stack>
        <Text size="sm">{words(say.addLead)}</Text>
        {[...names, ...(asksPlace ? places : [])].map(name => (
          <TextInput
            key={name}
            name={name}
            label={words(fields[name])}
            error={errors[name]}
            required={name !== 'firstName'}
            {...(name === 'firstName' && { ref: first, 'data-autofocus': true })}
          />
        ))}
        {asksPlace && (
          <Select
            name="country"
            label={words(fields.country)}
            data={[...countries.first, ...countries.choices]}
            defaultValue="DE"
            error={errors.country}
            searchable
            required
          />
        )}
        <Select
          name="participation"
          label={words(registrationColumns.participation)}
          data={ways}
          defaultValue={ways[0]?.value ?? null}
          error={errors.participation}
          allowDeselect={false}
        />
        <Select
          name="language"
          label={words(registrationColumns.language)}
          data={languages}
          defaultValue={language}
          allowDeselect={false}
        />
        <QuestionField option={event.registration.option} error={errors.option} />
        <Checkbox name="isBeyondCapacity" label={words(say.beyond)} />
        <DialogButtons>
          <Button type="submit">{words(say.save)}</Button>
        </DialogButtons>
      </Stack>
    </form>
  )
}

/** The event's own question, as visitors are asked it. */
function QuestionField({ option, error }: { option: RegistrationOption; error: string | undefined }) {
  const language = useLanguage()
  const { kind, label, choices, isRequired } = option
  if (kind === 'none') return null
  const field = { name: 'option', label: inLanguage(label, language).value, error, required: isRequired }
  if (kind === 'text') return <TextInput {...field} maxLength={500} />
  const data = choices.map((choice, n) => ({ value: String(n), label: inLanguage(choice, language).value }))
  return <Select {...field} data={data} clearable={!isRequired} />
}

function useAdding(id: number, onClose: () => void) {
  const words = useSay()
  const stale = useStale('events')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    try {
      await client.events.backstage.registerByHand({ id, ...typedIn(new FormData(event.currentTarget)) })
      toast.done(words(say.added))
      onClose()
      await stale()
    } catch (error) {
      const found = isFailure(error) ? (error.details.errors ?? []) : []
      setErrors(Object.fromEntries(found.map(({ field, message }) => [field, message])))
      if (found.length === 0) toast.failed(textOf(error))
    }
  }
  return { errors, submit }
}

function typedIn(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    ...{ firstName: text('firstName'), lastName: text('lastName'), email: text('email') },
    ...placeIn(form),
    participation: text('participation') as Participation,
    option: text('option'),
    language: text('language') as 'de' | 'en',
    isBeyondCapacity: form.get('isBeyondCapacity') === 'on',
  }
}
