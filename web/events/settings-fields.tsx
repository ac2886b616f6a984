import { Checkbox, Group, NumberInput, SimpleGrid, Stack, Switch, Text, Title } from '@mantine/core'
import { asksPlaceOf, type RegistrationSettings } from '#contract/events/settings.ts'
import { isPagePublic, registrationState } from '#contract/events/states.ts'
import { records } from '#messages/backstage.ts'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { MomentField } from '#web/records/moment-field.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { EventForm } from './event-form.ts'
import { QuestionFields } from './question-fields.tsx'
import { SettingsLetters } from './settings-letters.tsx'
import { WayFields } from './way-fields.tsx'

/** Whether there are registrations, including the waiting list. */
function hasRegistered(item: EventForm['item']): boolean {
  return Object.values(item?.seats ?? {}).some(({ taken, waiting }) => taken + waiting > 0)
}

/** Registration settings: period, ways to take part, questions and letters. */
export function SettingsFields({ form, item }: EventForm) {
  const say = useSay()
  const { values, set } = form
  const settings = values.registration
  const change = (given: Partial<RegistrationSettings>) => set('registration', { ...settings, ...given })
  const open = (isOpen: boolean) => {
    // If there are registrations, the form is closed, not removed, so that guests still see that it is
    // closed.
    set('hasRegistration', isOpen || hasRegistered(item))
    change({ isActive: isOpen })
  }
  return (
    <Stack gap="md" component="section">
      <Title order={2} size="h4">
        {say(words.registration)}
      </Title>
      <Switch
        label={say(words.hasRegistration)}
        checked={values.hasRegistration && settings.isActive}
        onChange={event => open(event.currentTarget.checked)}
      />
      <Standing form={form} item={item} />
      {values.hasRegistration && (
        <>
          <Panel>
            <RegistrationWindow settings={settings} onChange={change} />
          </Panel>
          <Panel title={say(words.ways)}>
            <WayFields settings={settings} seats={item?.seats ?? null} onChange={change} />
          </Panel>
          <Panel title={say(words.option)}>
            <Checkbox
              mb="md"
              label={say(words.asksPlace)}
              description={say(values.isHahnLecture ? words.lectureAsksPlace : words.asksPlaceHint)}
              checked={asksPlaceOf(values)}
              disabled={values.isHahnLecture}
              onChange={event => change({ asksPlace: event.currentTarget.checked })}
            />
            <QuestionFields
              value={settings.option}
              onChange={make => form.update('registration', now => ({ ...now, option: make(now.option) }))}
              hasAnswers={hasRegistered(item)}
            />
          </Panel>
          <Panel title={say(words.letters)}>
            <SettingsLetters settings={settings} eventId={item?.id ?? null} onChange={change} />
          </Panel>
        </>
      )}
    </Stack>
  )
}

/** What visitors see of the registration, taking unsaved changes into account. */
function Standing({ form: { values }, item }: EventForm) {
  const say = useSay()
  const now = new Date()
  const seenOf = (event: EventForm['form']['values']) =>
    (isPagePublic(event, now) && registrationState(event, now)) || 'none'
  const seen = seenOf(values)
  return (
    <Text size="sm" c="dimmed" role="status">
      {seen !== (item ? seenOf(item) : 'none') && `${say(records.afterSaving)}: `}
      {say(words.registrationSeen)[seen]}
    </Text>
  )
}

interface Props {
  settings: RegistrationSettings
  onChange: (given: Partial<RegistrationSettings>) => void
}

function RegistrationWindow({ settings, onChange }: Props) {
  const say = useSay()
  const field = useField()
  return (
    <>
      <SimpleGrid type="container" cols={{ base: 1, '34rem': 2 }} spacing="md">
        <MomentField
          name="registration.start"
          label={say(words.registrationStart)}
          description={say(words.registrationStartHint)}
          value={settings.start}
          onChange={start => onChange({ start })}
        />
        <MomentField
          name="registration.end"
          label={say(words.registrationEnd)}
          description={say(words.registrationEndHint)}
          value={settings.end}
          isEnd
          onChange={end => onChange({ end })}
        />
      </SimpleGrid>
      <Group grow>
        {(['reminderDays', 'keptDays'] as const).map(name => (
          <NumberInput
            key={name}
            {...field(`registration.${name}`)}
            label={say(words[name])}
            value={settings[name]}
            min={1}
            allowDecimal={false}
            onChange={number => onChange({ [name]: Number(number) || 0 })}
          />
        ))}
      </Group>
    </>
  )
}
