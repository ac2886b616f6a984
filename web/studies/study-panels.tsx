import { NumberInput, Switch, Text, TextInput } from '@mantine/core'
import type { Study, StudyFields } from '#contract/studies/study.ts'
import { studiesBackstage as words } from '#messages/studies-backstage.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { MomentField } from '#web/records/moment-field.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { CallPanel } from './call-panel.tsx'

/** The recruiting period, contact person, ethics approval number and call of a study. */
export function StudyPanels({ form, item }: PanelProps<StudyFields, Study>) {
  const say = useSay()
  const field = useField()
  const { values, set } = form
  return (
    <>
      <Panel title={say(words.seeking)}>
        {(['seeksFrom', 'seeksUntil'] as const).map(name => (
          <MomentField
            key={name}
            name={name}
            label={say(words[name])}
            description={say(words[`${name}Hint`])}
            value={values[name]}
            isEnd={name === 'seeksUntil'}
            onChange={moment => set(name, moment)}
          />
        ))}
      </Panel>
      <Panel title={say(words.places)}>
        <NumberInput
          {...field('places')}
          mb="sm"
          label={say(words.places)}
          description={say(words.placesHint)}
          value={values.places ?? ''}
          onChange={typed => set('places', typeof typed === 'number' ? typed : null)}
          {...{ min: 1, max: 1000, allowDecimal: false }}
        />
        <NumberInput
          {...field('placesTaken')}
          mb="sm"
          label={say(words.placesTaken)}
          value={values.placesTaken}
          onChange={typed => set('placesTaken', Number(typed) || 0)}
          {...{ min: 0, max: 1000, allowDecimal: false }}
        />
        <Switch
          {...field('hasEnough')}
          label={say(words.hasEnough)}
          description={say(words.hasEnoughHint)}
          checked={values.hasEnough}
          onChange={event => set('hasEnough', event.currentTarget.checked)}
        />
      </Panel>
      <Panel title={say(words.contact)}>
        <Text size="sm" c="dimmed" mb="sm">
          {say(words.contactHint)}
        </Text>
        {(['name', 'email', 'phone'] as const).map(name => (
          <TextInput
            key={name}
            {...field(`contact.${name}`)}
            mb="sm"
            label={say(words[name])}
            value={values.contact[name]}
            onChange={event => set('contact', { ...values.contact, [name]: event.currentTarget.value })}
          />
        ))}
        <TextInput
          {...field('ethicsNumber')}
          label={say(words.ethicsNumber)}
          value={values.ethicsNumber}
          onChange={event => set('ethicsNumber', event.currentTarget.value)}
        />
      </Panel>
      {item && <CallPanel item={item} isDirty={form.isDirty} />}
    </>
  )
}
