import { blankEvent, eventRecord } from '#contract/events/event.ts'
import { eventFieldNames } from '#messages/events-backstage.ts'
import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { EventPanels } from './event-panels.tsx'
import { EventRecording } from './event-recording.tsx'
import { EventTexts } from './event-texts.tsx'
import preview from './events.preview.tsx'
import { ProgrammeFields } from './programme-fields.tsx'
import { EventVisibilityPanel } from './seen-panel.tsx'
import { SettingsFields } from './settings-fields.tsx'

/** Editor of an event: texts, programme, registration and recording; time and place in the side panels. */
export default function EventItemScreen() {
  return (
    <RecordScreen
      {...{ kind: 'events', calls: client.events.backstage, declared: eventRecord, blank: blankEvent }}
      {...{ names: eventFieldNames, Texts: EventTexts, Panels: EventPanels, preview }}
      VisibilityPanel={EventVisibilityPanel}
      texts={['title', 'teaser', 'detailsContent', 'programme']}
      below={editing => (
        <>
          <ProgrammeFields {...editing} />
          <SettingsFields {...editing} />
          <EventRecording {...editing} />
        </>
      )}
    />
  )
}
