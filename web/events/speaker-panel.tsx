import { TextInput } from '@mantine/core'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { PictureField } from '#web/media/picture-field.tsx'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import { PersonField } from '#web/records/person-field.tsx'
import type { EventForm } from './event-form.ts'

/** The key speaker; the text about the speaker is edited with the texts once a name is set. */
export function SpeakerPanel({ form: { values, set } }: EventForm) {
  const say = useSay()
  const field = useField()
  const { keySpeaker } = values
  return (
    <Panel title={say(words.keySpeaker)}>
      <TextInput
        {...field('keySpeaker.name')}
        label={say(words.speakerName)}
        value={keySpeaker.name}
        onChange={event => set('keySpeaker', { ...keySpeaker, name: event.currentTarget.value })}
        mb="sm"
      />
      {keySpeaker.name !== '' && (
        <>
          <TextInput
            {...field('keySpeaker.url')}
            label={say(words.speakerUrl)}
            placeholder="https://"
            value={keySpeaker.url}
            onChange={event => set('keySpeaker', { ...keySpeaker, url: event.currentTarget.value })}
            mb="sm"
          />
          <PersonField
            {...field('speakerId')}
            label={say(words.speakerPerson)}
            description={say(words.speakerPersonHint)}
            value={values.speakerId}
            onChange={id => set('speakerId', id)}
          />
          <PictureField
            {...field('keySpeaker.imageId')}
            imageId={keySpeaker.imageId}
            alt={null}
            onPicture={imageId => set('keySpeaker', { ...keySpeaker, imageId })}
            onAlt={null}
          />
        </>
      )}
    </Panel>
  )
}
