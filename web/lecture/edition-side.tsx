import { NumberInput, TextInput } from '@mantine/core'
import type { Edition, EditionFields } from '#contract/lecture/edition.ts'
import { lectureBackstage as words } from '#messages/lecture-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { FileField } from '#web/media/file-field.tsx'
import { PictureList } from '#web/media/picture-list.tsx'
import { PicturePanel } from '#web/media/picture-panel.tsx'
import { useField } from '#web/records/fields.tsx'
import { KeptPanels } from '#web/records/kept-panels.tsx'
import { Panel } from '#web/records/panel.tsx'
import { PublicationPanel } from '#web/records/publication-panel.tsx'
import type { RecordForm } from '#web/records/use-record-form.ts'
import { LectureEventField } from './lecture-event-field.tsx'

interface Props {
  form: RecordForm<EditionFields, Edition>
  item: Edition | null
  fieldLabel: (field: string) => string
}

/** Beside the texts: whether it is seen, its year and speaker, its event, picture and slides. */
export function EditionSide({ form, item, fieldLabel }: Props) {
  const say = useSay()
  const field = useField()
  const { values, set } = form
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
      <PublicationPanel
        kind="lecture"
        item={item}
        values={values}
        onVisible={isVisible => set('isVisible', isVisible)}
        onDate={set}
      />
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
      <Panel>
        <FileField
          label={say(words.slides)}
          folder="hahn-lecture"
          value={values.slidesId}
          onChange={slidesId => set('slidesId', slidesId)}
        />
      </Panel>
      <Panel title={say(words.pictures)}>
        <PictureList
          {...field('pictureIds')}
          ids={values.pictureIds}
          onChange={pictureIds => set('pictureIds', pictureIds)}
        />
      </Panel>
      {item && (
        <KeptPanels
          kind="lecture"
          calls={client.lecture.backstage}
          item={item}
          form={form}
          fieldLabel={fieldLabel}
        />
      )}
    </>
  )
}
