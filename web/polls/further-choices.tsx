import type { PollDetail, ShownOption } from '#contract/polls/shown.ts'
import type { Fields } from '#web/forms/fields.ts'
import { FieldNotes } from '#web/ui/form/field-frame.tsx'
import { Fieldset } from '#web/ui/form/fieldset.tsx'
import { NumberField } from '#web/ui/form/number-field.tsx'
import { valueField } from './ballot-in.ts'
import { choiceOf } from './choice-of.ts'
import { SeveralOf } from './several-of.tsx'

interface Props {
  rules: PollDetail['rules']
  options: readonly ShownOption[]
  fields: Fields
  label: string
}

/** Checkboxes for several answers, or a number field for each. */
export function FurtherChoices({ rules: { method, mostVotes }, options, fields, label }: Props) {
  if (method === 'several') {
    const choices = options.map(choiceOf)
    return <SeveralOf most={mostVotes} {...fields.many('votes')} label={label} choices={choices} />
  }
  return (
    <Fieldset legend={label} id={fields.one('votes').id} tabIndex={-1}>
      {options.map(({ id, label: name, text }) => (
        <NumberField
          key={id}
          {...fields.one(valueField(id))}
          required={false}
          label={name}
          hint={text || undefined}
        />
      ))}
      <FieldNotes {...fields.one('votes')} label={label} />
    </Fieldset>
  )
}
