import { TextInput } from '@mantine/core'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import type { EventForm } from './event-form.ts'

/** Address of the venue; its name is edited with the texts. */
export function PlacePanel({ form: { values, set } }: EventForm) {
  const say = useSay()
  const field = useField()
  const { venue } = values
  return (
    <Panel title={say(words.venue)}>
      <GrowingText
        {...field('venue.address')}
        label={say(words.venueAddress)}
        value={venue.address}
        onChange={event => set('venue', { ...venue, address: event.currentTarget.value })}
        minRows={2}
        mb="sm"
      />
      <TextInput
        {...field('venue.url')}
        label={say(words.venueUrl)}
        placeholder="https://"
        value={venue.url}
        onChange={event => set('venue', { ...venue, url: event.currentTarget.value })}
      />
    </Panel>
  )
}
