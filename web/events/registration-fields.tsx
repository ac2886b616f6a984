import type { EventDetail } from '#contract/events/shown.ts'
import { registrationPanel as say } from '#messages/own-registration.ts'
import { CountryField } from '#web/forms/country-field.tsx'
import type { Fields, Labels } from '#web/forms/fields.ts'
import { useSay } from '#web/language.ts'
import { RadioGroup } from '#web/ui/form/choice-group.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

type Registration = NonNullable<EventDetail['registration']>

/** Known values by field name. */
type Known = Readonly<Record<string, string | undefined>>

interface Props {
  fields: Pick<Fields, 'one'>
  /** Initial values. */
  known?: Known
}

/** Returns the labels of these fields, including the event's own question. */
export function registrationLabels(registration: Registration | null | undefined): Labels {
  const { firstName, lastName, email, institution, city, country, participation, message } = say
  const asked = { firstName, lastName, email, institution, city, country, participation }
  return { ...asked, option: registration?.option?.label ?? '', message }
}

/** Returns a function that gives the props of a field: typed values take precedence over known ones. */
export function fieldsWithKnown({ fields, known = {} }: Props) {
  return (name: string, wanted?: 'required' | 'optional') => {
    const field = fields.one(name, wanted)
    return { ...field, defaultValue: field.defaultValue ?? known[name] }
  }
}

export function NameFields(props: Props) {
  const words = useSay()
  const one = fieldsWithKnown(props)
  return (
    <>
      <TextField {...one('firstName', 'optional')} hint={words(say.oneName)} autoComplete="given-name" />
      <TextField {...one('lastName')} autoComplete="family-name" />
    </>
  )
}

/** Institution, city and country, if the event asks for them. */
export function PlaceFields({ isAsked, ...props }: Props & { isAsked: boolean | undefined }) {
  const words = useSay()
  const one = fieldsWithKnown(props)
  if (!isAsked) return null
  return (
    <>
      <TextField {...one('institution')} hint={words(say.institutionHint)} autoComplete="organization" />
      <TextField {...one('city')} autoComplete="address-level2" />
      <CountryField {...one('country')} />
    </>
  )
}

/** The event's own question, and a message to the institute. */
export function FurtherFields({ option, ...props }: Props & { option: Registration['option'] | undefined }) {
  const words = useSay()
  const one = fieldsWithKnown(props)
  return (
    <>
      {option && <OptionField option={option} {...props} />}
      <TextArea {...one('message', 'optional')} hint={words(say.messageHint)} rows={4} />
    </>
  )
}

function OptionField({ option, ...props }: Props & { option: NonNullable<Registration['option']> }) {
  const one = fieldsWithKnown(props)
  const field = one('option', option.isRequired ? 'required' : 'optional')
  if (option.kind === 'text') return <TextField {...field} />
  const choices = option.choices.map((label, n) => ({ value: String(n), label }))
  return <RadioGroup {...field} choices={choices} />
}
