import type { EventFields, EventItem } from '#contract/events/event.ts'
import type { RecordForm } from '#web/records/use-record-form.ts'

/** Form and record of an event in the editor; `item` is null for a new event. */
export interface EventForm {
  form: RecordForm<EventFields, EventItem>
  item: EventItem | null
}
