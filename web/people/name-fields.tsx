import { Checkbox, Select, SimpleGrid, Stack, TextInput, Title } from '@mantine/core'
import type { SelfFields } from '#contract/people/person.ts'
import { peopleBackstage as words } from '#messages/people-backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import { ContactFields } from './contact-fields.tsx'
import { type Option, useLookupOptions } from './use-words.ts'

export interface FieldsProps {
  values: SelfFields
  set: <Name extends keyof SelfFields>(name: Name, value: SelfFields[Name]) => void
}

export interface UpdatedFieldsProps extends FieldsProps {
  /**
   * Updates the current value, for fields that report changes with a delay: text editors and restored rows.
   */
  update: <Name extends keyof SelfFields>(
    name: Name,
    make: (value: SelfFields[Name]) => SelfFields[Name],
  ) => void
}

/** Name, function and contact data of a person. */
export function NameFields({ values, set, update }: UpdatedFieldsProps) {
  const say = useSay()
  const lists = useLookupOptions()
  return (
    <>
      <Stack gap="sm" component="section">
        <Title order={2} size="h4">
          {say(words.person)}
        </Title>
        <SimpleGrid type="container" cols={{ base: 1, '34rem': 2 }}>
          <WordField
            name="titleId"
            label={say(words.titleField)}
            options={lists.titles}
            {...{ values, set }}
          />
          <Checkboxes values={values} set={set} names={['isProfessor', 'isAssociatedProfessor']} />
          <Line name="firstName" {...{ values, set }} />
          <Line name="middleName" {...{ values, set }} />
          <Line name="lastName" {...{ values, set }} />
          <LocaleField values={values} set={set} />
          <WordField
            name="positionId"
            label={say(words.position)}
            options={lists.positions}
            {...{ values, set }}
          />
          <WordField
            name="institutionId"
            label={say(words.institution)}
            options={lists.institutions}
            {...{ values, set }}
          />
        </SimpleGrid>
        <AuthorNames values={values} set={set} />
      </Stack>
      <Stack gap="sm" component="section">
        <Title order={2} size="h4">
          {say(words.reach)}
        </Title>
        <SimpleGrid type="container" cols={{ base: 1, '34rem': 2 }}>
          <Line name="phone" {...{ values, set }} />
          <Line name="room" {...{ values, set }} />
        </SimpleGrid>
        <Checkboxes values={values} set={set} names={['isEmailPublic', 'isPhonePublic']} />
        <ContactFields value={values.contacts} onChange={make => update('contacts', make)} />
      </Stack>
    </>
  )
}

type Texts = 'firstName' | 'middleName' | 'lastName' | 'phone' | 'room'

function Line({ name, values, set }: FieldsProps & { name: Texts }) {
  const say = useSay()
  const field = useField()
  return (
    <TextInput
      {...field(name)}
      label={say(words[name])}
      value={values[name]}
      onChange={event => set(name, event.currentTarget.value)}
    />
  )
}

type Ids = 'titleId' | 'positionId' | 'institutionId'

function WordField({
  name,
  label,
  options,
  values,
  set,
}: FieldsProps & { name: Ids; label: string; options: Option[] }) {
  const field = useField()
  const value = values[name]
  return (
    <Select
      {...field(name)}
      label={label}
      data={options}
      searchable
      clearable
      value={value === null ? null : String(value)}
      onChange={id => set(name, id ? Number(id) : null)}
    />
  )
}

type Ticks = 'isProfessor' | 'isAssociatedProfessor' | 'isEmailPublic' | 'isPhonePublic'

function Checkboxes({ names, values, set }: FieldsProps & { names: readonly Ticks[] }) {
  const say = useSay()
  return (
    <Stack gap="xs" justify="center">
      {names.map(name => (
        <Checkbox
          key={name}
          label={say(words[name])}
          checked={values[name]}
          onChange={event => set(name, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  )
}

function AuthorNames({ values, set }: FieldsProps) {
  const say = useSay()
  const field = useField()
  return (
    <GrowingText
      {...field('authorNames')}
      label={say(words.authorNames)}
      description={say(words.authorNamesHint)}
      value={values.authorNames}
      onChange={event => set('authorNames', event.currentTarget.value)}
    />
  )
}

function LocaleField({ values, set }: FieldsProps) {
  const say = useSay()
  const names = words.localeNames[useLanguage()]
  return (
    <Select
      label={say(words.locale)}
      data={Object.entries(names).map(([value, label]) => ({ value, label }))}
      value={values.locale}
      allowDeselect={false}
      onChange={value => set('locale', value === 'en' ? 'en' : 'de')}
    />
  )
}
