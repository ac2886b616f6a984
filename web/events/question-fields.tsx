import { Checkbox, Select, SimpleGrid, Text, TextInput } from '@mantine/core'
import { mostChoices, type RegistrationOption } from '#contract/events/settings.ts'
import { type Bilingual, languages } from '#contract/language.ts'
import { records } from '#messages/backstage.ts'
import { choiceNumber, eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { FieldRows } from '#web/records/field-rows.tsx'
import { useField } from '#web/records/fields.tsx'

interface Props {
  value: RegistrationOption
  onChange: (make: (now: RegistrationOption) => RegistrationOption) => void
  /** Whether there are answers by choice, which are stored by the index of the choice. */
  hasAnswers: boolean
}

const kinds = ['none', 'text', 'choice'] as const

/** The event's own question, with a free-text answer or a choice. */
export function QuestionFields({ value, onChange, hasAnswers }: Props) {
  const say = useSay()
  const field = useField()
  const change = (given: Partial<RegistrationOption>) => onChange(now => ({ ...now, ...given }))
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
            <Choices
              choices={value.choices}
              isFixed={hasAnswers}
              onChange={make => onChange(now => ({ ...now, choices: make(now.choices) }))}
            />
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

type Choice = RegistrationOption['choices'][number]

interface ChoicesProps {
  choices: readonly Choice[]
  isFixed: boolean
  onChange: (make: (now: Choice[]) => Choice[]) => void
}

function Choices({ choices, isFixed, onChange }: ChoicesProps) {
  const say = useSay()
  const { id, error } = useField()('registration.option.choices')
  return (
    <div id={id} tabIndex={-1} style={{ marginTop: 'var(--space-3)' }}>
      <FieldRows
        name="registration.option.choices"
        value={choices}
        onChange={onChange}
        nameOf={choiceNumber}
        most={mostChoices}
        add={{ label: words.addChoice, blank: () => ({ de: '', en: '' }) }}
        isFixed={isFixed}
        isLine
      >
        {(choice, own) => <Both name="" label={say(choiceNumber(own.number))} value={choice} {...own} />}
      </FieldRows>
      {isFixed && (
        <Text size="sm" c="dimmed" mt="xs">
          {say(words.choicesFixed)}
        </Text>
      )}
      {error && (
        <Text size="sm" c="var(--danger)" mt="xs" role="alert">
          {error}
        </Text>
      )}
    </div>
  )
}

interface BothProps {
  /** Empty if the value is a text itself, not a property of a record. */
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
          {...field(name ? `${name}.${language}` : language)}
          lang={language}
          label={`${label} (${say(records.languageNames)[language]})`}
          value={value[language]}
          onChange={event => onChange({ ...value, [language]: event.currentTarget.value })}
        />
      ))}
    </SimpleGrid>
  )
}
