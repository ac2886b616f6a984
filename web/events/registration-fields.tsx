import type { EventDetail } from '#contract/events/shown.ts'
import { registrationPanel as say } from '#messages/own-registration.ts'
import { CountryField } from '#web/forms/country-field.tsx'
import type { Fields } from '#web/forms/fields.ts'
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
      <TextField
        {...one('firstName', 'optional')}
        label={words(say.firstName)}
        hint={words(say.oneName)}
        autoComplete="given-name"
      />
      <TextField {...one('lastName')} label={words(say.lastName)} autoComplete="family-name" />
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
      <TextField
        {...one('institution')}
        label={words(say.institution)}
        hint={words(say.institutionHint)}
        autoComplete="organization"
      />
      <TextField {...one('city')} label={words(say.city)} autoComplete="address-level2" />
      <CountryField {...one('country')} label={words(say.country)} />
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
      <TextArea
        {...one('message', 'optional')}
        label={words(say.message)}
        hint={words(say.messageHint)}
        rows={4}
      />
    </>
  )
}

function OptionField({ option, ...props }: Props & { option: NonNullable<Registration['option']> }) {
  const one = filled(props)
  const field = one('option', option.isRequired ? 'required' : 'optional')
  if (option.kind === 'text') return <TextField {...field} label={option.label} />
  const choices = option.choices.map((label, n) => ({ value: String(n), label }))
  return <RadioGroup {...field} label={option.label} choices={choices} />
}
