import { Button, Checkbox, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { isFailure } from '#contract/errors.ts'
import type { Participation } from '#contract/events/settings.ts'
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
import { toast } from '#web/ui/backstage/toast.tsx'

interface Props {
  eventId: number
  opened: boolean
  onClose: () => void
}

const texts = ['firstName', 'lastName', 'email', 'institution', 'city'] as const

/** Enters somebody who rang up. */
export function AddDialog({ eventId, opened, onClose }: Props) {
  const words = useSay()
  return (
    <Modal opened={opened} onClose={onClose} title={words(say.add)} size="lg">
      <AddForm eventId={eventId} onClose={onClose} />
    </Modal>
  )
}

function AddForm({ eventId, onClose }: Omit<Props, 'opened'>) {
  const words = useSay()
  const language = useLanguage()
  const { errors, submit } = useAdding(eventId, onClose)
  const { first, choices } = countryChoices(language)
  const ways = (['inPresence', 'online'] as const).map(value => ({
    value,
    label: words(participationTitles[value]),
  }))
  const languages = [
    { value: 'de', label: words(say.german) },
    { value: 'en', label: words(say.english) },
  ]
  return (
    <form onSubmit={event => void submit(event)}>
      <Stack>
        <Text size="sm">{words(say.addLead)}</Text>
        {texts.map(name => (
          <TextInput key={name} name={name} label={words(fields[name])} error={errors[name]} required />
        ))}
        <Select
          name="country"
          label={words(fields.country)}
          data={[...first, ...choices]}
          defaultValue="DE"
          error={errors.country}
          searchable
          required
        />
        <Select
          name="participation"
          label={words(registrationColumns.participation)}
          data={ways}
          defaultValue="inPresence"
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
        <Checkbox name="isBeyondCapacity" label={words(say.beyond)} />
        <Button type="submit">{words(say.save)}</Button>
      </Stack>
    </form>
  )
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
    ...{ institution: text('institution'), city: text('city'), country: text('country') },
    participation: text('participation') as Participation,
    language: text('language') as 'de' | 'en',
    isBeyondCapacity: form.get('isBeyondCapacity') === 'on',
  }
}
