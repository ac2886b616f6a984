import { Select, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import type { EventItem } from '#contract/events/event.ts'
import type { RegistrationRow } from '#contract/events/registration.ts'
import { asksPlaceOf, type RegistrationOption } from '#contract/events/settings.ts'
import { inLanguage } from '#contract/language.ts'
import { registrationPanel as fields } from '#messages/own-registration.ts'
import { registrationColumns, registrationsBackstage as say } from '#messages/registrations.ts'
import { countryChoices } from '#web/forms/country-field.tsx'
import { useLanguage, useSay } from '#web/language.ts'
import { readOrigin } from './send-registration.ts'

const names = ['firstName', 'lastName', 'email'] as const
const places = ['institution', 'city'] as const

interface Props {
  event: Pick<EventItem, 'isHahnLecture' | 'registration'>
  /** Initial values. */
  known: Partial<RegistrationRow>
  /** Further fields, before the event's own question. */
  children?: ReactNode
}

/** Fields of a participant, as staff fill them in. */
export function GuestFields({ event, known, children }: Props) {
  const words = useSay()
  const language = useLanguage()
  const first = useRef<HTMLInputElement>(null)
  // Focused here, because the form is mounted only after the dialog has opened.
  useEffect(() => first.current?.focus(), [])
  const countries = countryChoices(language)
  const asksPlace = asksPlaceOf(event)
  // Not required if the saved registration left it empty: the guest registered before the event asked for it.
  const isRequired = (name: 'institution' | 'city' | 'country') => known[name] !== ''
  const languages = [
    { value: 'de', label: words(say.german) },
    { value: 'en', label: words(say.english) },
  ]
  return (
    <>
      {names.map(name => (
        <TextInput
          key={name}
          name={name}
          label={words(fields[name])}
          defaultValue={known[name]}
          required={name !== 'firstName'}
          {...(name === 'firstName' && { ref: first, 'data-autofocus': true })}
        />
      ))}
      {asksPlace && (
        <>
          {places.map(name => (
            <TextInput
              key={name}
              name={name}
              label={words(fields[name])}
              defaultValue={known[name]}
              required={isRequired(name)}
            />
          ))}
          <Select
            name="country"
            label={words(fields.country)}
            data={[...countries.first, ...countries.choices]}
            defaultValue={known.country || null}
            searchable
            required={isRequired('country')}
          />
        </>
      )}
      <Select
        name="language"
        label={words(registrationColumns.language)}
        data={languages}
        defaultValue={known.language ?? null}
        allowDeselect={false}
      />
      {children}
      <QuestionField option={event.registration.option} known={known.answer} />
    </>
  )
}

interface QuestionProps {
  option: RegistrationOption
  known: string | undefined
}

/** The event's own question, as visitors see it. */
function QuestionField({ option, known }: QuestionProps) {
  const language = useLanguage()
  const { kind, label, choices, isRequired } = option
  if (kind === 'none') return null
  const field = { name: 'option', label: inLanguage(label, language).value, required: isRequired }
  if (kind === 'text') return <TextInput {...field} defaultValue={known} maxLength={500} />
  const data = choices.map((choice, n) => ({ value: String(n), label: inLanguage(choice, language).value }))
  return <Select {...field} data={data} defaultValue={known || null} clearable={!isRequired} />
}

/** Returns the current values of these fields. */
export function readGuestFields(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    ...{ firstName: text('firstName'), lastName: text('lastName'), email: text('email') },
    ...readOrigin(form),
    ...(form.has('option') && { option: text('option') }),
    language: text('language') as 'de' | 'en',
  }
}
