import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { EventEditor } from './event-editor.tsx'
import { useEventFieldName } from './event-field-name.ts'

/** One event, to be changed or made. */
export default function EventItemScreen() {
  const fieldLabel = useEventFieldName()
  return (
    <RecordScreen
      {...{ kind: 'events', calls: client.events.backstage, fieldLabel }}
      texts={['title', 'teaser', 'detailsContent', 'programme']}
    >
      {item => <EventEditor key={item?.id} item={item} />}
    </RecordScreen>
  )
}
