import type { EventDetail } from '#contract/events/shown.ts'
import { registrationPanel as say } from '#messages/own-registration.ts'
import { CountryField } from '#web/forms/country-field.tsx'
import type { Fields, Labels } from '#web/forms/fields.ts'
import { useSay } from '#web/language.ts'
import { RadioGroup } from '#web/ui/form/choice-group.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

type Registration = NonNullable<EventDetail['registration']>

/** The names of the fields that say who somebody is. */
type Known = Readonly<Record<string, string | undefined>>

interface Props {
  fields: Pick<Fields, 'one'>
  /** What stands in them before anything is typed. */
  known?: Known
}

/** What the fields below are called, the event's own question included. */
export function registrationLabels(registration: Registration | null | undefined): Labels {
  const { firstName, lastName, email, institution, city, country, participation, message } = say
  const asked = { firstName, lastName, email, institution, city, country, participation }
  return { ...asked, option: registration?.option?.label ?? '', message }
}

/** What is typed stays; else what is known. */
export function filled({ fields, known = {} }: Props) {
  return (name: string, wanted?: 'required' | 'optional') => {
    const field = fields.one(name, wanted)
    return { ...field, defaultValue: field.defaultValue ?? known[name] }
  }
}

export function NameFields(props: Props) {
  const words = useSay()
  const one = filled(props)
  return (
    <>
      <TextField {...one('firstName', 'optional')} hint={words(say.oneName)} autoComplete="given-name" />
      <TextField {...one('lastName')} autoComplete="family-name" />
    </>
  )
}

/** Where somebody comes from, where the event asks for it. */
export function PlaceFields({ isAsked, ...props }: Props & { isAsked: boolean | undefined }) {
  const words = useSay()
  const one = filled(props)
  if (!isAsked) return null
  return (
    <>
      <TextField {...one('institution')} hint={words(say.institutionHint)} autoComplete="organization" />
      <TextField {...one('city')} autoComplete="address-level2" />
      <CountryField {...one('country')} />
    </>
  )
}

/** The event's own question, and a word to the institute. */
export function FurtherFields({ option, ...props }: Props & { option: Registration['option'] | undefined }) {
  const words = useSay()
  const one = filled(props)
  return (
    <>
      {option && <OptionField option={option} {...props} />}
      <TextArea {...one('message', 'optional')} hint={words(say.messageHint)} rows={4} />
    </>
  )
}

function OptionField({ option, ...props }: Props & { option: NonNullable<Registration['option']> }) {
  const one = filled(props)
  const field = one('option', option.isRequired ? 'required' : 'optional')
  if (option.kind === 'text') return <TextField {...field} />
  const choices = option.choices.map((label, n) => ({ value: String(n), label }))
  return <RadioGroup {...field} choices={choices} />
}
