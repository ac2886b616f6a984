import { blankEvent, type EventFields, type EventItem } from '#contract/events/event.ts'
import { eventFieldNames, eventsBackstage } from '#messages/events-backstage.ts'
import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { EditorSide } from './editor-side.tsx'
import { EventTexts } from './event-texts.tsx'
import { ProgrammeFields } from './programme-fields.tsx'
import { SettingsFields } from './settings-fields.tsx'

/** One event, to be changed or made: its texts, then programme and registration; beside them when and where. */
export default function EventItemScreen() {
  return (
    <RecordScreen<EventFields, EventItem>
      {...{ kind: 'events', calls: client.events.backstage, blank: blankEvent }}
      {...{ words: eventsBackstage, names: eventFieldNames, Texts: EventTexts, Side: EditorSide }}
      texts={['title', 'teaser', 'detailsContent', 'programme']}
      below={editing => (
        <>
          <ProgrammeFields {...editing} />
          <SettingsFields {...editing} />
        </>
      )}
    />
  )
}
