import { NumberInput, Select, Text, TextInput } from '@mantine/core'
import type { Person, PersonFields } from '#contract/people/person.ts'
import { peopleBackstage as words } from '#messages/people-backstage.ts'
import { DateInput } from '#web/dates/date-input.tsx'
import { useLanguage, useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { useUser } from '#web/shell/signed-in.tsx'
import { useLookupOptions, useRolesAndStatuses } from './use-words.ts'

/**
 * User name, e-mail address, status and roles of a person. If the user may not change a field, the server's
 * error is shown at it.
 */
export function AccessPanel({ form, item }: PanelProps<PersonFields, Person>) {
  const say = useSay()
  const language = useLanguage()
  const field = useField()
  const { groups } = useLookupOptions()
  const { roles, statuses } = useRolesAndStatuses()
  const { values, set } = form
  const isInvited =
    values.isLoginAllowedOverride ?? statuses.find(({ id }) => id === values.statusId)?.allowsLogin ?? true
  const isOneself = useUser().id === item?.id
  const named = (rows: readonly { id: number; label: { de: string; en: string } }[]) =>
    rows.map(({ id, label }) => ({ value: String(id), label: label[language] || label.de }))
  return (
    <Panel title={say(words.account)}>
      {!item && (
        <Text size="sm" c="dimmed" mb="sm">
          {say(isInvited ? words.invited : words.notInvited)}
        </Text>
      )}
      {(['username', 'email'] as const).map(name => (
        <TextInput
          key={name}
          {...field(name)}
          mb="sm"
          label={say(words[name])}
          {...(name === 'email' && isOneself && { disabled: true, description: say(words.ownEmailHint) })}
          autoComplete="off"
          value={values[name]}
          onChange={event => set(name, event.currentTarget.value)}
        />
      ))}
      {(['roleId', 'statusId'] as const).map(name => (
        <Select
          key={name}
          {...field(name)}
          mb="sm"
          label={say(name === 'roleId' ? words.role : words.status)}
          data={named(name === 'roleId' ? roles : statuses)}
          allowDeselect={false}
          disabled={isOneself}
          value={String(values[name])}
          onChange={id => id && set(name, Number(id))}
        />
      ))}
      <OverrideField form={form} isOneself={isOneself} />
      <Select
        {...field('groupId')}
        mb="sm"
        label={say(words.group)}
        data={groups}
        clearable
        value={values.groupId === null ? null : String(values.groupId)}
        onChange={id => set('groupId', id ? Number(id) : null)}
      />
      <NumberInput
        {...field('sortPriority')}
        mb="sm"
        label={say(words.priority)}
        description={say(words.priorityHint)}
        min={0}
        max={9999}
        allowDecimal={false}
        value={values.sortPriority}
        onChange={value => set('sortPriority', Number(value) || 0)}
      />
      <Period form={form} />
    </Panel>
  )
}

function Period({ form: { values, set } }: Pick<PanelProps<PersonFields, Person>, 'form'>) {
  const say = useSay()
  const field = useField()
  return (
    <>
      <DateInput
        {...field('startDate')}
        label={say(words.startDate)}
        description={say(words.startDateHint)}
        mb="sm"
        value={values.startDate}
        onChange={day => set('startDate', day)}
      />
      <DateInput
        {...field('endDate')}
        label={say(words.endDate)}
        description={say(words.endDateHint)}
        value={values.endDate}
        onChange={day => set('endDate', day)}
      />
    </>
  )
}

/** For administrators: permits or forbids the login regardless of the status. */
function OverrideField({
  form: { values, set },
  isOneself,
}: Pick<PanelProps<PersonFields, Person>, 'form'> & { isOneself: boolean }) {
  const say = useSay()
  const field = useField()
  const names = say(words.overrides)
  const { isLoginAllowedOverride: now } = values
  if (!useUser().flags.isAdmin) return null
  return (
    <Select
      {...field('isLoginAllowedOverride')}
      mb="sm"
      label={say(words.override)}
      data={Object.entries(names).map(([value, label]) => ({ value, label }))}
      allowDeselect={false}
      disabled={isOneself}
      value={now === null ? 'status' : now ? 'yes' : 'no'}
      onChange={value => set('isLoginAllowedOverride', value === 'status' ? null : value === 'yes')}
    />
  )
}
