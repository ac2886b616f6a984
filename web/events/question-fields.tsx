import { ActionIcon, Button, Checkbox, Group, Select, SimpleGrid, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { RegistrationOption } from '#contract/events/settings.ts'
import { type Bilingual, languages } from '#contract/language.ts'
import { records } from '#messages/backstage.ts'
import { choiceNumber, eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'

interface Props {
  value: RegistrationOption
  onChange: (option: RegistrationOption) => void
}

const kinds = ['none', 'text', 'choice'] as const

/** One question of the event's own: answered in words, or by a choice. */
export function QuestionFields({ value, onChange }: Props) {
  const say = useSay()
  const field = useField()
  const change = (given: Partial<RegistrationOption>) => onChange({ ...value, ...given })
  return (
    <>
      <Select
        {...field('registration.option.kind')}
        aria-label={say(words.option)}
        data={kinds.map(kind => ({ value: kind, label: say(words.optionKinds)[kind] }))}
        value={value.kind}
        onChange={kind => change({ kind: kinds.find(one => one === kind) ?? 'none' })}
        allowDeselect={false}
        mb="sm"
      />
      {value.kind !== 'none' && (
        <>
          <Both
            name="registration.option.label"
            label={say(words.optionLabel)}
            value={value.label}
            onChange={label => change({ label })}
          />
          {value.kind === 'choice' && (
            <Choices choices={value.choices} onChange={choices => change({ choices })} />
          )}
          <Checkbox
            mt="sm"
            label={say(words.optionRequired)}
            checked={value.isRequired}
            onChange={event => change({ isRequired: event.currentTarget.checked })}
          />
        </>
      )}
    </>
  )
}

interface ChoicesProps {
  choices: RegistrationOption['choices']
  onChange: (choices: RegistrationOption['choices']) => void
}

function Choices({ choices, onChange }: ChoicesProps) {
  const say = useSay()
  const field = useField()
  return (
    <div id={field('registration.option.choices').id} tabIndex={-1}>
      {choices.map((choice, n) => (
        <Group key={n} align="end" wrap="nowrap" mt="sm">
          <div style={{ flex: 1 }}>
            <Both
              name={`registration.option.choices.${n}`}
              label={say(choiceNumber(n + 1))}
              value={choice}
              onChange={given => onChange(choices.map((one, at) => (at === n ? given : one)))}
            />
          </div>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={`${say(words.removeChoice)}: ${say(choiceNumber(n + 1))}`}
            onClick={() => onChange(choices.filter((_, at) => at !== n))}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Button
        mt="sm"
        variant="default"
        size="xs"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => onChange([...choices, { de: '', en: '' }])}
      >
        {say(words.addChoice)}
      </Button>
    </div>
  )
}

interface BothProps {
  name: string
  label: string
  value: Bilingual<string>
  onChange: (value: Bilingual<string>) => void
}

function Both({ name, label, value, onChange }: BothProps) {
  const say = useSay()
  const field = useField()
  return (
    <SimpleGrid type="container" cols={{ base: 1, '34rem': 2 }} spacing="md">
      {languages.map(language => (
        <TextInput
          key={language}
          {...field(`${name}.${language}`)}
          lang={language}
          label={`${label} (${say(records.languageNames)[language]})`}
          value={value[language]}
          onChange={event => onChange({ ...value, [language]: event.currentTarget.value })}
        />
      ))}
    </SimpleGrid>
  )
}
