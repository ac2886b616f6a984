import { EventEditor } from './event-editor.tsx'

/** A new event. */
export default function EventCreate() {
  return <EventEditor item={null} />
}
