import { NumberInput, TextInput } from '@mantine/core'
import { type Edition, type EditionFields, mostPictures } from '#contract/lecture/edition.ts'
import { lectureBackstage as words } from '#messages/lecture-backstage.ts'
import { useSay } from '#web/language.ts'
import { PictureList } from '#web/media/picture-list.tsx'
import { PicturePanel } from '#web/media/picture-panel.tsx'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { LectureEventField } from './lecture-event-field.tsx'

type Props = PanelProps<EditionFields, Edition>

/** Side panels of an edition: year, speaker, event and pictures. */
export function EditionPanels({ form }: Props) {
  const say = useSay()
  const field = useField()
  const { values, set, update } = form
  const whole = (name: 'year' | 'number') => ({
    ...field(name),
    label: say(words[name]),
    value: values[name],
    allowDecimal: false,
    allowNegative: false,
    mb: 'sm',
    onChange: (typed: number | string) => set(name, Number(typed) || 0),
  })
  return (
    <>
      <Panel>
        <NumberInput {...whole('year')} />
        <NumberInput {...whole('number')} description={say(words.numberHint)} />
        <TextInput
          {...field('speaker.name')}
          label={say(words.speaker)}
          value={values.speaker.name}
          mb="sm"
          onChange={event => set('speaker', { ...values.speaker, name: event.currentTarget.value })}
        />
        <LectureEventField
          {...field('eventId')}
          value={values.eventId}
          onChange={eventId => set('eventId', eventId)}
        />
      </Panel>
      <PicturePanel title={say(words.picture)} form={form} />
      <Panel title={say(words.pictures)}>
        <PictureList
          {...field('pictureIds')}
          ids={values.pictureIds}
          most={mostPictures}
          onChange={make => update('pictureIds', make)}
        />
      </Panel>
    </>
  )
}
