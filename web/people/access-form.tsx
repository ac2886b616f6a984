import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Bilingual } from '#contract/language.ts'
import { backstage } from '#messages/backstage.ts'
import { words as wordTexts } from '#messages/words.ts'
import { useSay } from '#web/language.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'

interface Props<Name extends string> {
  label: Bilingual<string>
  ticks: Record<Name, boolean>
  names: Record<Name, string>
  /** Legend of the group of checkboxes. */
  legend?: string
  /** Throws if it is refused. */
  onSave: (fields: { label: Bilingual<string> } & Record<Name, boolean>) => Promise<unknown>
  onClose: () => void
}

/** Form for the name of a role or status and its permissions. */
export function AccessForm<Name extends string>(props: Props<Name>) {
  const { names, legend, onSave, onClose } = props
  const say = useSay()
  const [label, setLabel] = useState(props.label)
  const [ticks, setTicks] = useState(props.ticks)
  const save = async () => {
    await onSave({ label, ...ticks })
    onClose()
  }
  return (
    <CheckedForm onSubmit={save}>
      <Stack gap="sm">
        {(['de', 'en'] as const).map(one => (
          <TextInput
            key={one}
            lang={one}
            name={`label.${one}`}
            required={one === 'de'}
            label={say(one === 'de' ? wordTexts.german : wordTexts.english)}
            value={label[one]}
            onChange={event => setLabel({ ...label, [one]: event.currentTarget.value })}
          />
        ))}
        <Checkbox.Group
          label={legend}
          value={namesOf(ticks).filter(name => ticks[name])}
          onChange={chosen => setTicks(ticked(ticks, chosen))}
        >
          <Stack gap="xs">
            {namesOf(ticks).map(name => (
              <Checkbox key={name} value={name} label={names[name]} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Group>
          <SubmitButton>{say(wordTexts.save)}</SubmitButton>
          <Button variant="default" onClick={onClose}>
            {say(backstage.cancel)}
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}

function namesOf<Name extends string>(ticks: Record<Name, boolean>): Name[] {
  return Object.keys(ticks) as Name[]
}

function ticked<Name extends string>(
  ticks: Record<Name, boolean>,
  chosen: readonly string[],
): Record<Name, boolean> {
  return Object.fromEntries(namesOf(ticks).map(name => [name, chosen.includes(name)])) as Record<
    Name,
    boolean
  >
}
