import { preview } from '#web/shell/preview.ts'
import { EventView } from './event-view.tsx'

export default preview({
  find: (client, link) => client.events.preview(link),
  View: ({ shown }) => <EventView event={shown} address="" />,
})
